import { describe, expect, it } from 'vitest'
import { setupStep } from '../../../model/identity/user'

const user = (registration_not_complete: boolean, last_company_id: number | null) => ({ registration_not_complete, last_company_id })

describe('what the set-up asks of a user', () => {
  it.each([
    ['the company, of one who is half registered and has none [STATE-005]', user(true, null), 0, 'company'],
    ['the company, also while the regions are not known [STATE-005]', user(true, null), null, 'company'],
    ['the company, even with regions of others [STATE-005]', user(true, null), 2, 'company'],
    ['the last step, of one who is half registered and has a company without regions [STATE-006]', user(true, 5), 0, 'lastStep'],
    ['nothing while the regions are not known [STATE-006]', user(true, 5), null, null],
    ['nothing of one who has a region [STATE-006]', user(true, 5), 1, null],
    ['nothing of one whose registration is complete, with a company [STATE-006]', user(false, 5), 0, null],
    ['nothing of one whose registration is complete, without one [STATE-005]', user(false, null), 0, null],
  ] as const)('%s', (_, who, regionCount, step) => expect(setupStep(who, regionCount)).toBe(step))
})
