import { afterEach, expect, it, vi } from 'vitest'
import { NO_ANSWERS } from '../../model/survey-review/review'
import { browserReviews, memoryReviews } from '../../src/platform/reviews'

/** A storage of a browser. */
function stored(name: 'localStorage' | 'sessionStorage') {
  const values = new Map<string, string>()
  vi.stubGlobal(name, {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
  return values
}
afterEach(() => void vi.unstubAllGlobals())
const draft = { answers: NO_ANSWERS.map(() => ({ mark: 2 as const, comment: 'Помято' })), question: 1 }

it.each([
  ['the browser', browserReviews],
  ['memory', memoryReviews()],
])('%s keeps what was begun by person and order, and which popups were seen, until they are told', (_, reviews) => {
  const [shared, own] = [stored('localStorage'), stored('sessionStorage')]
  expect({ draft: reviews.readDraft(1, 7), seen: reviews.readSeen(1) }).toEqual({ draft: null, seen: [] })
  reviews.keepDraft(1, 7, draft)
  reviews.keepSeen(1, [{ orderId: 7, regionId: 2 }])
  expect([reviews.readDraft(1, 7), reviews.readDraft(2, 7), reviews.readDraft(1, 8)]).toEqual([draft, null, null])
  expect([reviews.readSeen(1), reviews.readSeen(2)]).toEqual([[{ orderId: 7, regionId: 2 }], []])
  reviews.keepDraft(1, 7, null)
  reviews.keepSeen(1, [])
  expect([reviews.readDraft(1, 7), reviews.readSeen(1), shared.size, own.size]).toEqual([null, [], 0, 0])
})

it.each(['x', '{}', '[1]', '[{"orderId":"x","regionId":1}]', '{"answers":[],"question":0}'])(
  'what others wrote there is nothing: %s',
  (text) => {
    stored('localStorage').set('review/1/7', text)
    stored('sessionStorage').set('review-seen/1', text)
    expect({ draft: browserReviews.readDraft(1, 7), seen: browserReviews.readSeen(1) }).toEqual({ draft: null, seen: [] })
  },
)
