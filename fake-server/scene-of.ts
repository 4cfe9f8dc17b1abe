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

/** A program that calls by a key, in the name of the user who made the key. */
export type Actor = {
  keyId: number
  userId: number
  /** Throws the refusal of an answer that is about another region than the key's. @param json the answer as it travels */
  check: (json: unknown) => void
}

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
  /** Who calls by a key for programs; null: nobody does. */
  actor: Actor | null
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
  actor,
  setCookie,
}: Given): Scene {
  const cookies = cookiesOf(request)
  const token = cookies[SESSION_COOKIE] ?? ''
  // A key acts alone: the cookies that may come beside it are another login.
  const session = actor ? null : sessionOfCall(auth, { tables, secrets, now: clock.now(), cookie: token, request, name })
  const scenarios = scenariosOf(cookies[SCENARIO_COOKIE])
  const userId = actor?.userId ?? (scenarios.has('sessionExpires') ? undefined : session?.user_id)
  const user = userId === undefined ? null : tables.user.findFirst({ where: { id: { equals: userId } } })
  const key = request.headers.get('idempotency-key')
  if (row.kind === 'keyedWrite' && !key && !actor) throw refuse(422, { errors: { 'Idempotency-Key': ['Ключ записи обязателен'] } })
  // Other sites cannot send a bearer or a key.
  if (!actor && auth === 'session' && needsXsrf(row)) requireXsrf(request, cookies[XSRF_COOKIE] ?? '', { secrets, session: token })
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
    apiKeyId: actor?.keyId ?? null,
    now: () => clock.now(),
    plays: (scenario) => scenarios.has(scenario),
    once: (work) => {
      if (key === null) return work()
      const id = `${actor ? `key${actor.keyId}` : (user?.id ?? 0)} ${name} ${key}`
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
