import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { companySetupMachine } from '../../../machines/company-setup/company-setup.machine'
import type { SetupUser } from '../../../machines/company-setup/company-setup.steps'
import { selectAsked, selectErrors } from '../../../machines/company-setup/company-setup.selectors'
import { ApiError } from '../../../model/api-error'
import { EMPTY_SETUP, type SetupDraft } from '../../../model/identity/company-form'
import { atRest } from '../../support/waiting/at-rest'

export const ORGANISATION = { inn: '7707083893', kpp: '770701001', company_name: 'ООО «Волга»' }
/** As the seed has them: no company; company 8 without a region; all done. */
export const lacking = (what: 'company' | 'region' | 'nothing'): SetupUser => ({
  id: 5,
  registration_not_complete: what !== 'nothing',
  last_company_id: what === 'company' ? null : 8,
})

type Fate = unknown
/** A set-up whose server answers when it is told to, and what of it is kept for a reload. */
export async function open(user: SetupUser, { typed = EMPTY_SETUP, path = '/' }: { typed?: SetupDraft; path?: string } = {}) {
  const clock = new SimulatedClock()
  const calls: string[] = []
  const waiting: { settle: (fate: Fate) => void }[] = []
  const stored: (SetupDraft | null)[] = []
  const call = <T>(name: string) =>
    new Promise<T>((resolve, reject) => {
      calls.push(name)
      waiting.push({ settle: (fate) => (fate instanceof ApiError ? reject(fate) : resolve(fate as T)) })
    })
  const machine = companySetupMachine.provide({
    actors: {
      loadTyped: fromPromise(() => Promise.resolve(typed)),
      loadUser: fromPromise(() => call('user')),
      checkInn: fromPromise(({ input: { inn } }) => call(`check ${inn}`)),
      createCompany: fromPromise(({ input: { company } }) => call(`create ${company.company_name}`)),
      lookForRegion: fromPromise(({ input: { companyId } }) => call(`look ${companyId}`)),
      createRegion: fromPromise(({ input: { companyId, cityId } }) => call(`region ${companyId} ${cityId}`)),
    },
    actions: { storeTyped: ({ context }) => void stored.push(context.typed), forgetTyped: () => void stored.push(null) },
  })
  const actor = createActor(machine, { clock, input: { user, isHeld: false, path } })
  const facts: string[] = []
  actor.on('*', ({ type }) => facts.push(type))
  actor.start()
  await atRest()
  const type = (fields: Partial<typeof ORGANISATION>) => {
    for (const [field, value] of Object.entries(fields))
      actor.send({ type: 'field.typed', field: field as keyof typeof ORGANISATION, value })
  }
  return {
    actor,
    calls,
    facts,
    stored,
    type,
    city: (value: number | null) => actor.send({ type: 'field.typed', field: 'store_city_id', value }),
    submit: () => actor.send({ type: 'setup.submitted' }),
    /** The oldest call under way ends so: with a value, or with a failure of this status. */
    answer: async (fate: unknown) => {
      waiting.shift()?.settle(fate)
      await atRest()
    },
    fail: async (status: number, message = 'Нет', fields: Record<string, string[]> = {}) => {
      waiting.shift()?.settle(new ApiError(status, message, { fields }))
      await atRest()
    },
    pass: async (ms: number) => {
      clock.increment(ms)
      await atRest()
    },
    asked: () => selectAsked(actor.getSnapshot()),
    errors: () => selectErrors(actor.getSnapshot()),
    isBusy: () => actor.getSnapshot().hasTag('busy'),
  }
}
