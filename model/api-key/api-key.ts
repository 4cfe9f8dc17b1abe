import * as z from 'zod/mini'
import { Id, Moment } from '../id'
import { cleanText } from '../text/typed/clean-text'
import { whole } from '../whole'
import { KEY_NAME_LENGTH, OVERLAPS_H } from './api-limits'

/** What a key may do: read the catalogue and its prices, place orders and follow them, read documents. [DEC-077] */
export const API_RIGHTS = ['read', 'order', 'documents'] as const
export type ApiRight = (typeof API_RIGHTS)[number]

const count = z.number().check(whole(), z.nonnegative())

/** A key of a region for programs, without its secret. Moments that did not come yet are null. [DEC-077] */
export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** The beginning of the secret, by which people tell keys apart. */
  prefix: z.string(),
  rights: z.array(z.enum(API_RIGHTS)),
  created_at: Moment,
  /** The administrator whose name its orders bear. */
  created_by: z.string(),
  expires_at: z.nullable(Moment),
  last_used_at: z.nullable(Moment),
  revoked_at: z.nullable(Moment),
  /** Until when the secret before the last rotation is accepted. */
  previous_until: z.nullable(Moment),
  /** Price calls in the current window and on the current day. */
  used: z.object({ window: count, day: count }),
})
export type ApiKey = z.output<typeof ApiKey>

/** What an administrator says of a new key. `expires_on`: the last day on which it works, in Moscow; absent: no end. */
export const NewApiKey = z.object({
  name: z
    .string()
    .check(
      z.overwrite(cleanText),
      z.trim(),
      z.minLength(1, 'Назовите ключ: по\u00a0имени вы его узнаете'),
      z.maxLength(KEY_NAME_LENGTH, `Не\u00a0больше ${KEY_NAME_LENGTH} знаков`),
    ),
  rights: z.array(z.enum(API_RIGHTS)).check(z.minLength(1, 'Выберите хотя бы одно право')),
  expires_on: z.optional(z.iso.date('Некорректная дата')),
})
export type NewApiKey = z.output<typeof NewApiKey>

/** How long the old secret is accepted beside the new one, hours. */
export const Rotation = z.object({ overlap_hours: z.union(OVERLAPS_H.map((hours) => z.literal(hours))) })

/** A key with its secret, which is answered this once. */
export const MadeApiKey = z.object({ key: ApiKey, secret: z.string() })

/** A request that was made with a key. `path` names the query parameters without their values. */
export const ApiRequest = z.object({ id: Id, at: Moment, method: z.string(), path: z.string(), status: z.number().check(whole()) })
export type ApiRequest = z.output<typeof ApiRequest>

/** The price list by link of a region, without its secret; null: there is none. */
export const PriceLink = z.object({ made_at: Moment, made_by: z.string(), last_used_at: z.nullable(Moment) })
export type PriceLink = z.output<typeof PriceLink>

/** Whether a key is accepted at a moment. @param now ms */
export const isKeyAlive = ({ revoked_at, expires_at }: Pick<ApiKey, 'revoked_at' | 'expires_at'>, now: number): boolean =>
  revoked_at === null && (expires_at === null || Date.parse(expires_at) > now)
