import { getResponse } from 'msw'
import type { NewApiKey } from '../../../model/api-key/api-key'
import { ORIGIN, type TestServer, visitor } from '../../support/world'

/** What a program is answered: the status, the body and the headers. */
export type Reply = { status: number; json: any; headers: Headers } // oxlint-disable-line no-explicit-any -- a program knows no types

/** A program that calls by a key; it brings no cookies of its own. */
export function program(server: TestServer, secret: string, more: Record<string, string> = {}) {
  return async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const headers = { authorization: `Bearer ${secret}`, ...(body !== undefined && { 'content-type': 'application/json' }), ...more }
    const request = new Request(`${ORIGIN}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    const response = await getResponse(server.handlers, request)
    if (!response) throw new Error(`Nobody answers ${path}`)
    const text = await response.text()
    return { status: response.status, json: text === '' ? null : JSON.parse(text), headers: response.headers }
  }
}

/** A key that administrator 1 made for region 1, a client of that administrator, and a program that has the key. */
export async function keyed(server: TestServer, { name = '1С', rights = ['read'], ...rest }: Partial<NewApiKey> = {}, regionId = 1) {
  const { api } = await visitor(server, 1)
  const made = await api('apiKeys.create', { params: { id: regionId }, body: { name, rights, ...rest } })
  return { api, ...made, ask: program(server, made.secret) }
}

/** A question for prices of region 1. */
export const PRICES = { company_region_id: 1, products_ids: [1] }
