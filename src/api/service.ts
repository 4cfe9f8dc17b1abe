import { ApiError, NO_ANSWER } from '../../model/api-error'
import type { Config } from '../../model/content/config'
import type { Endpoint } from '../../model/contract/endpoint'
import { CALL_TIMEOUT_MS } from '../../model/limits'
import { errorOf, isForeign, outputOf, readJson } from './answers'
import { firstAborted } from './first-aborted'

export type ServiceConfig = Pick<Config, 'suggestions_url' | 'suggestions_token'>

type Asked = {
  /** Undefined until the configuration was answered. */
  config: ServiceConfig | undefined
  /** The shop's own origin, for an address that names none. */
  origin: string
  fetch: (url: string, init: RequestInit) => Promise<Response>
  signal?: AbortSignal
}

/**
 * One request to a service of others, where the configuration says and opened by its token. What opens the shop does not go there, and what it
 * answers says nothing of the shop's clock or connection. [CALL-111, DEC-002]
 * @param query with its question mark; '' where there is none
 * @returns the answer in the shape of the row; rejects as the client's own calls do
 */
export async function askService(row: Endpoint, query: string, { config, origin, fetch, signal }: Asked): Promise<unknown> {
  const { suggestions_url: address = '', suggestions_token: token = '' } = config ?? {}
  const url = address || row.path
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS)
  const response = await fetch((url.startsWith('/') ? origin + url : url) + query, {
    method: row.method,
    headers: { accept: 'application/json', ...(token !== '' && { authorization: `Token ${token}` }) },
    signal: signal ? firstAborted(signal, timeout) : timeout,
    credentials: 'same-origin',
  })
  const json = await readJson(response)
  if (isForeign(response, json)) throw new ApiError(NO_ANSWER, '', { isForeign: true })
  if (!response.ok) throw errorOf(response, json)
  return outputOf(row, json)
}
