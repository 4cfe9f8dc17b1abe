import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allot } from '../../../fake-server/catalogue/generate/allot'
import { createRandom, hash } from '../../../fake-server/catalogue/random'

describe('Draws', () => {
  it('are the same for the same seed and index, and others for the next', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (seed, index) => {
        const draw = (at: number) => Array.from({ length: 8 }, createRandom(hash(seed), at).next)
        expect(draw(index)).toEqual(draw(index))
        expect(draw(index)).not.toEqual(draw(index + 1))
      }),
    )
  })

  it('fill their range evenly, both ends included', () => {
    const counts = new Map<number, number>()
    for (let index = 0; index < 6_000; index++) {
      const value = createRandom(hash('dice'), index).int(1, 6)
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    expect(new Set(counts.keys())).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150)
  })
})

describe('Shares of leaves', () => {
  it('add up to what was asked, none over its capacity, none below zero', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 5_000 }),
        fc.array(fc.record({ w: fc.integer({ min: 1, max: 100 }), capacity: fc.nat({ max: 300 }) }), { minLength: 1, maxLength: 30 }),
        (count, leaves) => {
          const shares = allot(count, leaves)
          const capacity = leaves.reduce((sum, leaf) => sum + leaf.capacity, 0)
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.min(count, capacity))
          for (const [at, share] of shares.entries()) expect(share >= 0 && share <= (leaves[at]?.capacity ?? 0)).toBe(true)
        },
      ),
    )
  })

  it('follow the weights while there is room', () => {
    expect(
      allot(1_000, [
        { w: 1, capacity: 9_999 },
        { w: 3, capacity: 9_999 },
        { w: 6, capacity: 9_999 },
      ]),
    ).toEqual([100, 300, 600])
    expect(
      allot(1_000, [
        { w: 1, capacity: 9_999 },
        { w: 3, capacity: 9_999 },
        { w: 6, capacity: 60 },
      ]),
    ).toEqual([235, 705, 60])
  })
})
