import type * as z from 'zod/mini'
import type { UploadProgress } from '../form/form'

type Schema = z.ZodMiniType
type None = undefined

/**
 * read: changes nothing, whatever its method; sent again after a failure.
 * keyedWrite: carries an Idempotency-Key, so it may be sent again.
 * write: never sent again by itself. [DEC-005]
 */
export type Kind = 'read' | 'keyedWrite' | 'write'

/** Where a path begins: {api}, {api_alt}, or the origin itself. [DEC-002] */
export type Base = 'api' | 'apiAlt' | 'origin'

/** One row of the API contract: the client and the fake server are both derived from it. Schemas hold codecs, never one-way transforms. */
export interface Endpoint<
  P extends Schema | None = Schema | None,
  Q extends Schema | None = Schema | None,
  B extends Schema | None = Schema | None,
  O extends Schema = Schema,
  K extends Kind = Kind,
> {
  kind: K
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path under the base; `:name` is a path parameter. */
  path: `/${string}`
  /** Default: `api`. */
  base?: Base
  /** A service of others: the configuration says its address and what opens it; the path is the default one. [DEC-002] */
  service?: 'suggestions'
  params?: P
  query?: Q
  body?: B
  /** The body is sent as form data instead of JSON. */
  isForm?: boolean
  output: O
  /** Resources with one of these tags go stale once the call succeeds. */
  invalidates?: readonly Tag[]
  tags?: readonly Tag[]
}

/** Kinds of data: what a call returns (`tags`) and what a write changes (`invalidates`). */
export type Tag =
  | 'user'
  | 'regions'
  /** Which region is the favourite; whatever else is known of the regions stays. */
  | 'favoriteRegion'
  | 'cart'
  | 'userCarts'
  | 'products'
  | 'favorites'
  | 'orders'
  | 'delivery'
  | 'notifications'
  | 'promotions'
  | 'documents'
  | 'invites'
  | 'surveys'
  | 'regionUsers'
  /** Where the account is signed in. */
  | 'sessions'
  | 'notificationSettings'
  | 'productNotifications'
  /** The cars that a user keeps. */
  | 'cars'
  /** Which order the review popup asks about. */
  | 'reviews'
  | 'apiKeys'

/** @returns the row unchanged; lets TypeScript infer the literal types of kind, path, query, body and output */
export const endpoint = <
  const K extends Kind,
  O extends Schema,
  P extends Schema | None = None,
  Q extends Schema | None = None,
  B extends Schema | None = None,
>(
  row: Endpoint<P, Q, B, O, K>,
): Endpoint<P, Q, B, O, K> => row

/**
 * Every call but a GET read carries the XSRF header: GET /cart/clear because it writes, reads by POST because servers check by method.
 * [DEC-004]
 */
export const needsXsrf = ({ kind, method }: Pick<Endpoint, 'kind' | 'method'>): boolean => kind !== 'read' || method !== 'GET'

type In<S> = S extends Schema ? z.input<S> : never
type Out<S> = S extends Schema ? z.output<S> : never
type Part<K extends string, S, V> = S extends Schema ? { [k in K]: V } : unknown

/** Arguments of a call: parsed values as the program holds them (money in kopecks); the client encodes them. */
export type ArgsOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema, Kind>
    ? Part<'params', P, In<P>> & Part<'query', Q, In<Q>> & Part<'body', B, Out<B>>
    : never
/** Arguments of a handler in the fake server: already parsed. */
export type ParsedArgsOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema, Kind>
    ? Part<'params', P, Out<P>> & Part<'query', Q, Out<Q>> & Part<'body', B, Out<B>>
    : never
/** Result of a call and of its handler: parsed values, money in kopecks. */
export type OutputOf<E> = E extends { output: infer O extends Schema } ? z.output<O> : never
/** What every call may be given besides its arguments. */
type CallOptions = {
  signal?: AbortSignal
  /** Called while a form with files is being sent, as far as the browser reports it. */
  onProgress?: (progress: UploadProgress) => void
}
/** Options of a call. A keyed write does not compile without its idempotency key. */
export type OptionsOf<E> = E extends { kind: 'keyedWrite' }
  ? [
      options: CallOptions & {
        key: string
        /** Called when the call is sent again under the same key after an attempt without an answer. */
        onRepeated?: () => void
      },
    ]
  : [options?: CallOptions]
