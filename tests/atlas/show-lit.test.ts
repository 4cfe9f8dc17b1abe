import { afterEach, expect, it, vi } from 'vitest'
import { showLit } from '../../atlas/chart/show-lit'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A box of 360 × 500 and a lit state in it. @returns where the box scrolled to */
function shown(state: { left: number; width: number; top: number; height: number }): [number, number] {
  document.body.innerHTML = '<div style="overflow-y: auto"><div><i data-state="a"></i></div></div>'
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.matches('i') ? new DOMRect(state.left, state.top, state.width, state.height) : new DOMRect(0, 100, 360, 500)
  })
  const box = document.body.firstElementChild as HTMLElement
  showLit(box.firstElementChild as HTMLElement, ['a'])
  return [box.scrollLeft, box.scrollTop]
}

it.each([
  ['a small one stands in the middle', { left: 500, width: 100, top: 900, height: 100 }, [370, 600]],
  ['one wider than the box shows where it begins', { left: 500, width: 700, top: 900, height: 100 }, [488, 600]],
  ['one higher than the box as well', { left: 500, width: 100, top: 900, height: 800 }, [370, 788]],
  ['what is in sight stays', { left: 20, width: 100, top: 120, height: 100 }, [0, 0]],
])('of a chart the lit state is led into sight: %s', (_, state, expected) => expect(shown(state)).toEqual(expected))
