import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { watching } from './open-inspector'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)
const tree = () => screen.getByRole('separator', { name: 'Ширина участников' })
const stream = () => screen.getByRole('separator', { name: 'Ширина событий' })
const widths = () => [tree(), stream()].map((it) => Number(it.getAttribute('aria-valuenow')))
/** What the page is laid out by. */
const laidOut = () => ['--tree-w', '--stream-w'].map((name) => screen.getByRole('main').style.getPropertyValue(name))
const givenWidth = (width: number) => Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: width })
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
    expect([widths(), laidOut()]).toEqual([
      [312, 328],
      ['312px', '328px'],
    ])
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(widths()).toEqual([312, 360])
    await user.keyboard('{Enter}')
    expect(widths()).toEqual([312, 344])
  })

  it('are no narrower and no wider than is of use, and leave the chart a fifth of the page', async () => {
    givenWidth(1500)
    const { user } = await watching()
    tree().focus()
    await user.keyboard('{Home}')
    expect(widths()).toEqual([200, 344])
    await user.keyboard('{ArrowLeft}')
    expect(widths()).toEqual([200, 344])
    await user.keyboard('{End}')
    expect(widths()).toEqual([600, 344])
    givenWidth(5000)
    await user.keyboard('{End}')
    expect(widths()).toEqual([900, 344])
    // In a window that became smaller it goes on from where it is seen.
    givenWidth(1500)
    await user.keyboard('{ArrowLeft}')
    expect(widths()).toEqual([584, 344])
  })

  it('are dragged with the main button alone, and let go; a double click puts them back', async () => {
    givenWidth(2000)
    await watching()
    drag(tree(), 50)
    drag(stream(), -60)
    expect(widths()).toEqual([330, 404])
    fireEvent.pointerMove(tree(), { clientX: 900, pointerId: 1 })
    drag(tree(), 100, 2)
    expect(widths()).toEqual([330, 404])
    fireEvent.doubleClick(tree())
    expect(widths()).toEqual([280, 404])
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
