import type { Config } from '../../model/content/config'
import type { Endpoint } from '../../model/contract/endpoint'

export type ServiceConfig = Pick<Config, 'suggestions_url' | 'suggestions_token'>

/** Where a service of others lies and what opens it; null for a call of the shop's own server. @param origin of the shop, for an address that names none [CALL-111, DEC-002] */
export function serviceOf(
  { service, path }: Pick<Endpoint, 'service' | 'path'>,
  config: ServiceConfig | undefined,
  origin: string,
): { url: string; headers: Record<string, string> } | null {
  if (service === undefined) return null
  const { suggestions_url: address = '', suggestions_token: token = '' } = config ?? {}
  const url = address || path
  return { url: url.startsWith('/') ? origin + url : url, headers: token === '' ? {} : { authorization: `Token ${token}` } }
}
