import { fromPromise } from 'xstate'
import { companySetupMachine } from '../../../../machines/company-setup/company-setup.machine'
import type { Api } from '../../../../model/contract'
import type { SetupDraft } from '../../../../model/identity/company-form'

/** Where what is typed outlives a reload. */
export type SetupDrafts = {
  readSetup: (userId: number) => SetupDraft
  keepSetup: (userId: number, typed: SetupDraft | null) => void
}

/** What somebody owes who has not finished his registration, with its calls. [CALL-018, CALL-019, CALL-021, CALL-022] */
export const connectCompanySetup = (api: Api, { readSetup, keepSetup }: SetupDrafts) =>
  companySetupMachine.provide({
    actors: {
      loadTyped: fromPromise(({ input: { userId } }) => Promise.resolve(readSetup(userId))),
      loadUser: fromPromise(({ signal }) => api('session.user', {}, { signal })),
      checkInn: fromPromise(async ({ input: { inn }, signal }) => (await api('companies.checkInn', { query: { inn } }, { signal })).count),
      createCompany: fromPromise(({ input: { company }, signal }) => api('companies.create', { body: company }, { signal })),
      lookForRegion: fromPromise(async ({ input: params, signal }) => (await api('regions.exists', { params }, { signal })).exists),
      createRegion: fromPromise(({ input: { companyId, cityId }, signal }) =>
        api('regions.create', { body: { company_id: companyId, store_city_id: cityId } }, { signal }),
      ),
    },
    actions: {
      storeTyped: ({ context }) => keepSetup(context.user.id, context.typed),
      forgetTyped: ({ context }) => keepSetup(context.user.id, null),
    },
  })
