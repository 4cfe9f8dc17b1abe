import { waitFor } from 'xstate'
import { resourceKey, type ResourceRef } from '../../../machines/resource/resources.machine'
import type { ResourceRequest } from '../../../machines/resource/resource.machine'
import type { DrawnNeeds } from '../../../model/heads/drawing'
import type { Category } from '../../../model/catalogue/category'
import type { matchRoute } from '../../../model/routing/routes'
import { actorOf } from '../../shop/actors'
import type { AppActor } from '../../shop/app-actor'
import { sendIfActive } from '../../shop/send-if-active'
import { aheadOf, loadAhead, ofCustomers } from './pages'

/** What nearly every page shows around its own. */
const CATEGORIES = { name: 'categories.list', args: {} } as const
const FRAME: readonly ResourceRequest[] = [CATEGORIES, { name: 'config.get', args: {} }]
/** How long a drawn page waits until the shop has the same, ms: it came with the answers. */
const DRAWN_WAIT_MS = 3000
/** How long the first screen waits for what it shows, ms: as long as a loader would. [DEC-059] */
const WAIT_MS = 200

/**
 * Resolves once the first screen can be drawn as it stays: its page's code is there, it is known who looks, and the frame's data are there
 * or have failed; what a guest's page asks first is asked by then. What does not come soon is not waited for: the screen has its
 * skeletons. Never rejects.
 * @param found the route of the address, null where none has it @param search of the address
 * @param drawn what the server has drawn: the page stays as it is until the shop can draw the same
 */
export async function firstScreen(app: AppActor, found: ReturnType<typeof matchRoute>, search: string, drawn?: DrawnNeeds): Promise<void> {
  if (!found) return
  const { route, params } = found
  if (drawn) return asDrawn(app, route.id, drawn)
  const timeout = new Promise<void>((resolve) => void setTimeout(resolve, WAIT_MS))
  const isFramed = route.layout === 'default' || route.layout === 'personal'
  await Promise.race([Promise.all([loadAhead(route.id), isFramed ? frame(app) : settled(app)]), timeout])
  const categories = answerOf(app, CATEGORIES)
  // Customers' questions name their region, which they ask for themselves.
  const isGuest = app.getSnapshot().hasTag('guest')
  // Only the contract's own parser writes the answer, so the name decides its type.
  if (isGuest && categories) look(app, aheadOf(route.id)?.({ params, search, categories: categories as Category[] }) ?? [])
}

/** Has what the server has drawn, whose answers came along; what does not come soon all the same is not waited for. */
async function asDrawn(app: AppActor, id: string, { requests, prices }: DrawnNeeds): Promise<void> {
  const timeout = new Promise<void>((resolve) => void setTimeout(resolve, DRAWN_WAIT_MS))
  await Promise.race([Promise.all([loadAhead(id), settled(app)]), timeout])
  const cart = actorOf(app, 'cart')
  const read = cart && waitFor(cart, (state) => state.context.isKnown || state.hasTag('failed')).catch(() => null)
  await Promise.race([
    Promise.all([filled(look(app, requests)), priced(app, prices), read, cart && ofCustomers(id)?.().catch(() => null)]),
    timeout,
  ])
}

/** Asks for prices as the server has, so that the answers that came along fit. */
async function priced(app: AppActor, questions: DrawnNeeds['prices']): Promise<void> {
  const prices = actorOf(app, 'prices')
  if (!prices) return
  for (const ids of questions) {
    prices.send({ type: 'prices.wanted', ids })
    // Whoever shows them counts for them by then.
    setTimeout(() => sendIfActive(prices, { type: 'prices.released', ids }), DRAWN_WAIT_MS)
    await waitFor(prices, (state) => ids.every((id) => id in state.context.entries) || state.hasTag('failed')).catch(() => null)
  }
}

/** It is known who is there, or that nobody can say it. An actor that ends meanwhile rejects: its page says so, and there is nothing to wait for. */
async function settled(app: AppActor): Promise<void> {
  const { session } = app.getSnapshot().children
  const found = new AbortController()
  const options = { signal: found.signal }
  const known = waitFor(app, (state) => state.hasTag('guest') || state.hasTag('customer'), options)
  const silent = session ? [waitFor(session, (state) => state.hasTag('unconfirmed'), options)] : []
  await Promise.race([known, ...silent].map((each) => each.catch(() => null)))
  found.abort()
}

/** The frame's data are there or have failed, or what would hold them has ended. */
async function frame(app: AppActor): Promise<void> {
  await settled(app)
  await filled(look(app, FRAME))
}

/** All of these are there or have failed. */
const filled = (refs: readonly ResourceRef[]) =>
  Promise.all(refs.map((ref) => waitFor(ref, (state) => !state.hasTag('busy')).catch(() => null)))

/** Asks for what is not there yet; from then on whoever shows it counts for it. */
function look(app: AppActor, requests: readonly ResourceRequest[]) {
  const { resources } = app.getSnapshot().children
  for (const type of ['resource.wanted', 'resource.released'] as const) for (const request of requests) resources?.send({ type, request })
  return requests.flatMap((request) => refOf(app, request) ?? [])
}

const refOf = (app: AppActor, request: ResourceRequest) =>
  app.getSnapshot().children.resources?.getSnapshot().context.byKey[resourceKey(request)]?.ref

const answerOf = (app: AppActor, request: ResourceRequest): unknown => refOf(app, request)?.getSnapshot().context.data
