import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useToastsAbove } from '../../../src/ui/feedback/toasts-above'
import { Toasts } from '../../../src/ui/feedback/toasts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const lift = () => screen.getByRole('region', { name: 'Уведомления', hidden: true }).parentElement?.style.getPropertyValue('--toast-lift')
/** A box in the corner, so many px high. */
function Corner({ height }: { height: { px: number } }) {
  const box = useRef<HTMLDivElement>(null)
  useToastsAbove(box, true)
  return (
    <div
      ref={(element) =>
        void (box.current = element && Object.defineProperty(element, 'offsetHeight', { get: () => height.px, configurable: true }))
      }
    />
  )
}

it('toasts are lifted above a box in their corner as long as it is there, and nothing else of the page is told', () => {
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
  const height = { px: 300 }
  const { unmount } = render(<Corner height={height} />)
  act(() => looks.forEach((look) => look()))
  render(<Toasts onGone={() => {}} />)
  expect(lift()).toBe('300px')
  height.px = 340
  act(() => looks.forEach((look) => look()))
  expect({ lift: lift(), propertyValue: document.documentElement.style.getPropertyValue('--toast-lift') }).toEqual({
    lift: '340px',
    propertyValue: '',
  })
  unmount()
  expect(lift()).toBe('0px')
})
