import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { ApiError, NO_ANSWER } from '../../../model/api-error'
import type { Api, EndpointName } from '../../../model/contract'
import { EMPTY_DRAFT } from '../../../model/order/draft'
import { memorySurveys } from '../../support/conversations/surveys'
import { ApiProvider } from '../../../src/shop/api-context'
import { ShopProvider } from '../../../src/shop/app-context'
import { createApp } from '../../../src/app/connect-app'
import type { AppActor } from '../../../src/shop/app-actor'
import { connectCustomer } from '../../../src/app/customer/connect-customer'
import { createLazy } from '../../../src/shop/code/lazy'
import { loadCustomerParts } from '../../../src/hooks/visitor/customer-parts'
import { loginPopup, supportPopup } from '../../../src/layouts/popups/lazy-popups'
import { tagsOf } from '../../support/contract-rows'
import { useShopLocation } from '../../../src/hooks/screen/use-navigation'
import type { BegunLines } from '../../../src/app/customer/connect-quick-entry'
import { memoryReviews, type ReviewStore } from '../../../src/platform/reviews'
import { memoryRows, type EnteredRows } from '../../../src/platform/wishes/entered-rows'
import { keepSetup, readSetup } from '../../../src/platform/wishes/typed-company'
import { memoryWishes } from '../../../src/platform/wishes/wishes'

type Options = { signal?: AbortSignal }
/** No answer, until the call is called off: then it fails as the client says. */
export const calledOff = ({ signal }: Options): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new ApiError(NO_ANSWER, ''))))

/** What the server of a test answers, by call; whatever is missing never answers. */
export type Answers = { [K in EndpointName]?: (args: never, options: Options) => unknown }

export type Opened = {
  app: AppActor
  /** What was asked. */
  calls: { name: EndpointName; args: unknown }[]
  /** An entry each time that the consent was kept. */
  consents: number[]
  container: HTMLElement
}

type OpenOptions = {
  hasConsent?: boolean
  path?: string
  rows?: EnteredRows
  reviews?: ReviewStore
  line?: BegunLines
  /** How the code of the customer comes; without it it is there from the beginning. */
  fetchCode?: () => Promise<void>
}

let shops = 0
/** Nothing that is typed outlives its page. */
const NO_LINE: BegunLines = { readLine: () => null, keepLine: () => {} }

/** A page, or a part of one, on a whole shop over a stub of the client. */
export async function openShop(
  part: ReactNode,
  answers: Answers,
  { hasConsent = true, path = '/', rows = memoryRows(), reviews = memoryReviews(), line = NO_LINE, fetchCode }: OpenOptions = {},
): Promise<Opened> {
  const calls: Opened['calls'] = []
  const consents: number[] = []
  const api = (async (name: EndpointName, args: never, options: Options = {}) => {
    calls.push({ name, args })
    const answer = answers[name]
    return answer ? answer(args, options) : new Promise(() => {})
  }) as unknown as Api // the stub cannot follow the type of each call
  const log = ({ error }: { error: unknown }) => {
    throw error
  }
  const customer = connectCustomer({
    api,
    log,
    rows,
    reviews,
    wishes: memoryWishes(),
    readDraft: () => EMPTY_DRAFT,
    keepDraft: () => {},
    readSetup,
    keepSetup,
    ...memorySurveys(),
    ...line,
  })
  const app = createApp(
    {
      api,
      log,
      tagsOf,
      customer: fetchCode ? createLazy(() => fetchCode().then(() => customer)) : createLazy(async () => customer, customer),
      channel: `stub-shop-${shops++}`,
      world: window,
      readConsent: () => hasConsent,
      keepConsent: () => void consents.push(1),
      keepRegion: () => {},
      keepAddress: () => {},
      forgetStored: () => {},
      drawToast: () => {},
      wipeToasts: () => {},
    },
    { tab: 't', path, remembered: { regionId: null, addressId: null } },
  )
  await Promise.all([loadCustomerParts(), loginPopup.load(), supportPopup.load()])
  let container!: HTMLElement // render runs inside act
  await act(async () => {
    app.start()
    container = render(
      <ShopProvider app={app}>
        <ApiProvider api={api}>
          <Router hook={useShopLocation}>{part}</Router>
        </ApiProvider>
      </ShopProvider>,
    ).container
  })
  return { app, calls, consents, container }
}
