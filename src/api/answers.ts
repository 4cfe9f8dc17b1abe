import * as z from 'zod/mini'
import { ApiError, BROKEN_CONTRACT } from '../../model/api-error'
import type { Endpoint } from '../../model/contract/endpoint'

/** The parsed body; undefined if it is not JSON. A connection that breaks off is passed on as a failure: that is no answer. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return undefined
    throw thrown
  }
}

type ErrorBody = { message?: unknown; errors?: unknown; details?: unknown }

/**
 * Whether somebody else answered: a success that is no JSON, a refusal that has not the shop's error shape. What says that the server is
 * overloaded or gone counts the same, whoever says it. [DEC-085]
 */
export function isForeign({ ok, status }: Response, json: unknown): boolean {
  if (json === undefined) return ok || isRefusal(status)
  return !ok && isRefusal(status) && typeof (Object(json) as ErrorBody).message !== 'string'
}
/** Whether a status says that the server refuses, whoever sends it. */
const isRefusal = (status: number): boolean => (status >= 300 && status < 500 && status !== 408 && status !== 429) || status === 501

/** ApiError of a refusal. Parts of the body in another shape are ignored. [DEC-033] */
export function errorOf(response: Response, json: unknown): ApiError {
  const { message, errors, details } = Object(json) as ErrorBody
  const after = Number(response.headers.get('retry-after') ?? NaN)
  return new ApiError(response.status, typeof message === 'string' ? message : '', {
    fields: areFields(errors) ? errors : {},
    details,
    retryAfter: Number.isFinite(after) ? after * 1000 : null,
  })
}

/** The answer in the shape of its contract row. @throws ApiError of status BROKEN_CONTRACT where it has another */
export function outputOf({ method, path, output }: Pick<Endpoint, 'method' | 'path' | 'output'>, json: unknown): unknown {
  const { success, data, error } = z.safeParse(output, json)
  if (success) return data
  const [issue] = error.issues
  throw new ApiError(BROKEN_CONTRACT, `${method} ${path}: ${issue?.path.join('.')} ${issue?.message}`)
}

/** Whether the value maps each field to a list of messages. */
const areFields = (errors: unknown): errors is Record<string, string[]> =>
  typeof errors === 'object' &&
  errors !== null &&
  !Array.isArray(errors) &&
  Object.values(errors).every((said) => Array.isArray(said) && said.every((text) => typeof text === 'string'))
