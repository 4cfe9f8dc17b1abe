import type { Api } from '../../model/contract'
import { createBearer } from '../api/bearer'
import { createApi, type Upload } from '../api/client'
import { recentCalls } from '../api/recent-calls'
import { noteAnswerTime } from '../platform/clock/server-clock'
import { keepConsent, readConsent } from '../platform/consent'
import { ADDRESS_COOKIE, readCookie, readIdCookie, REGION_COOKIE, writeCookie } from '../platform/cookies'
import { forgetStored } from '../platform/forgetting/forget-stored'
import { createLogger, type Log } from '../platform/logger'
import { redactPath } from '../platform/redact'
import { randomId } from '../platform/random-id'
import { wishTombs } from '../platform/wishes/wish-tombs'
import { pageToasts } from '../layouts/toasts/waiting-toasts'
import { createApp } from './connect-app'
import type { AppActor } from '../shop/app-actor'
import type { Customer } from './customer/connect-customer'
import { createLazy, type Lazy } from '../shop/code/lazy'
import { furtherRows, knownRow, rowOf, wantedRows } from '../shop/code/rows'
import { loadCustomerParts } from '../hooks/visitor/customer-parts'
import { tellReturn } from './tell-return'
import { tellVisibility } from './tell-visibility'

const ORDER_POPUP: ReadonlySet<string> = new Set(['regions.orderNotPopupShowed', 'regions.viewedOrderPopup'])
/** What the log calls a failure, where that is not the name of the call. [ERROR-011] */
const SOURCES: Readonly<Partial<Record<string, string>>> = {
  'delivery.list': 'Failed to fetch delivery addresses',
  'delivery.schedules': 'Failed to fetch delivery schedules',
}
type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Creates the API client and the root actor of this tab, connects them to the browser and starts the actor. */
export function startShop({ fetch, upload }: { fetch: Fetch; upload: Upload }): {
  app: AppActor
  api: Api
  log: Log
  customer: Lazy<Customer>
} {
  const tab = randomId().slice(0, 8)
  const log = createLogger(
    () => api,
    () => ({ path: redactPath(location.pathname), user: app.getSnapshot().context.user?.id ?? null }),
  )
  const api = createApi({
    rowOf,
    bases: __API_BASES__,
    ...(__TOKEN_STRATEGY__ && { bearer: createBearer() }),
    fetch,
    upload,
    cookie: readCookie,
    onChanged: (tags, region) => app.send({ type: 'data.changed', tags, region }),
    onRejected: () => app.send({ type: 'session.rejected' }),
    onForeign: (isForeign) => app.getSnapshot().children.connectivity?.send({ type: isForeign ? 'answer.foreign' : 'answer.own' }),
    onTime: noteAnswerTime,
    onEnded: recentCalls.note,
    onFailed: (name, error) => {
      // Not logged: calls that are not built yet (501), and surveys, the order popup and the logger, which use the console. [ERROR-009]
      const isOfConsole = name === 'logger.log' || ORDER_POPUP.has(name) || name.startsWith('surveys.')
      if (!isOfConsole && error.status !== 501) log({ error, source: SOURCES[name] ?? name })
    },
  })
  const customer = createLazy(async () => {
    // Together with the parts of the page and of the contract that only customers use.
    const [{ startCustomer }] = await Promise.all([
      import('./customer/start-customer'),
      loadCustomerParts(),
      furtherRows.load(),
      wantedRows.load(),
    ])
    // Customers need toasts soon: for changes, orders and a lost network.
    pageToasts.code.loadAhead()
    return startCustomer({ api, log, tab })
  })
  const app = createApp(
    {
      api,
      log,
      customer,
      tagsOf: (name) => knownRow(name)?.tags ?? [],
      wipeToasts: pageToasts.wipe,
      readConsent,
      keepConsent,
      channel: 'karter',
      world: window,
      keepRegion: (id) => writeCookie(REGION_COOKIE, String(id)),
      keepAddress: (id) => writeCookie(ADDRESS_COOKIE, String(id)),
      forgetStored,
      drawToast: ({ toast: { id, text, tone, link }, duration }) => {
        const follow = (to: string) => {
          if (id !== undefined) app.send({ type: 'toast.followed', toastId: id })
          app.getSnapshot().children.navigation?.send({ type: 'navigation.go', to })
        }
        pageToasts.show({ id, text, tone, duration, ...(link && { action: { label: link.label, onPress: () => follow(link.to) } }) })
      },
    },
    {
      tab,
      path: location.pathname + location.search,
      remembered: { regionId: readIdCookie(REGION_COOKIE), addressId: readIdCookie(ADDRESS_COOKIE) },
    },
  )
  app.start()
  tellVisibility(document, (event) => app.send(event))
  // Registered after the ports: the cart has asked for its lock and the place on the page is there before.
  tellReturn(window, () => app.getSnapshot().children.session?.send({ type: 'session.drop' }))
  // An earlier page did not finish clearing a customer's data: load the code that finishes it, also for a guest.
  if (wishTombs.all().length > 0) customer.loadAhead()
  return { app, api, log, customer }
}
