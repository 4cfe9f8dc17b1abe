import { act, render } from '@testing-library/react'
import { Router } from 'wouter'
import type { Scenario } from '../../../fake-server/scenarios'
import { ApiProvider } from '../../../src/shop/api-context'
import { ShopProvider } from '../../../src/shop/app-context'
import { loadAhead } from '../../../src/app/pages/pages'
import { Routes } from '../../../src/app/routes'
import { useShopLocation } from '../../../src/hooks/screen/use-navigation'
import { openTab } from '../../support/open-tab'
import type { Visit } from '../../support/routes/visits'
import { newServer, visitor } from '../../support/world'

/** The number of the administrator among the people of the demo. */
const ADMINISTRATOR = 1
/** What stands around every page reads these: who is there, his regions and cart, the categories, what may be ordered and where. */
const OF_FRAME =
  /\/(auth\/\w+|sanctum\/csrf-cookie|config|helpcenter\/config|categories|cart|users\/\d+\/(companyRegions|favorite|notifications)|deliverySchedules|companyRegions\/\d+\/(manager|documents|getPickupAddress|deliveryAddresses|debt|orderNotPopupShowed)|surveys|promoNotifications.*|users\/\d+\/promoNotifications\/.*)$/

/** A page of the shop over a fake server of its own. */
export type OpenVisit = {
  /** What the page itself has read: the paths of the requests, and the scenario that changed the last answer; null: none did. */
  readonly ownReads: ReadonlyMap<string, string | null>
  /** What was logged as a problem. */
  readonly logged: readonly string[]
  /** From the next request on the server plays this scenario; null: none. */
  plays: (scenario: Scenario | null) => void
  /** What the page itself reads and was held is answered from now on. */
  release: () => void
  /** Whether a request is sent and not answered. */
  isWaiting: () => boolean
}

/**
 * Opens the page of a visit in its layout, behind its guards, as its visitor.
 * @param isHeld whether what the page itself reads waits for `release`
 */
export async function openVisit({ route, address, who }: Visit, scenario: Scenario | null, isHeld: boolean): Promise<OpenVisit> {
  history.replaceState(null, '', address)
  await loadAhead(route.id)
  const server = newServer()
  const { who: browser } = await visitor(server, who === 'guest' ? 0 : ADMINISTRATOR)
  const plays = (next: Scenario | null) => void (browser.cookies['fake_scenario'] = next ?? '')
  plays(scenario)
  const ownReads = new Map<string, string | null>()
  let underWay = 0
  let release = () => {}
  const released = isHeld ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve()
  const tab = openTab({
    server,
    who: browser,
    path: address,
    // A page that leads on to another changes the address that the router reads.
    ports: { world: window },
    intercept: async (url, _, send) => {
      const { pathname } = new URL(url)
      const isOwn = !OF_FRAME.test(pathname)
      underWay++
      if (isOwn) {
        ownReads.set(pathname, null)
        await released
      }
      const response = await send().finally(() => underWay--)
      if (isOwn) ownReads.set(pathname, response.headers.get('x-scenario'))
      return response
    },
  })
  await act(async () => {
    tab.app.start()
    render(
      <ShopProvider app={tab.app}>
        <ApiProvider api={tab.api}>
          <Router hook={useShopLocation}>
            <Routes onDrawn={() => {}} />
          </Router>
        </ApiProvider>
      </ShopProvider>,
    )
  })
  return { ownReads, logged: tab.told.logged, plays, release, isWaiting: () => underWay > 0 }
}

/** Turns of the event loop without a request after which nothing more comes. */
const STILL_TURNS = 12

/** Resolves once every request is answered and no answer has led to another. */
export const atRest = (page: OpenVisit): Promise<void> =>
  act(async () => {
    for (let still = 0; still < STILL_TURNS; still = page.isWaiting() ? 0 : still + 1) await new Promise((resolve) => setImmediate(resolve))
  })
