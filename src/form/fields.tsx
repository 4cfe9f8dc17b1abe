import type { ComponentProps, ReactNode } from 'react'
import type { FileLimits } from '../../model/files/file-limits'
import type { FormValues } from '../../model/form/form'
import { Checkbox } from '../ui/controls/choice/checkbox'
import { Field } from '../ui/controls/field'
import { Select } from '../ui/controls/select'
import { TextArea } from '../ui/controls/text-area'
import { TextInput } from '../ui/controls/text-input'
import { FileInput } from '../ui/form/file-input'
import { fieldId } from './field-id'
import type { FieldBinding, Form } from './use-form'

type Bound<TValues extends FormValues> = { of: Form<TValues, unknown>; hint?: ReactNode }
/** The names of the fields that hold values of a kind. */
type NamesOf<TValues, TKind> = { [K in keyof TValues & string]: TValues[K] extends TKind ? K : never }[keyof TValues & string]

const frameOf = (form: string, { name, label, error }: FieldBinding, hint: ReactNode) => ({ id: fieldId(form, name), label, error, hint })

type TextFieldProps<TValues extends FormValues> = Bound<TValues> & { name: NamesOf<TValues, string> } & Omit<
    ComponentProps<typeof TextInput>,
    'name' | 'value' | 'onChange' | 'onBlur' | 'id'
  >

/** A line of text: a name, an e-mail, a phone, a number. */
export function TextField<TValues extends FormValues>({ of, name, hint, ...rest }: TextFieldProps<TValues>) {
  const field = of.field(name)
  return (
    <Field {...frameOf(of.name, field, hint)}>
      <TextInput
        {...rest}
        name={name}
        value={field.value as string} // by its name
        readOnly={field.isLocked}
        onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
        onBlur={leavingBy(field)}
      />
    </Field>
  )
}

type AreaFieldProps<TValues extends FormValues> = Bound<TValues> & { name: NamesOf<TValues, string>; max: number; rows?: number }

/** A text of several lines with a count of its characters. */
export function AreaField<TValues extends FormValues>({ of, name, hint, max, rows }: AreaFieldProps<TValues>) {
  const field = of.field(name)
  return (
    <Field {...frameOf(of.name, field, hint)}>
      <TextArea
        name={name}
        rows={rows}
        counterMax={max}
        value={field.value as string} // by its name
        readOnly={field.isLocked}
        onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
        onBlur={leavingBy(field)}
      />
    </Field>
  )
}

type SelectFieldProps<TValues extends FormValues> = Bound<TValues> & {
  name: NamesOf<TValues, string>
  /** Russian words by value, in their order. */
  options: Readonly<Record<string, string>>
  /** The words of «nothing chosen». */
  none: string
}

/** One of several. */
export function SelectField<TValues extends FormValues>({ of, name, hint, options, none }: SelectFieldProps<TValues>) {
  const field = of.field(name)
  return (
    <Field {...frameOf(of.name, field, hint)}>
      <Select
        name={name}
        value={field.value as string} // by its name
        disabled={field.isLocked}
        onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
        onBlur={leavingBy(field)}
      >
        <option value="">{none}</option>
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type CheckFieldProps<TValues extends FormValues> = Bound<TValues> & { name: NamesOf<TValues, boolean>; children: ReactNode }

/** A box to tick: a consent, an option. Its words are the children, where links may stand. */
export function CheckField<TValues extends FormValues>({ of, name, hint, children }: CheckFieldProps<TValues>) {
  const field = of.field(name)
  return (
    <Field {...frameOf(of.name, field, hint)} isLabelHidden>
      <Checkbox name={name} label={children} checked={field.value as boolean} isDisabled={field.isLocked} onChange={field.onChange} />
    </Field>
  )
}

type FilesFieldProps<TValues extends FormValues> = Bound<TValues> & { name: NamesOf<TValues, readonly File[]>; limits: FileLimits }

/** Files to attach; while the form is sent it shows how much has left, and calls that off. */
export function FilesField<TValues extends FormValues>({ of, name, hint, limits }: FilesFieldProps<TValues>) {
  const field = of.field(name)
  const isSending = of.state.matches('sending')
  return (
    <Field {...frameOf(of.name, field, hint)}>
      <FileInput
        limits={limits}
        value={field.value as readonly File[]} // by its name
        onChange={(files) => field.onChange(files)}
        progress={isSending ? of.state.context.progress : null}
        onCancel={of.cancel}
      />
    </Field>
  )
}

/** Words that came between the press of a button and its release would move it away from under the pointer: the submit says them. */
const leavingBy =
  ({ onLeave }: FieldBinding) =>
  ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (!(relatedTarget instanceof HTMLButtonElement)) onLeave()
  }
