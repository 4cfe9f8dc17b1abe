import type { ApiError } from '../api-error'
import type { FieldErrors } from './form'

/** The same errors without those of the named fields. */
export const withoutErrors = <T extends Readonly<Partial<Record<string, string>>>>(errors: T, ...fields: readonly string[]): T =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !fields.includes(name))) as T // fields may be absent, see the type

/** The server's first sentence about each field that the form has; an item of a list (`files.0`) belongs to its field. */
export function fieldRefusals(fields: readonly string[], refusal: ApiError): FieldErrors {
  const errors: Record<string, string> = {}
  for (const [path, [text]] of Object.entries(refusal.fields)) {
    const field = path.split('.')[0]!
    if (fields.includes(field) && text !== undefined) errors[field] ??= text
  }
  return errors
}
