import * as z from 'zod/mini'
import { whole } from '../whole'

const positive = z.coerce.number<number>().check(whole(), z.positive())

/** The page of a list, from 1; a query parameter. */
export const page = z.optional(positive)

/** How many rows a list gives at most; a query parameter. @param max the most that may be asked for */
export const limitUpTo = (max: number) => z.optional(positive.check(z.maximum(max, `Не больше ${max} за раз`)))
