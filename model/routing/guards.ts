import type { User } from '../identity/user'

/** [DEC-030, DEC-031, NAV-030 to NAV-033] */
export type GuardName = 'auth' | 'favorite' | 'registrationComplete' | 'hasCompanyRegions' | 'whitelist'

/** Who asks for a page, as far as is known. `regionCount` null: not known yet. */
export type Visitor =
  | { kind: 'unknown' }
  | { kind: 'guest' }
  | {
      kind: 'customer'
      user: Pick<User, 'id' | 'registration_not_complete'>
      regionCount: number | null
      whitelist: readonly number[] | null
    }

/** `wait`: the visitor is not known well enough yet. `login`: with the way back. `home`: the page is not for him. [DEC-030] */
export type Decision = { kind: 'pass' } | { kind: 'wait' } | { kind: 'login' } | { kind: 'home' }

const PASS: Decision = { kind: 'pass' }
const WAIT: Decision = { kind: 'wait' }
const LOGIN: Decision = { kind: 'login' }
const HOME: Decision = { kind: 'home' }

function decideOne(guard: GuardName, visitor: Visitor): Decision {
  if (visitor.kind === 'unknown') return WAIT
  if (visitor.kind === 'guest') return guard === 'whitelist' ? HOME : LOGIN
  switch (guard) {
    case 'auth':
    case 'favorite':
      return PASS
    case 'registrationComplete':
      return visitor.user.registration_not_complete ? HOME : PASS
    case 'hasCompanyRegions':
      return visitor.regionCount === null ? WAIT : visitor.regionCount > 0 ? PASS : HOME
    case 'whitelist':
      return visitor.whitelist === null ? WAIT : visitor.whitelist.includes(visitor.user.id) ? PASS : HOME
  }
}

/**
 * What becomes of a visit: the first guard that does not let pass decides; while it is not known who the visitor is, it waits. [DEC-030]
 * @param guards in the order of the route table
 */
export function decide(guards: readonly GuardName[], visitor: Visitor): Decision {
  for (const guard of guards) {
    const decision = decideOne(guard, visitor)
    if (decision.kind !== 'pass') return decision
  }
  return PASS
}
