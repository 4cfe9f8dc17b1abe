import { renderToString } from 'react-dom/server'
import type { Api, Args } from '../../../model/contract'
import type { Drawing, DrawingAsked } from '../../../model/heads/drawing'
import { matchRoute } from '../../../model/routing/routes'
import { actorOf } from '../../shop/actors'
import type { AppActor } from '../../shop/app-actor'
import { isCodeComing } from '../../shop/code/lazy'
import { furtherRows, pagesRows, wantedRows } from '../../shop/code/rows'
import { loadAhead } from '../pages/pages'
import { Root } from '../root'
import { createVisitor } from './create-visitor'
import { type Call, quietApi } from './quiet-api'
import { withBrowser } from './server-browser'

/** How React marks a part that threw. */
const THREW = '<!--$!-->'
/** What is asked for only once something else is there comes in another round. */
const ROUNDS = 8
/** Data that come later are not waited for, ms: the page is left to the browser. */
const PATIENCE_MS = 1500

/**
 * Draws what is seen first at an address.
 * @param api the calls as the visitor makes them; those that change something are not made
 * @returns null where no page of the shop is there, or its data do not come in time
 */
export async function drawPage(asked: DrawingAsked & { api: Api }): Promise<Drawing | null> {
  const { pathname, search, visitor } = asked
  const found = matchRoute(pathname)
  if (!found) return null
  await Promise.all([loadAhead(found.route.id), ...[furtherRows, wantedRows, pagesRows].map((rows) => rows.load())])
  const { api, made, whenQuiet } = quietApi(asked.api)
  const app = createVisitor(api, pathname + search, visitor)
  app.start()
  const draw = () =>
    withBrowser(asked, () => renderToString(<Root app={app} api={api} demo={null} onDrawn={() => {}} onListening={() => {}} />))
  const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), PATIENCE_MS).unref())
  async function inRounds(): Promise<Drawing | null> {
    await whenQuiet()
    for (let round = 0; round < ROUNDS; round++) {
      const before = made.length
      const markup = draw()
      const wasCodeComing = isCodeComing()
      await whenQuiet()
      // A part that threw has its skeleton in the markup.
      if (markup.includes(THREW)) throw new Error(`A part of ${pathname} cannot be drawn without a browser`)
      if (made.length === before && !wasCodeComing)
        return hasFailed(app)
          ? null
          : { markup, needs: { requests: requestsOf(app), prices: pricesIn(made) }, isCustomer: app.getSnapshot().hasTag('customer') }
    }
    return null
  }
  try {
    return await Promise.race([inRounds(), late])
  } finally {
    app.stop()
  }
}

const resourcesOf = (app: AppActor) =>
  Object.values(actorOf(app, 'resources')?.getSnapshot().context.byKey ?? {}).map(({ ref }) => ref.getSnapshot())

/** What does not come to the server may come to the browser. */
const hasFailed = (app: AppActor): boolean =>
  !(app.getSnapshot().hasTag('guest') || app.getSnapshot().hasTag('customer')) ||
  resourcesOf(app).some((resource) => resource.hasTag('failed'))

const requestsOf = (app: AppActor) => resourcesOf(app).map(({ context }) => context.request)

const pricesIn = (made: readonly Call[]) =>
  made
    .filter(({ name }) => name === 'products.stocksAndPrices')
    .map(({ args }) => (args as Args<'products.stocksAndPrices'>).body.products_ids)
