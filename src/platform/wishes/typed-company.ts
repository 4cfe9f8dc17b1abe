import { EMPTY_SETUP, SetupDraft } from '../../../model/identity/company-form'
import { sessionValues } from '../storage'

const keyOf = (userId: number) => `company-setup/${userId}`

/** What a user of this tab has typed of his company and not finished; the empty form where that is nothing, or nothing that can be read. */
export function readSetup(userId: number): SetupDraft {
  const parsed = SetupDraft.safeParse(sessionValues.read(keyOf(userId)))
  return parsed.success ? parsed.data : EMPTY_SETUP
}

/** Keeps it where `readSetup` finds it after a reload; null forgets it. */
export function keepSetup(userId: number, typed: SetupDraft | null): void {
  if (typed === null) sessionValues.remove(keyOf(userId))
  else sessionValues.write(keyOf(userId), typed)
}
