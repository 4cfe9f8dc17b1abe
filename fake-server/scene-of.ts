import type { EndpointName } from '../model/contract'
import type { AuthStrategy } from '../model/content/config'
import { type Endpoint, needsXsrf } from '../model/contract/endpoint'
import type { Log } from './log'
import { refuse } from './refusals'
import type { Activity } from './rules/session/activity'
import { sessionOfCall } from './rules/session/session-of-call'
import { SESSION_COOKIE } from './rules/session/sessions'
import { isXsrf, XSRF_COOKIE } from './rules/session/xsrf'
import { SCENARIO_COOKIE, scenariosOf } from './scenarios'
import type { Scene } from './scene'
import type { Secrets } from './secrets'
import type { Tables } from './tables'
import { clientOf, cookiesOf } from './transport/cookie-headers'
import type { Customers, Shop } from './world'

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
  secrets: Secrets
  auth: AuthStrategy
  log: Log
  activity: Activity
  setCookie: (line: string) => void
}

/** What a handler of this row gets for this request; throws the refusals that hold for every row: key, XSRF. [DEC-004, DEC-005] */
export function sceneOf({
  tables,
  world,
  customers,
  clock,
  request,
  name,
  row,
  random,
  secrets,
  auth,
  log,
  activity,
  setCookie,
}: Given): Scene {
  const cookies = cookiesOf(request)
  const token = cookies[SESSION_COOKIE] ?? ''
  const session = sessionOfCall(auth, { tables, secrets, now: clock.now(), cookie: token, request, name })
  const scenarios = scenariosOf(cookies[SCENARIO_COOKIE])
  const user = session && !scenarios.has('sessionExpires') ? tables.user.findFirst({ where: { id: { equals: session.user_id } } }) : null
  const key = request.headers.get('idempotency-key')
  if (row.kind === 'keyedWrite' && !key) throw refuse(422, { errors: { 'Idempotency-Key': ['Ключ записи обязателен'] } })
  // Other sites cannot send a bearer.
  if (auth === 'session' && needsXsrf(row)) requireXsrf(request, cookies[XSRF_COOKIE] ?? '', { secrets, session: token })
  return {
    tables,
    world,
    request,
    client: clientOf(request),
    secrets,
    auth,
    log,
    activity,
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

/** 419 unless the token stands in the cookie and in the header alike, and was given to this session. */
function requireXsrf(request: Request, cookie: string, of: { secrets: Secrets; session: string }): void {
  if (request.headers.get('x-xsrf-token') !== cookie || !isXsrf(cookie, of)) throw refuse(419)
}
