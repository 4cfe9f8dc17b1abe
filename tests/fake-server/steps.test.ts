import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atOnce, inSlices, type Steps } from '../../fake-server/steps'

/** Work whose steps take so many ms each of a clock that it moves itself, and what came between. */
function workshop(times: readonly number[]) {
  let now = 0
  const slices: number[] = [0]
  function* work(): Steps<string> {
    for (const ms of times) {
      now += ms
      slices[slices.length - 1] = (slices.at(-1) ?? 0) + ms
      yield
    }
    return 'done'
  }
  const pause = async () => void slices.push(0)
  return { work, slices, options: { now: () => now, pause, sliceMs: 8 } }
}
const anyTimes = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 60 })

describe('Work in steps', () => {
  it('comes to the same at once and in slices, and nothing comes between where it is done at once', async () => {
    await fc.assert(
      fc.asyncProperty(anyTimes, async (times) => {
        const sliced = workshop(times)
        expect(await inSlices(sliced.work(), sliced.options)).toBe('done')
        const whole = workshop(times)
        expect([atOnce(whole.work()), whole.slices.length]).toEqual(['done', 1])
      }),
    )
  })

  it('lets other work come as soon as a slice has had its time: none is longer than that and one step', async () => {
    await fc.assert(
      fc.asyncProperty(anyTimes, async (times) => {
        const { work, slices, options } = workshop(times)
        await inSlices(work(), options)
        expect(Math.max(...slices)).toBeLessThan(8 + Math.max(1, ...times))
        expect(slices.slice(0, -1).every((ms) => ms >= 8)).toBe(true) // and none is cut short
      }),
    )
  })

  it('passes on what fails in it', async () => {
    function* failing(): Steps<never> {
      yield
      throw new Error('no goods')
    }
    expect(() => atOnce(failing())).toThrow('no goods')
    await expect(inSlices(failing(), workshop([]).options)).rejects.toThrow('no goods')
  })
})
