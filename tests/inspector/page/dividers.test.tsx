import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { watching } from './open-inspector'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)
const tree = () => screen.getByRole('separator', { name: 'Участники' })
const stream = () => screen.getByRole('separator', { name: 'События' })
const widths = () => [tree(), stream()].map((it) => Number(it.getAttribute('aria-valuenow')))
/** What the page is laid out by. */
const laidOut = () => ['--tree-w', '--stream-w'].map((name) => screen.getByRole('main').style.getPropertyValue(name))
const givenWidth = (width: number) => {
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: width })
  act(() => void dispatchEvent(new Event('resize')))
}
const bounds = () => [tree(), stream()].map((it) => Number(it.getAttribute('aria-valuemax')))
function drag(edge: HTMLElement, by: number, button = 0) {
  fireEvent.pointerDown(edge, { button, clientX: 500, pointerId: 1 })
  fireEvent.pointerMove(edge, { clientX: 500 + by, pointerId: 1 })
  fireEvent.lostPointerCapture(edge, { pointerId: 1 })
}

describe('the edges between the panes', () => {
  it('are moved by arrows, the way that they go on the screen, and put back by Enter', async () => {
    givenWidth(2000)
    const { user } = await watching()
    expect(widths()).toEqual([280, 344])
    tree().focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    stream().focus()
    await user.keyboard('{ArrowRight}')
    expect({ widths: widths(), laidOut: laidOut() }).toEqual({ widths: [312, 328], laidOut: ['312px', '328px'] })
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(widths()).toEqual([312, 360])
    await user.keyboard('{Enter}')
    expect(widths()).toEqual([312, 344])
  })

  it('are no narrower than is of use, and leave the chart its row of views and scale', async () => {
    givenWidth(1500)
    const { user } = await watching()
    expect(bounds()).toEqual([1500 - 500 - 344, 1500 - 500 - 280])
    tree().focus()
    await user.keyboard('{Home}')
    expect(widths()).toEqual([200, 344])
    await user.keyboard('{ArrowLeft}')
    expect(widths()).toEqual([200, 344])
    await user.keyboard('{End}')
    expect({ widths: widths(), laidOut: laidOut() }).toEqual({ widths: [656, 344], laidOut: ['656px', '344px'] })
    givenWidth(5000)
    await user.keyboard('{End}')
    expect(widths()).toEqual([900, 344])
    // A window that became smaller has room for less, and gives it back.
    givenWidth(1500)
    expect({ widths: widths(), laidOut: laidOut() }).toEqual({ widths: [656, 344], laidOut: ['656px', '344px'] })
    givenWidth(5000)
    expect(widths()).toEqual([900, 344])
    // There the stream stands below the tree.
    givenWidth(1100)
    expect([widths()[0], bounds()[0]]).toEqual([600, 600])
  })

  it('are dragged with the main button alone, and let go; a double click puts them back', async () => {
    givenWidth(2000)
    await watching()
    drag(tree(), 50)
    drag(stream(), -60)
    expect(widths()).toEqual([330, 404])
    fireEvent.pointerMove(tree(), { clientX: 900, pointerId: 1 })
    drag(tree(), 100, 2)
    // Another finger.
    fireEvent.pointerDown(tree(), { button: 0, clientX: 500, pointerId: 1 })
    fireEvent.pointerMove(tree(), { clientX: 900, pointerId: 2 })
    fireEvent.lostPointerCapture(tree(), { pointerId: 1 })
    expect(widths()).toEqual([330, 404])
    fireEvent.doubleClick(tree())
    expect(widths()).toEqual([280, 404])
  })

  it('move the layout while they are dragged, and are kept when they are let go', async () => {
    givenWidth(2000)
    await watching()
    fireEvent.pointerDown(tree(), { button: 0, clientX: 500, pointerId: 1 })
    fireEvent.pointerMove(tree(), { clientX: 540, pointerId: 1 })
    expect([laidOut(), Object.keys(sessionStorage).length]).toEqual([['320px', '344px'], 0])
    fireEvent.lostPointerCapture(tree(), { pointerId: 1 })
    expect([widths(), Object.keys(sessionStorage).length]).toEqual([[320, 344], 1])
  })

  it('take the press for themselves: a text that is chosen is not dragged', async () => {
    givenWidth(2000)
    await watching()
    expect(fireEvent.pointerDown(tree(), { button: 0, clientX: 500, pointerId: 1 })).toBe(false)
    expect([document.activeElement === tree(), fireEvent.dragStart(tree())]).toEqual([true, false])
    expect(document.getElementById(tree().getAttribute('aria-controls') ?? '')?.getAttribute('aria-label')).toBe('Участники')
  })

  it('stay where they were over a reload; what somebody else wrote there is nothing', async () => {
    givenWidth(2000)
    await watching()
    drag(tree(), 50)
    cleanup()
    await watching()
    expect(widths()).toEqual([330, 344])
    cleanup()
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"tree":"wide","stream":1e9}')
    await watching()
    expect(widths()).toEqual([280, 344])
  })

  it('leave Alt and the arrows to the time', async () => {
    givenWidth(2000)
    const { user } = await watching()
    tree().focus()
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(widths()).toEqual([280, 344])
    screen.getByText(/Вы смотрите в/)
  })
})
