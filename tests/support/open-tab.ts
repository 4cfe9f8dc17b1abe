import { createActor, fromCallback, SimulatedClock, waitFor, type ActorRefFrom, type EventObject, type InspectionEvent } from 'xstate'
import { createFakeServer } from '../../fake-server/create-fake-server'
import { newXsrf } from '../../fake-server/rules/session/xsrf'
import { openSecrets } from '../../fake-server/secrets'
import { DEMO_PASSWORD } from '../../fake-server/seed/people'
import { memoryStore } from '../../fake-server/store/memory-store'
import type { TableRow } from '../../fake-server/tables'
import type { cartMachine } from '../../machines/cart/cart.machine'
import type { checkoutMachine } from '../../machines/checkout/checkout.machine'
import type { cancellationMachine } from '../../machines/order/cancellation.machine'
import type { companySetupMachine } from '../../machines/company-setup/company-setup.machine'
import { connectivityMachine } from '../../machines/connectivity/connectivity.machine'
import type { customerCodeMachine } from '../../machines/customer-code/customer-code.machine'
import type { customerMachine } from '../../machines/customer/customer.machine'
import type { cookieNoticeMachine } from '../../machines/cookie-notice/cookie-notice.machine'
import type { deliveryMachine } from '../../machines/delivery/delivery.machine'
import type { favoritesMachine } from '../../machines/favorites/favorites.machine'
import type { navigationMachine } from '../../machines/navigation/navigation.machine'
import type { notificationsMachine } from '../../machines/notifications/notifications.machine'
import type { promoNotificationMachine } from '../../machines/notifications/promo-notification.machine'
import type { overlayMachine } from '../../machines/overlay/overlay.machine'
import type { cartGiftMachine } from '../../machines/prices/cart-gift.machine'
import type { pricesMachine } from '../../machines/prices/prices.machine'
import type { productNotificationsMachine } from '../../machines/product-notifications/product-notifications.machine'
import type { quickEntryMachine } from '../../machines/quick-entry/quick-entry.machine'
import type { regionsMachine } from '../../machines/regions/regions.machine'
import type { resourcesMachine } from '../../machines/resource/resources.machine'
import type { reviewMachine } from '../../machines/review/review.machine'
import type { loginFormMachine } from '../../machines/session/login-form.machine'
import type { sessionMachine } from '../../machines/session/session.machine'
import type { surveyMachine } from '../../machines/survey/survey.machine'
import type { toasterMachine } from '../../machines/toaster/toaster.machine'
import type { Api } from '../../model/contract'
import { EMPTY_SETUP } from '../../model/identity/company-form'
import { Secret } from '../../model/identity/secret'
import { EMPTY_DRAFT, type OrderDraft } from '../../model/order/draft'
import { actorOf, type ActorId } from '../../src/shop/actors'
import { connectApp, type Ports } from '../../src/app/connect-app'
import type { AppActor } from '../../src/shop/app-actor'
import { connectCustomer, type CustomerPorts } from '../../src/app/customer/connect-customer'
import { createLazy } from '../../src/shop/code/lazy'
import { memoryReviews } from '../../src/platform/reviews'
import { memoryRows } from '../../src/platform/wishes/entered-rows'
import { memoryWishes } from '../../src/platform/wishes/wishes'
import { tagsOf } from './contract-rows'
import { fakeWindow, type FakeWindow } from './history-world'
import { memorySurveys } from './conversations/surveys'
import { noteActivity } from './waiting/at-rest'
import { apiOf, browser, NOW, person, testClock, worldOf, type Browser, type TestServer } from './world'

type Machines = {
  session: typeof sessionMachine
  resources: typeof resourcesMachine
  overlay: typeof overlayMachine
  toaster: typeof toasterMachine
  connectivity: typeof connectivityMachine
  cookieNotice: typeof cookieNoticeMachine
  navigation: typeof navigationMachine
  customerCode: typeof customerCodeMachine
  customer: typeof customerMachine
  regions: typeof regionsMachine
  cart: typeof cartMachine
  prices: typeof pricesMachine
  cartGift: typeof cartGiftMachine
  checkout: typeof checkoutMachine
  cancellation: typeof cancellationMachine
  delivery: typeof deliveryMachine
  favorites: typeof favoritesMachine
  notifications: typeof notificationsMachine
  promoNotification: typeof promoNotificationMachine
  companySetup: typeof companySetupMachine
  review: typeof reviewMachine
  survey: typeof surveyMachine
  productNotifications: typeof productNotificationsMachine
  quickEntry: typeof quickEntryMachine
}

