import { isPriceCall } from '../api-key/covered-calls'
import type { Endpoint } from '../contract/endpoint'
import { ERROR_STATUSES, type ErrorStatus } from './error-catalogue'

/** The calls that are refused where something has changed meanwhile. */
const MAY_CONFLICT: ReadonlySet<string> = new Set(['orders.create', 'orders.cancel'])

/** How a call may be refused. */
export function errorsOf(name: string, { params, query, body }: Pick<Endpoint, 'params' | 'query' | 'body'>): ErrorStatus[] {
  const isPossible: Readonly<Record<ErrorStatus, boolean>> = {
    401: true,
    403: true,
    404: params !== undefined || query !== undefined,
    409: MAY_CONFLICT.has(name),
    413: body !== undefined,
    415: body !== undefined,
    422: query !== undefined || body !== undefined,
    429: isPriceCall(name),
    503: true,
  }
  return ERROR_STATUSES.filter((status) => isPossible[status])
}
