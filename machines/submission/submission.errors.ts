import type { ApiError } from '../../model/api-error'
import type { FieldErrors, FieldValue } from '../../model/form/form'
import type { SubmissionContext } from './submission.types'

/** The same errors without that of one field. */
export const withoutError = (errors: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))

/** Whether nothing was typed or chosen in a field. */
export const isEmpty = (value: FieldValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'string' && value.trim() === '')

/**
 * The errors once the focus has left a field: what stands in it is checked, an empty field is not blamed before the submit.
 * A secret is not among the values, so its field is checked at the submit alone.
 */
export function shownError({ values, errors, check }: Pick<SubmissionContext, 'values' | 'errors' | 'check'>, field: string): FieldErrors {
  if (isEmpty(values[field])) return errors
  const error = check(values, {}).errors[field]
  return error === undefined ? withoutError(errors, field) : { ...errors, [field]: error }
}

/** The server's first sentence about each field that the form has; an item of a list (`files.0`) belongs to its field. */
export function fieldRefusals(fields: readonly string[], refusal: ApiError): FieldErrors {
  const errors: Record<string, string> = {}
  for (const [path, [text]] of Object.entries(refusal.fields)) {
    const field = path.split('.')[0]!
    if (fields.includes(field) && text !== undefined) errors[field] ??= text
  }
  return errors
}
