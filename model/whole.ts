import * as z from 'zod/mini'

/** @returns a check for numbers: a whole one, of those that stay exact; what breaks it is not checked further. @param error what is said of another */
export const whole = (error?: string) => z.refine<number>(Number.isSafeInteger, { abort: true, ...(error !== undefined && { error }) })
