import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { ApiError } from '../../../model/api-error'
import type { CompanyRegion } from '../../../model/company/region'
import type { Api, EndpointName } from '../../../model/contract'
import { EMPTY_DRAFT } from '../../../model/order/draft'
import { ApiProvider } from '../../../src/app/api-context'
import { ShopProvider } from '../../../src/app/app-context'
import { createApp, type AppActor } from '../../../src/app/connect-app'
import { memoryWishes } from '../../../src/platform/wishes'

/** What the server of a test answers, by call; whatever is missing never answers. */
export type Answers = { [K in EndpointName]?: (args: never) => unknown }

const refuse = () => {
  throw new ApiError(401, '')
}
export const guest: Answers = { 'session.user': refuse }

export const region = (id: number, changes: Partial<CompanyRegion> = {}): CompanyRegion => ({
  id,
  company_id: 1,
  company_name: 'ООО «Гараж»',
  store_city_id: id,
  store_city_name: `Город ${id}`,
  status: 1,
  favorite: 0,
  admin_ids: [],
  user_id: 1,
  ...changes,
})
export const user = {
  id: 1,
  name: 'Иван Гаражный',
  email: 'i@example.test',
  phone: '',
  registration_not_complete: false,
  last_company_id: 1,
}
/** Somebody with these regions, the first of which is in force, and an empty cart. */
export const customer = (regions: readonly CompanyRegion[]): Answers => ({
  'session.user': () => user,
  'regions.list': () => regions,
  'cart.get': () => ({ items: [], version: 1 }),
  'delivery.list': () => [],
  'regions.pickupAddress': () => ({ items: [] }),
})

let shops = 0
export type Opened = { app: AppActor; calls: { name: EndpointName; args: unknown }[]; consents: number[]; container: HTMLElement }

/** A part of the frame on a whole shop over a stub of the client. `consents` gets an entry each time that the consent is kept. */
export async function openLayout(part: ReactNode, answers: Answers, { hasConsent = true, path = '/' } = {}): Promise<Opened> {
  const calls: Opened['calls'] = []
  const consents: number[] = []
  const api = (async (name: EndpointName, args: never) => {
    calls.push({ name, args })
    const answer = answers[name]
    return answer ? answer(args) : new Promise(() => {})
  }) as unknown as Api // the stub cannot follow the type of each call
  const app = createApp(
    {
      api,
      wishes: memoryWishes(),
      channel: `layouts-${shops++}`,
      world: window,
      readDraft: () => EMPTY_DRAFT,
      keepDraft: () => {},
      readConsent: () => hasConsent,
      keepConsent: () => void consents.push(1),
      keepRegion: () => {},
      keepAddress: () => {},
      forgetStored: () => {},
      drawToast: () => {},
      log: ({ error }) => {
        throw error
      },
    },
    { tab: 't', path, remembered: { regionId: null, addressId: null } },
  )
  let container!: HTMLElement // render runs inside act
  await act(async () => {
    app.start()
    container = render(
      <ShopProvider app={app}>
        <ApiProvider api={api}>
          <Router>{part}</Router>
        </ApiProvider>
      </ShopProvider>,
    ).container
  })
  return { app, calls, consents, container }
}
