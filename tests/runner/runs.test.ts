import { describe, expect, it } from 'vitest'
import { runsOf, seedOf } from '../support/runs'

describe('the seed of properties', () => {
  it('is the same every time unless another is asked for', () => {
    expect(seedOf(undefined)).toEqual(seedOf(undefined))
    expect(seedOf(undefined).seed).toEqual(expect.any(Number))
    expect(seedOf('-17')).toEqual({ seed: -17 })
  })

  it('is left to chance where that is asked for', () => expect(seedOf('random')).toEqual({}))

  it('is nothing else', () => expect(() => seedOf('chance')).toThrow('SEED is «chance»'))
})

describe('the number of runs of a property', () => {
  it.each([
    [undefined, 40],
    ['500', 500],
    ['10x', 400],
    ['0.4x', 16],
    ['0.001x', 1],
  ])('with RUNS=%s is %i where 40 are usual', (wanted, count) => expect(runsOf(40, wanted)).toBe(count))

  it.each(['', '0', '0x', 'x', '-5', '1.5'])('is not «%s»', (wanted) => expect(() => runsOf(40, wanted)).toThrow('RUNS is'))
})
