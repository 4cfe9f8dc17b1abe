import { renderToString } from 'react-dom/server'
import { createActor, fromCallback, waitFor } from 'xstate'
import { connectivityMachine } from '../../../machines/connectivity/connectivity.machine'
import { navigationMachine, type NavigationCommand } from '../../../machines/navigation/navigation.machine'
import type { Api } from '../../../model/contract'
import type { Drawing, DrawingAsked, Guest } from '../../../model/heads/drawing'
import { matchRoute } from '../../../model/routing/routes'
import type { TabMessage } from '../../../model/tab-message'
import type { AppActor } from '../../shop/app-actor'
import { createLazy } from '../../shop/code/lazy'
import { connectApp } from '../connect-app'
import type { Customer } from '../customer/connect-customer'
import { loadAhead } from '../pages/pages'
import { Root } from '../root'
import { withBrowser } from './server-browser'

/** What is asked for only once something else is there comes in another round; no page has more than two. */
const ROUNDS = 4
/** Data that come later are not waited for, ms: the page is left to the browser. */
const PATIENCE_MS = 1500

/**
 * Draws what a guest sees first at an address.
 * @param api the calls as a guest makes them
 * @returns null where no page of the shop is there, or its data do not come in time
 */
export async function drawPage(asked: DrawingAsked & { api: Api }): Promise<Drawing | null> {
  const { pathname, search, guest, api } = asked
  const found = matchRoute(pathname)
  if (!found) return null
  await loadAhead(found.route.id)
  const app = createGuest(api, pathname + search, guest)
  app.start()
  try {
    await waitFor(app, (state) => state.hasTag('guest'), { timeout: PATIENCE_MS })
    return await inRounds(app, () => withBrowser(asked, () => renderToString(<Root app={app} api={api} demo={null} onDrawn={() => {}} />)))
  } finally {
    app.stop()
  }
}

/** Draws until everything that was asked for while drawing is there. */
async function inRounds(app: AppActor, draw: () => string): Promise<Drawing | null> {
  for (let round = 0; round < ROUNDS; round++) {
    const markup = draw()
    const refs = resourcesOf(app)
    if (refs.every((ref) => ref.getSnapshot().hasTag('filled')))
      return { markup, requests: refs.map((ref) => ref.getSnapshot().context.request) }
    await Promise.all(refs.map((ref) => waitFor(ref, (state) => !state.hasTag('busy'), { timeout: PATIENCE_MS })))
    if (refs.some((ref) => ref.getSnapshot().hasTag('failed'))) return null
  }
  return null
}

const resourcesOf = (app: AppActor) =>
  Object.values(app.getSnapshot().children.resources?.getSnapshot().context.byKey ?? {}).map(({ ref }) => ref)

/** The root actor of a guest without a browser: nothing but `api` is behind it. */
function createGuest(api: Api, path: string, { hasConsent }: Guest): AppActor {
  const customer = createLazy<Customer>(() => Promise.reject(new Error('Pages are drawn for guests only')))
  const machine = connectApp({
    api,
    customer,
    tagsOf: () => [],
    channel: '',
    world: undefined as never, // its port is replaced below
    readConsent: () => hasConsent,
    keepConsent: () => {},
    keepRegion: () => {},
    keepAddress: () => {},
    forgetStored: () => {},
    drawToast: () => {},
    wipeToasts: () => {},
    log: ({ error, source }) => console.error(`Drawing ${path}, ${source}:`, error),
  }).provide({
    actors: {
      tabs: fromCallback<{ type: 'tabs.tell'; message: TabMessage }>(() => {}),
      connectivity: connectivityMachine.provide({ actors: { network: fromCallback<{ type: 'network.none' }>(() => {}) } }),
      navigation: navigationMachine.provide({ actors: { history: fromCallback<NavigationCommand>(() => {}) } }),
    },
  })
  return createActor(machine, { input: { tab: 'server', path, remembered: { regionId: null, addressId: null } } })
}
