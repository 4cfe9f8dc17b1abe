import { expect, it } from 'vitest'
import { tellVisibility } from '../../src/app/tell-visibility'

/** A page that is seen or not. */
function page(first: DocumentVisibilityState) {
  const target = new EventTarget()
  const told: string[] = []
  const document = { visibilityState: first, addEventListener: target.addEventListener.bind(target) }
  tellVisibility(document, ({ type }) => told.push(type))
  const turn = (next: DocumentVisibilityState) => {
    document.visibilityState = next
    target.dispatchEvent(new Event('visibilitychange'))
  }
  return { told, turn }
}

it('a page that was opened in the background is hidden from the first: no toast passes unseen', () => {
  const { told, turn } = page('hidden')
  expect(told).toEqual(['page.hidden'])
  turn('visible')
  expect(told).toEqual(['page.hidden', 'page.shown'])
})

it('a page that is seen tells it at once, and each change', () => {
  const { told, turn } = page('visible')
  turn('hidden')
  turn('visible')
  expect(told).toEqual(['page.shown', 'page.hidden', 'page.shown'])
})
