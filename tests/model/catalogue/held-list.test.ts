import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { heldList } from '../../../model/catalogue/held-list'

const list = (version: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }).map((ids) => ids.map((id) => ({ id, version })))

test.prop([list(1), list(2)])(
  'a held list loses nothing that was on the page, takes in what came, and shows the newer of both',
  (before, now) => {
    const held = heldList(before, now)
    const ids = held.map(({ id }) => id)
    expect(new Set(ids)).toEqual(new Set([...before, ...now].map(({ id }) => id)))
    expect(ids).toHaveLength(new Set(ids).size)
    for (const item of held) expect(item.version).toBe(now.some(({ id }) => id === item.id) ? 2 : 1)
    const kept = ids.filter((id) => before.some((item) => item.id === id))
    expect(kept).toEqual(before.map(({ id }) => id))
  },
)

it('what came stands above, in its own order', () => {
  const of = (...ids: number[]) => ids.map((id) => ({ id }))
  expect(heldList(of(1, 2, 3), of(9, 8, 1, 3))).toEqual(of(9, 8, 1, 2, 3))
  expect(heldList([], of(2, 1))).toEqual(of(2, 1))
})
