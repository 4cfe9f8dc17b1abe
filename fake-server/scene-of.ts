import type { EndpointName } from '../model/contract'
import { type Endpoint, needsXsrf } from '../model/contract/endpoint'
import { refuse } from './refusals'
import { SCENARIO_COOKIE, scenariosOf } from './scenarios'
import type { Scene } from './scene'
import type { Tables } from './tables'
import { cookiesOf } from './transport/cookie-headers'
import type { Customers, Shop } from './world'

/** The id of the session; scripts do not see it. */
export const SESSION_COOKIE = 'karter_session'
/** What an unsafe call must send back in its header. */
export const XSRF_COOKIE = 'XSRF-TOKEN'
/** Keys of writes are remembered this long, ms. */
const KEY_LIFE_MS = 2 * 86_400_000

type Given = {
  tables: Tables
  world: Shop
  /** null: only guests were here yet. */
  customers: Customers | null
  clock: { now(): number }
  request: Request
  name: EndpointName
  row: Endpoint
  random: () => number
  setCookie: (line: string) => void
}

/** What a handler of this row gets for this request; throws the refusals that hold for every row: key, XSRF. [DEC-004, DEC-005] */
export function sceneOf({ tables, world, customers, clock, request, name, row, random, setCookie }: Given): Scene {
  const cookies = cookiesOf(request)
  const session = tables.session.findFirst({ where: { id: { equals: cookies[SESSION_COOKIE] ?? '' } } })
  const scenarios = scenariosOf(cookies[SCENARIO_COOKIE])
  const user = session && !scenarios.has('sessionExpires') ? tables.user.findFirst({ where: { id: { equals: session.user_id } } }) : null
  const key = request.headers.get('idempotency-key')
  if (row.kind === 'keyedWrite' && !key) throw refuse(422, { errors: { 'Idempotency-Key': ['Ключ записи обязателен'] } })
  if (needsXsrf(row) && (!cookies[XSRF_COOKIE] || request.headers.get('x-xsrf-token') !== cookies[XSRF_COOKIE])) throw refuse(419)
  return {
    tables,
    world,
    request,
    user,
    random,
    setCookie,
    archive: () => {
      if (!customers) throw new Error(`${name} asks for the orders of customers who are not there yet`)
      return customers.archive
    },
    sessionId: session?.id ?? null,
    now: () => clock.now(),
    plays: (scenario) => scenarios.has(scenario),
    once: (work) => {
      const id = `${user?.id ?? 0} ${name} ${key}`
      if (tables.doneKey.findFirst({ where: { id: { equals: id } } })) return
      work()
      tables.doneKey.deleteMany({ where: { at: { lt: clock.now() - KEY_LIFE_MS } } })
      tables.doneKey.create({ id, at: clock.now() })
    },
  }
}
