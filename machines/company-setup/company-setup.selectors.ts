import type { SnapshotFrom } from 'xstate'
import type { companySetupMachine } from './company-setup.machine'
import type { SetupErrors } from './company-setup.steps'
import { INN_TAKEN } from './company-setup.words'

type Setup = SnapshotFrom<typeof companySetupMachine>
const NO_ERRORS: SetupErrors = {}

/** What the set-up asks for on the screen; null: nothing. [STATE-005, STATE-006] */
export const selectAsked = (setup: Setup | undefined): 'company' | 'lastStep' | null =>
  setup?.hasTag('company') ? 'company' : setup?.hasTag('lastStep') ? 'lastStep' : null
/** What is wrong, by field. */
export const selectErrors = (setup: Setup | undefined): SetupErrors => setup?.context.errors ?? NO_ERRORS
/** Whether the company is registered already: then only an invitation helps. [DEC-036] */
export const selectIsTaken = (setup: Setup | undefined): boolean => setup?.context.errors.inn === INN_TAKEN
/** The name of the company that waits for its region, where this tab made it; null elsewhere. */
export function selectMadeName(setup: Setup | undefined): string | null {
  const made = setup?.context.typed.made
  return made && made.id === setup.context.user.last_company_id ? made.company_name : null
}