/** How many products the small world has: enough for a cart, quick to make. */
export const FEW_PRODUCTS = 60
const SESSION = { id: 's1', user_id: 1, at: NOW, seen_at: NOW, public_id: 's1', agent: '' } satisfies TableRow<'session'>
/** The cookies of a browser with this session, with a token that the server gave to it; '': of a guest. */
const cookiesOf = (session: string) => ({ 'XSRF-TOKEN': newXsrf({ secrets: openSecrets(DEMO_PASSWORD), session }) })
/** The cookies of a browser where person 1 is signed in to a small server. */
export const SIGNED_IN = { karter_session: SESSION.id, ...cookiesOf(SESSION.id) }
/** The cookies of a browser whose session has ended. */
export const ENDED = { karter_session: 'gone', ...cookiesOf('gone') }
/** The cookies of a guest's browser that has written before. */
export const GUEST = cookiesOf('')

/** A fake server with people, companies, regions and addresses, and nothing in any cart: quick enough for a thousand of them. */
export function smallServer({ store = memoryStore(), clock = testClock() } = {}): TestServer {
  const { rows, ...world } = worldOf(FEW_PRODUCTS)
  const { user = [], company = [], region = [], address = [] } = rows
  const small = { ...world, rows: { user, company, region, address, session: [SESSION] } }
  return { ...createFakeServer({ world: small, clock, store, seed: 1, latency: 'none' }), world: small, clock, store }
}

export type TabOptions = {
  server?: TestServer
  who?: Browser
  clock?: SimulatedClock
  /** Tabs with one name hear each other. */
  channel?: string
  path?: string
  remembered?: { regionId: number | null; addressId: number | null }
  ports?: Partial<Ports & CustomerPorts>
  inspect?: (event: InspectionEvent) => void
  /** How the code of the customer comes; without it it is there from the beginning. */
  fetchCode?: () => Promise<void>
  /** Comes between the shop and its server. */
  intercept?: (url: string, init: RequestInit, send: () => Promise<Response>) => Promise<Response>
}
export type Tab = {
  app: AppActor
  api: Api
  who: Browser
  server: TestServer
  clock: SimulatedClock
  window: FakeWindow
  /** `isDown`: every answer is a 503. `comeBackUnheard`: the network is there again and nobody is told until he asks. */
  network: { isDown: boolean; lose: () => void; restore: () => void; comeBackUnheard: () => void }
  /** Toasts since they were wiped last. */
  onScreen: string[]
  /** What reached the browser: texts of toasts, problems logged, regions and addresses put into cookies. */
  told: { toasts: string[]; logged: string[]; regions: number[]; addresses: number[]; cleared: number }
  /** Method and path of every request, the oldest first. */
  sent: string[]
  drafts: Map<string, OrderDraft>
  /** A machine of the shop; throws where it does not live. */
  child: <K extends ActorId>(id: K) => ActorRefFrom<Machines[K]>
  has: (id: ActorId) => boolean
  loginForm: () => ActorRefFrom<typeof loginFormMachine>
  logIn: (personId: number) => void
}

let tabs = 0
const open = new Set<Tab>()

