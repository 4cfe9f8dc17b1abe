import { expect, it } from 'vitest'
import { pacesOf } from '../../inspector/page/time/pace'

const burst = Array.from({ length: 10 }, (_, at) => ({ at: 1000 + at }))
const slow = Array.from({ length: 10 }, (_, at) => ({ at: 60_000 * (at + 1) }))

it('an event stands on the scale where the slider is at it, however long it was waited for, and a burst is higher than what came slowly', () => {
  const paces = pacesOf([...burst, ...slow], 120)
  expect(paces.length).toBe(20)
  expect(Math.min(...paces.slice(0, 10))).toBeGreaterThan(2 * Math.max(...paces.slice(10)))
})

it('of many events each part holds as many, and none is out of the scale', () => {
  const rows = [...slow, ...Array.from({ length: 990 }, (_, at) => ({ at: 600_000 + at }))]
  const paces = pacesOf(rows, 100)
  expect([paces.length, Math.max(...paces), Math.min(...paces) > 0]).toEqual([100, 1, true])
  expect(paces[0]).toBeLessThan(paces[1]!)
})

it('without events there is nothing to draw, and what came at once is even', () => {
  expect([pacesOf([], 120), pacesOf([{ at: 5 }, { at: 5 }], 120)]).toEqual([[], [1, 1]])
})
