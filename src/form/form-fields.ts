import type { FieldValue, FormValues } from '../../model/form/form'

/** The fields of a form on the screen, whichever machine it runs on. */
export type FormFields = {
  /** The ids of its inputs begin with it. */
  name: string
  /** The fields in the order of the screen, with their Russian labels; those of passwords and codes too. */
  labels: Readonly<Record<string, string>>
  /** One sentence for each field that is wrong; what is no field is left out. */
  errors: Readonly<Record<string, string | undefined>>
}

/** The same with what the fields hold, and where changes go. Passwords and codes are no values: they stay in their inputs. [DEC-047] */
export type BoundFields<TValues extends FormValues> = FormFields & {
  values: TValues
  /** The form is being sent, or its outcome is not known. */
  isLocked: boolean
  onChange: (name: keyof TValues & string, value: FieldValue) => void
  /** The focus has left a field. */
  onLeave: (name: keyof TValues & string) => void
}

/** The first field of the screen that is wrong; undefined where none is. */
export const firstWrong = ({ labels, errors }: FormFields): string | undefined =>
  Object.keys(labels).find((name) => errors[name] !== undefined)

/** The id of a field's input in the page: the focus and the links of the error summary go to it. */
export const fieldId = ({ name: form }: Pick<FormFields, 'name'>, field: string): string => `${form}-${field}`
