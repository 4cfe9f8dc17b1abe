import { createRandom } from './catalogue/random'
import type { EndpointName } from '../model/contract'
import type { Endpoint } from '../model/contract/endpoint'
import { LATENCIES, LATENCY_COOKIE, latencyOf, SCENARIO_COOKIE, scenariosOf, type Latency, type Scenario } from './scenarios'
import { refuse, type RefusalStatus } from './refusals'
import { cookiesOf } from './transport/cookie-headers'

type Fault = { on: (name: EndpointName, row: Endpoint) => boolean; status: RefusalStatus; message?: string }
const named =
  (...names: string[]) =>
  (name: EndpointName) =>
    names.includes(name)
const under = (prefix: string) => (name: EndpointName) => name.startsWith(prefix)
/** Whatever changes the cart, an extension too. */
const cartWrites = (name: EndpointName, { kind }: Endpoint) => name.startsWith('cart.') && kind !== 'read'

/** What stands around every page: who is there, what he may see, and the categories of the menu. */
const isOfFrame = named(
  'session.user',
  'session.csrf',
  'regions.list',
  'config.get',
  'helpcenter.config',
  'categories.list',
  'cart.get',
  'delivery.list',
  'regions.pickupAddress',
)
/** Whatever a page reads for itself. */
const pageReads = (name: EndpointName, { kind }: Endpoint) => kind === 'read' && !isOfFrame(name)

const setupWrites = named('companies.create', 'regions.create')
const notifyWrites = named('productNotifications.create', 'productNotifications.remove')

/** Scenarios that answer before the handler is asked. The others are asked for by handlers. */
const faults: { [S in Scenario]?: Fault } = {
  serverDown: { on: () => true, status: 503 },
  readsFail: { on: pageReads, status: 503 },
  profileFails: { on: named('session.user'), status: 500 },
  profileRefused: { on: named('session.user'), status: 403 },
  regionsFail: { on: named('regions.list'), status: 503 },
  cartFails: { on: cartWrites, status: 503 },
  cartRefuses: {
    on: cartWrites,
    status: 409,
    message: 'Корзину сейчас меняет ваш менеджер. Повторите через\u00a0минуту.',
  },
  cartLoadFails: { on: named('cart.get'), status: 503 },
  pricesFail: { on: named('products.stocksAndPrices'), status: 503 },
  listFails: { on: named('products.all', 'products.filters'), status: 503 },
  orderFails: { on: named('orders.create'), status: 500 },
  partsFail: {
    on: named(...(['grouped', 'similar', 'related', 'setOf', 'analogs', 'lastSeen'] as const).map((part) => `products.${part}`)),
    status: 503,
  },
  notifyFails: { on: notifyWrites, status: 503 },
  notifyRefuses: { on: notifyWrites, status: 409, message: 'Сейчас подписки меняет ваш менеджер. Повторите через\u00a0минуту.' },
  reviewFails: { on: named('orders.review'), status: 500 },
  surveysFail: { on: under('surveys.'), status: 503 },
  notificationsFail: { on: named('notifications.list'), status: 503 },
  setupFails: { on: setupWrites, status: 503 },
  helpLost: { on: named('helpcenter.config'), status: 503 },
  helpFails: { on: named('helpcenter.suggestions'), status: 503 },
  deliveryFails: { on: under('delivery.'), status: 503 },
  tooMany: { on: () => true, status: 429 },
}

/** Scenarios in which what was asked is done, and the answer does not come. */
const ANSWER_LOST: readonly (readonly [Scenario, on: (name: EndpointName) => boolean])[] = [
  ['offlineAnswers', () => true],
  ['orderAnswerLost', named('orders.create')],
  ['inviteAnswerLost', named('invites.accept', 'invites.reject')],
  ['setupAnswerLost', setupWrites],
]

const NO_CONTENT = new Set([204, 304])

/** Chance of a fake server: the same seed gives the same delays. */
export function createChaos({ seed, latency }: { seed: number; latency: Latency }) {
  const { next: random } = createRandom(seed)

  /** Runs one request: waits, plays the scenarios of its cookies, else answers. */
  async function around(request: Request, name: EndpointName, row: Endpoint, answer: () => Promise<Response>): Promise<Response> {
    const cookies = cookiesOf(request)
    const scenarios = scenariosOf(cookies[SCENARIO_COOKIE])
    const [least, most] = LATENCIES[latencyOf(cookies[LATENCY_COOKIE], latency)]
    const delay = least + random() * (most - least)
    if (delay > 0) await pause(delay)
    for (const scenario of scenarios) {
      const fault = faults[scenario]
      if (fault?.on(name, row)) return refusal(fault, scenario)
    }
    const response = await answer()
    if (ANSWER_LOST.some(([scenario, on]) => scenarios.has(scenario) && on(name))) return Response.error()
    if (scenarios.has('nonsense') && name !== 'session.csrf' && response.ok && !NO_CONTENT.has(response.status)) {
      return new Response('"nonsense"', { status: 200, headers: response.headers })
    }
    if (scenarios.has('listsEmpty') && pageReads(name, row) && response.ok) return emptied(response)
    return response
  }

  return { random, around }
}

function refusal({ status, message }: Fault, scenario: Scenario): Response {
  const { body } = refuse(status, message === undefined ? {} : { message })
  return Response.json(body, { status, headers: { 'x-scenario': scenario, ...(status === 429 && { 'retry-after': '1' }) } })
}

/** Where answers keep their lists, and how many there are in all. */
const LISTS = ['items', 'orders', 'products', 'data']
const COUNTS = ['total', 'count']

/** The same answer with nothing in its list; an answer that is no list, or one thing with an id, stays as it is. */
async function emptied(response: Response): Promise<Response> {
  const body: unknown = await response.clone().json()
  const headers = { 'x-scenario': 'listsEmpty' satisfies Scenario }
  if (Array.isArray(body)) return Response.json([], { headers })
  if (typeof body !== 'object' || body === null) return response
  const isList = !('id' in body) && LISTS.some((key) => Array.isArray(Reflect.get(body, key)))
  if (!isList) return response
  const fields = Object.entries(body).map(([key, value]) => [key, LISTS.includes(key) ? [] : COUNTS.includes(key) ? 0 : value] as const)
  return Response.json(Object.fromEntries(fields), { headers })
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
