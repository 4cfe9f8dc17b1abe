import { withoutErrors } from '../../model/form/field-errors'
import type { FieldErrors, FieldValue } from '../../model/form/form'
import type { SubmissionContext } from './submission.types'

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
  return error === undefined ? withoutErrors(errors, field) : { ...errors, [field]: error }
}
