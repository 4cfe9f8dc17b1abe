import type { ReactNode } from 'react'
import { Field } from '../ui/controls/field'
import { fieldId, type FormFields } from './form-fields'

export type FormFieldProps = {
  of: FormFields
  name: string
  hint?: ReactNode
  /** Stays for screen readers only. */
  isLabelHidden?: boolean
  /** One input. */
  children: ReactNode
}

/** The frame of a field: its label, its hint and what is wrong with it, around whatever input. */
export const FormField = ({ of: form, name, hint, isLabelHidden = false, children }: FormFieldProps) => (
  <Field id={fieldId(form, name)} label={form.labels[name]} error={form.errors[name]} hint={hint} isLabelHidden={isLabelHidden}>
    {children}
  </Field>
)