/** A tab of the shop over the real client and a fake server, with a clock that stands still. It is not started. */
export function openTab(options: TabOptions = {}): Tab {
  const number = tabs++
  const { server = smallServer(), clock = new SimulatedClock(), path = '/', channel = `tab-${number}`, inspect, fetchCode } = options
  const { who = browser(server, { ...SIGNED_IN }), remembered = { regionId: null, addressId: null } } = options
  const window = fakeWindow(path)
  const onScreen: string[] = []
  const told: Tab['told'] = { toasts: [], logged: [], regions: [], addresses: [], cleared: 0 }
  const sent: string[] = []
  const drafts = new Map<string, OrderDraft>()
  let tellNetwork: (event: EventObject) => void = () => {}
  let isOnline = true
  const sayOnline = () => tellNetwork({ type: isOnline ? 'network.cameUp' : 'network.wentDown' })
  const network = {
    isDown: false,
    lose: () => {
      isOnline = false
      sayOnline()
    },
    restore: () => {
      isOnline = true
      sayOnline()
    },
    comeBackUnheard: () => {
      isOnline = true
    },
  }
  const fetch: Browser['fetch'] = (url, init = {}) => {
    sent.push(`${init.method ?? 'GET'} ${url.replace(/^.*\/api\/v\d/, '')}`)
    if (network.isDown) return Promise.resolve(Response.json({}, { status: 503 }))
    const send = () => who.fetch(url, init)
    return options.intercept ? options.intercept(url, init, send) : send()
  }
  const api = apiOf(
    { ...who, fetch },
    {
      onChanged: (tags, region) => app.send({ type: 'data.changed', tags, region }),
      onRejected: () => app.send({ type: 'session.rejected' }),
    },
  )
  const log: Ports['log'] = ({ error, source }) =>
    void told.logged.push(`${source}: ${error instanceof Error ? error.message : String(error)}`)
  const customer = connectCustomer({
    api,
    log,
    wishes: memoryWishes(),
    rows: memoryRows(),
    reviews: memoryReviews(),
    readDraft: (userId, regionId) => drafts.get(`${userId}/${regionId}`) ?? EMPTY_DRAFT,
    ...memorySurveys(),
    readLine: () => null,
    keepLine: () => {},
    readSetup: () => EMPTY_SETUP,
    keepSetup: () => {},
    keepDraft: (userId, regionId, draft) => void drafts.set(`${userId}/${regionId}`, draft),
    ...options.ports,
  })
  const machine = connectApp({
    api,
    log,
    channel,
    tagsOf,
    customer: fetchCode ? createLazy(() => fetchCode().then(() => customer)) : createLazy(async () => customer, customer),
    world: window.world,
    readConsent: () => false,
    keepConsent: () => {},
    keepRegion: (id) => void told.regions.push(id),
    keepAddress: (id) => void told.addresses.push(id),
    forgetStored: () => {
      told.cleared++
    },
    drawToast: ({ toast }) => {
      told.toasts.push(toast.text)
      onScreen.push(toast.text)
    },
    wipeToasts: () => void onScreen.splice(0),
    ...options.ports,
  }).provide({
    actors: {
      connectivity: connectivityMachine.provide({
        actors: {
          network: fromCallback<{ type: 'network.none' }>(({ sendBack }) => {
            tellNetwork = sendBack
            sayOnline() // as the browser's port does
          }),
        },
      }),
    },
  })
  const app: AppActor = createActor(machine, {
    clock,
    input: { tab: `t${number}`, path, remembered },
    inspect: (event) => {
      noteActivity()
      inspect?.(event)
    },
  })
  const has = (id: ActorId) => actorOf(app, id)?.getSnapshot().status === 'active'
  const child: Tab['child'] = (id) => {
    const found = actorOf(app, id)
    if (!found) throw new Error(`No ${id} lives`)
    return found as never // the ids of the actors name their machines, see `Machines`
  }
  const loginForm: Tab['loginForm'] = () => app.system.get('loginForm') as ActorRefFrom<typeof loginFormMachine>
  const tab: Tab = {
    app,
    api,
    who,
    server,
    clock,
    window,
    network,
    told,
    onScreen,
    sent,
    drafts,
    child,
    has,
    loginForm,
    logIn: (personId) => {
      const { email, password } = person(personId)
      loginForm().send({ type: 'login.submitted', login: email, password: new Secret(password) })
    },
  }
  open.add(tab)
  return tab
}

/** For `afterEach`: a tab that lives on keeps the channel of the tabs open. */
export function closeTabs(): void {
  for (const { app } of open) app.stop()
  open.clear()
}

/** Starts a tab of somebody signed in and waits until his cart stands there. */
export async function ready(tab: Tab): Promise<Tab> {
  tab.app.start()
  await waitFor(tab.app, (state) => state.matches({ visitor: 'customer' }))
  await waitFor(tab.child('cart'), (state) => state.matches({ content: 'ready', writing: 'flowing' }))
  return tab
}

/** Waits until somebody is signed in. @returns his actor */
export async function signedIn(tab: Tab): Promise<ActorRefFrom<typeof customerMachine>> {
  await waitFor(tab.app, (state) => state.matches({ visitor: 'customer' }))
  return tab.child('customer')
}
