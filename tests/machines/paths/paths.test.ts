import { describe, expect, it } from 'vitest'
import { planted, plantedNames, UNREACHABLE, withUnreachable } from '../../support/walks/planted'
import { proofs } from '../proofs'
import { genericWalk } from './generic-walk'
import { lead, WHOLE } from './lead'

/** All paths of a machine take minutes (PATHS=all), a cover of them less than the usual. */
const LONGEST_MS = process.env['PATHS'] === 'all' ? 3_600_000 : 60_000

describe.each(proofs.map((each) => [each.machine.id, each] as const))('the shortest paths of %s', (_, { machine, names, proof }) => {
  it(
    'take every transition of its chart, and lead nowhere where its law does not hold',
    () => expect(lead(machine, proof.walks ?? [genericWalk(machine, names, proof)], proof.law)).toEqual(WHOLE),
    LONGEST_MS,
  )
})

describe('the shortest paths of a machine of which nothing is told but its chart and its words', () => {
  it('take every transition of it', () => expect(lead(planted, [genericWalk(planted, plantedNames)], () => true)).toEqual(WHOLE))
  it('miss exactly those that nothing leads through', () =>
    expect(lead(withUnreachable, [genericWalk(withUnreachable, plantedNames)], () => true)).toEqual({
      missing: UNREACHABLE,
      broken: [],
    }))
  it('tell the ways after which its law does not hold, also where only time passed', () => {
    const { missing, broken } = lead(planted, [genericWalk(planted, plantedNames)], (_, { type }) => type !== null)
    expect([missing, broken]).toEqual([[], ['went, xstate.after.pause.planted.away → "home"']])
  })
  it('tell the ways after which it breaks', () => {
    const burst = () => {
      throw new Error('burst')
    }
    const breaking = planted.provide({ actions: { arrive: burst } })
    const { broken } = lead(breaking, [genericWalk(breaking, plantedNames)], () => true)
    expect(broken).toEqual(['went, came → "away" Error: burst'])
  })
})
