import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useToastsBeside } from '../../../src/ui/feedback/toasts-beside'
import { Toasts } from '../../../src/ui/feedback/toasts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shift = () => screen.getByRole('region', { name: 'Уведомления', hidden: true }).parentElement?.style.getPropertyValue('--toast-shift')
/** A column that begins so many px from the left. */
function Column({ left }: { left: { px: number } }) {
  const box = useRef<HTMLDivElement>(null)
  useToastsBeside(box, true)
  return (
    <div
      ref={(element) =>
        void (box.current = element && Object.assign(element, { getBoundingClientRect: () => ({ left: left.px }) as DOMRect }))
      }
    />
  )
}

it('toasts stand beside a column at the right edge as long as it is there, and nothing else of the page is told', () => {
  const looks: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        looks.push(look)
      }
      observe() {}
      disconnect() {}
    },
  )
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 1440, configurable: true })
  const left = { px: 1040 }
  const { unmount } = render(<Column left={left} />)
  act(() => looks.forEach((look) => look()))
  render(<Toasts onGone={() => {}} />)
  expect(shift()).toBe('400px')
  left.px = 1000
  act(() => looks.forEach((look) => look()))
  expect({ shift: shift(), propertyValue: document.documentElement.style.getPropertyValue('--toast-shift') }).toEqual({
    shift: '440px',
    propertyValue: '',
  })
  unmount()
  expect(shift()).toBe('0px')
})
