import { describe, expect, it } from 'vitest'
import { compare } from '../../bench/measure'

/** A clock that works move on, and the works. */
function workshop() {
  let at = 0
  return { now: () => at, takes: (ms: () => number) => () => void (at += ms()) }
}
const OPTIONS = { rounds: 5, roundMs: 20, warmUpMs: 50 }

describe('A comparison', () => {
  it('is the time of a work over that of its baseline, each run once', async () => {
    const { now, takes } = workshop()
    expect(await compare({ work: takes(() => 3), baseline: takes(() => 12) }, { ...OPTIONS, now })).toEqual({
      ratio: 0.25,
      low: 0.25,
      high: 0.25,
      ms: 3,
    })
  })

  it('does not mind a machine that grows slower, or a round that is disturbed', async () => {
    const { now, takes } = workshop()
    let slowness = 1
    let runs = 0
    const work = takes(() => (runs++ === 40 ? 900 : 2 * slowness))
    const baseline = takes(() => slowness)
    const { ratio } = await compare({ work, baseline }, { ...OPTIONS, now, collectGarbage: () => (slowness *= 1.01) })
    expect(ratio).toBeGreaterThan(1.9)
    expect(ratio).toBeLessThan(2.1)
  })

  it('waits for works that take their time, and passes on what fails', async () => {
    const { now, takes } = workshop()
    const step = takes(() => 5)
    const later = async () => {
      await Promise.resolve()
      step()
    }
    expect((await compare({ work: later, baseline: takes(() => 10) }, { ...OPTIONS, now })).ratio).toBe(0.5)
    const falls = () => Promise.reject(new Error('No answer'))
    await expect(compare({ work: falls, baseline: step }, { ...OPTIONS, now })).rejects.toThrow('No answer')
  })
})
