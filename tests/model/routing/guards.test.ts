import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide, type Decision, type GuardName, type Visitor } from '../../../model/routing/guards'

const GUARDS: readonly GuardName[] = ['auth', 'favorite', 'registrationComplete', 'hasCompanyRegions', 'whitelist']
const WHITELIST = [1, 2, 3, 5, 8]
const customer = (changes: Partial<Extract<Visitor, { kind: 'customer' }>> = {}, isIncomplete = false, id = 7): Visitor => ({
  kind: 'customer',
  user: { id, registration_not_complete: isIncomplete },
  regionCount: 1,
  whitelist: WHITELIST,
  ...changes,
})

const unknown: Visitor = { kind: 'unknown' }
const guest: Visitor = { kind: 'guest' }
/** Guard by guard: who comes, what becomes of the visit. */
const TABLE: readonly (readonly [GuardName, string, Visitor, Decision['kind']])[] = [
  ...GUARDS.map((guard) => [guard, 'nobody knows who', unknown, 'wait'] as const),
  ['auth', 'a guest', guest, 'login'],
  ['auth', 'a customer', customer(), 'pass'],
  ['favorite', 'a guest', guest, 'login'],
  ['favorite', 'a customer', customer(), 'pass'],
  ['registrationComplete', 'a guest', guest, 'login'],
  ['registrationComplete', 'a customer', customer(), 'pass'],
  ['registrationComplete', 'a customer half registered', customer({}, true), 'home'],
  ['hasCompanyRegions', 'a guest', guest, 'login'],
  ['hasCompanyRegions', 'a customer whose regions are not known yet', customer({ regionCount: null }), 'wait'],
  ['hasCompanyRegions', 'a customer without regions', customer({ regionCount: 0 }), 'home'],
  ['hasCompanyRegions', 'a customer with one region', customer(), 'pass'],
  ['hasCompanyRegions', 'a customer with many regions', customer({ regionCount: 9 }), 'pass'],
  ['whitelist', 'a guest', guest, 'home'],
  ['whitelist', 'a customer while the list is not known', customer({ whitelist: null }), 'wait'],
  ['whitelist', 'a customer who is not listed', customer(), 'home'],
  ...WHITELIST.map((id) => ['whitelist', `the listed user ${id}`, customer({}, false, id), 'pass'] as const),
]

const IDS: Record<GuardName, string> = {
  auth: '[NAV-030] [DEC-030]',
  favorite: '[NAV-030] [DEC-030]',
  registrationComplete: '[NAV-032]',
  hasCompanyRegions: '[NAV-031]',
  whitelist: '[NAV-033] [DEC-031]',
}
const visitor: fc.Arbitrary<Visitor> = fc.oneof(
  fc.constant(unknown),
  fc.constant(guest),
  fc
    .tuple(fc.option(fc.nat(2)), fc.option(fc.constant(WHITELIST)), fc.boolean(), fc.integer({ min: 1, max: 9 }))
    .map(([regionCount, whitelist, isIncomplete, id]): Visitor => customer({ regionCount, whitelist }, isIncomplete, id)),
)

describe('guards', () => {
  it.each(TABLE.map(([guard, who, it, outcome]) => [guard, who, outcome, IDS[guard], it] as const))(
    '%s, %s: %s %s',
    (guard, _, outcome, __, it) => expect(decide([guard], it)).toEqual({ kind: outcome }),
  )

  it('a page without guards is open to everyone [DEC-030]', () =>
    fc.assert(
      fc.property(visitor, (who) => {
        expect(decide([], who)).toEqual({ kind: 'pass' })
      }),
    ))

  it('a visit passes where every guard lets pass, else the first that does not decides [NAV-030]', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray([...GUARDS]), visitor, (guards, who) => {
        const first = guards.map((guard) => decide([guard], who)).find(({ kind }) => kind !== 'pass')
        expect(decide(guards, who)).toEqual(first ?? { kind: 'pass' })
      }),
    ))

  it('while it is not known who the visitor is, no guard sends anybody anywhere [DEC-030]', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray([...GUARDS], { minLength: 1 }), (guards) => {
        expect(decide(guards, unknown)).toEqual({ kind: 'wait' })
      }),
    ))
})
