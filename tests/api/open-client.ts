import type { ApiError } from '../../model/api-error'
import type { EndpointName } from '../../model/contract'
import { createApi, type ApiOptions } from '../../src/api/client'
import { rowOf } from '../support/contract-rows'

type Answer = Response | Error | ((init: RequestInit) => Promise<Response>)
export const json = (status: number, body: unknown = status < 400 ? {} : { message: '' }, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers })
export const USER = {
  id: 1,
  name: 'Наталья',
  email: 'a@b.example',
  phone: '79000000101',
  registration_not_complete: false,
  last_company_id: null,
}
export const EMPTY_CART = { items: [], version: 3 }

/** A client whose requests are answered by the next of `answers`, by the last one for ever. */
export function openClient(answers: Answer[], options: Partial<ApiOptions> & { cookies?: Record<string, string> } = {}) {
  const { cookies = { 'XSRF-TOKEN': 'x%3D' }, ...more } = options
  const sent: { url: string; init: RequestInit; headers: Headers }[] = []
  const slept: number[] = []
  const told = { changed: [] as (readonly string[])[], rejected: 0, failed: [] as [EndpointName, number][] }
  const api = createApi({
    rowOf,
    bases: { api: '/api/v1', apiAlt: '/api/v2', origin: '' },
    fetch: async (url, init) => {
      sent.push({ url, init, headers: new Headers(init.headers) })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (typeof answer === 'function') return answer(init)
      if (!answer || answer instanceof Error) throw answer
      return answer.clone()
    },
    cookie: (name) => cookies[name],
    onChanged: (tags) => void told.changed.push(tags),
    onRejected: () => {
      told.rejected++
    },
    onFailed: (name, { status }) => void told.failed.push([name, status]),
    sleep: async (ms) => void slept.push(ms),
    random: () => 0,
    ...more,
  })
  return { api, sent, slept, told, cookies }
}
/** What the call rejects with; one that is answered fails the test. */
export const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('It did not fail')
    },
    (error: unknown) => error as ApiError,
  )
export const getCart = { query: { company_region_id: 1, user_id: 1 } }
