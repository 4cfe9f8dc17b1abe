import { expect, it } from 'vitest'
import { medianOf, spreadOf } from '../../bench/browser/spread'

it('tells the median and what all but one in twenty stay below, however the times came', () => {
  const times = Array.from({ length: 21 }, (_, at) => (at * 8) % 21) // each of 0 to 20 once
  expect(spreadOf(times)).toEqual({ p50: 10, p95: 19 })
})

it('runs a work so many times, one after the other, and takes the middle one', async () => {
  const runs: number[] = []
  const median = await medianOf(3, async (run) => {
    runs.push(run)
    return [7, 90, 8][run] ?? NaN
  })
  expect({ median, runs }).toEqual({ median: 8, runs: [0, 1, 2] })
})
