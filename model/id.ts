import * as z from 'zod/mini'
import { whole } from './whole'

/** The id of a thing: a whole number from 1. Coerced because ids also travel in paths and query strings. */
export const Id = z.coerce.number<number>().check(whole(), z.positive())
export type Id = number

/** A flag that the wire writes as 0 or 1. */
export const Flag = z.union([z.literal(0), z.literal(1)])

/** A moment on the wire: ISO 8601 with a zone, kept as text. */
export const Moment = z.iso.datetime({ offset: true })
