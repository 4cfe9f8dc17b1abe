import { isPriceCall, rightOf } from '../../../model/api-key/covered-calls'
import { REQUESTS_KEPT } from '../../../model/api-key/api-limits'
import type { Endpoint } from '../../../model/contract/endpoint'
import { Refusal, refuse } from '../../refusals'
import type { Actor } from '../../scene-of'
import type { Secrets } from '../../secrets'
import { nextId, type TableRow, type Tables } from '../../tables'
import { parseShallowJson } from '../../transport/shallow-json'
import { isAliveRow, keyOfSecret } from './api-keys'
import { countsAt, limitHeaders, seconds, waitOf } from './price-counts'

type Stored = TableRow<'apiKey'>

/** A call by a key, and the server that it is made to. */
export type KeyCall = {
  name: string
  row: Endpoint
  request: Request
  params: Readonly<Record<string, string>>
  secret: string
  tables: Tables
  secrets: Secrets
  now: () => number
  /** Runs work that changes the tables, and keeps what it changed. */
  change: <T>(work: () => T) => Promise<T>
  /** Answers the call in the name of somebody. */
  answerAs: (actor: Actor) => Promise<Response>
}

/**
 * Answers a program that calls by a key: 401 for a key that is not accepted, 403 for what its rights do not cover or another region than its
 * own, 429 beyond the limit of price calls. Every answer says what is left of that limit, and is written into the log of the key. [DEC-077]
 */
export async function answerByKey(call: KeyCall): Promise<Response> {
  const { tables, secrets, change, now, secret, name, request } = call
  const entered = await change(() => enter(call))
  if (!entered) {
    const key = keyOfSecret({ tables, secrets, now: now() }, secret)
    const response = refused(refuse(401, { message: key ? whyNot(tables, key, now()) : 'Ключ не\u00a0подходит', headers: CHALLENGE }))
    if (key) await change(() => note(call, key.id, response.status))
    return response
  }
  const { key, isOver } = entered
  const response = isOver > 0 ? refused(overLimit(isOver)) : await answered(call, key)
  for (const [header, value] of Object.entries(limitHeaders(key, now()))) response.headers.set(header, value)
  await change(() => note(call, key.id, response.status))
  return response

  /** Notes the use of the key. @returns the key and how long its limit is exceeded, ms; null: the key is not accepted */
  function enter({ name: callName }: KeyCall): { key: Stored; isOver: number } | null {
    const found = keyOfSecret({ tables, secrets, now: now() }, secret)
    if (!found || whyNot(tables, found, now()) !== '') return null
    const counted = countsAt(found, now())
    const isOver = isPriceCall(callName) ? waitOf(counted, now()) : 0
    const more = isPriceCall(callName) && isOver === 0 ? 1 : 0
    const data = {
      ...counted,
      window_count: counted.window_count + more,
      day_count: counted.day_count + more,
      used_at: now(),
    }
    const [key = found] = tables.apiKey.update({ where: { id: { equals: found.id } }, data })
    return { key, isOver }
  }

  async function answered(of: KeyCall, key: Stored): Promise<Response> {
    try {
      const right = rightOf(name)
      if (right === undefined) throw refuse(403, { message: 'Этот вызов не\u00a0для ключей: его делают люди в\u00a0кабинете' })
      if (!key.rights.includes(right)) throw refuse(403, { message: `У\u00a0ключа нет права «${right}»` })
      for (const id of await regionsNamed(of.row, of.params, request)) requireOwn(key, id)
      return await of.answerAs({ keyId: key.id, userId: key.user_id, check: (json) => requireOwn(key, regionOf(json)) })
    } catch (thrown) {
      if (thrown instanceof Refusal) return refused(thrown)
      throw thrown
    }
  }
}

const CHALLENGE = { 'www-authenticate': 'Bearer' }

/** Why a key is not accepted any more; '': it is. */
function whyNot(tables: Tables, key: Stored, now: number): string {
  if (key.revoked_at > 0) return 'Ключ отозван'
  if (!isAliveRow(key, now)) return 'Срок ключа истёк'
  const region = tables.region.findFirst({ where: { id: { equals: key.region_id } } })
  return region?.admin_ids.includes(key.user_id) && region.member_ids.includes(key.user_id)
    ? ''
    : 'Ключ не\u00a0действует: кто его создал, больше не\u00a0управляет регионом'
}

const overLimit = (wait: number): Refusal =>
  refuse(429, { message: 'Слишком много запросов цен: подождите', headers: { 'retry-after': seconds(wait) } })

/** The regions that a request names in its address or body, as the contract would read them. */
async function regionsNamed(row: Endpoint, params: KeyCall['params'], request: Request): Promise<number[]> {
  const inPath = row.path.startsWith('/companyRegions/:id') ? params.id : undefined
  const inQuery = new URL(request.url).searchParams.getAll('company_region_id')
  const inBody = row.body ? regionIn(await bodyOf(request)) : undefined
  return [inPath, ...inQuery, inBody].flatMap((id) => (id === undefined ? [] : [Number(id)]))
}

/** A body that cannot be read names no region: the call itself refuses it. */
async function bodyOf(request: Request): Promise<unknown> {
  try {
    return parseShallowJson(await request.clone().text())
  } catch {
    return undefined
  }
}

const regionIn = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'company_region_id' in json ? json.company_region_id : undefined

/** The region that an answer is about, an order or a document. */
function regionOf(json: unknown): number | undefined {
  const id = regionIn(json)
  return id === undefined ? undefined : Number(id)
}

function requireOwn(key: Stored, regionId: number | undefined): void {
  if (regionId !== undefined && regionId !== key.region_id) throw refuse(403, { message: 'Ключ выдан для другого региона' })
}

/** Writes a request into the log of its key, whose oldest entry may go. The values of its query stay out. */
function note({ tables, request, now }: KeyCall, keyId: number, status: number): void {
  const { pathname, searchParams } = new URL(request.url)
  const names = [...new Set(searchParams.keys())].join('&')
  tables.apiRequest.create({
    id: nextId(tables, 'apiRequest'),
    key_id: keyId,
    at: now(),
    method: request.method,
    path: pathname + (names && `?${names}`),
    status,
  })
  const own = tables.apiRequest.findMany({ where: { key_id: { equals: keyId } } })
  const old = own.slice(0, -REQUESTS_KEPT).map(({ id }) => id)
  if (old.length > 0) tables.apiRequest.deleteMany({ where: { id: { in: old } } })
}

const refused = ({ status, body, headers }: Refusal): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
