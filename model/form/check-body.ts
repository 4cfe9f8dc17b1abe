import * as z from 'zod/mini'
import { cleanText } from '../text/typed/clean-text'
import type { FieldErrors } from './form'

/**
 * Checks a request body against the schema of its contract row.
 * @returns the body, or the first message about each field: an issue inside a field (`files.0`) belongs to that field
 */
export function checkBody<S extends z.ZodMiniType>(schema: S, body: unknown): { errors: FieldErrors; body: z.output<S> | null } {
  const parsed = z.safeParse(schema, body)
  if (parsed.success) return { errors: {}, body: parsed.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) errors[String(path[0] ?? '')] ??= message
  return { errors, body: null }
}

/** A typed text without the white space around it; undefined where nothing is left: an optional field is then absent. */
export const typedText = (text: string): string | undefined => cleanText(text).trim() || undefined
