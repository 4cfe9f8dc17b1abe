import type { ComponentProps, ReactNode } from 'react'
import type { FileLimits } from '../../model/files/file-limits'
import type { FormValues } from '../../model/form/form'
import { Checkbox } from '../ui/controls/choice/checkbox'
import { Select } from '../ui/controls/select'
import { TextArea } from '../ui/controls/text-area'
import { TextInput } from '../ui/controls/text-input'
import { FileInput } from '../ui/form/file-input'
import { FormField } from './form-field'
import { type BoundFields, fieldId } from './form-fields'
import type { Form } from './use-form'

type Bound<TValues extends FormValues> = { of: BoundFields<TValues>; hint?: ReactNode }
/** The names of the fields that hold values of a kind. */
type NamesOf<TValues, TKind> = { [K in keyof TValues & string]: TValues[K] extends TKind ? K : never }[keyof TValues & string]

type TextFieldProps<TValues extends FormValues> = Bound<TValues> & { name: NamesOf<TValues, string> } & Omit<
    ComponentProps<typeof TextInput>,
    'name' | 'value' | 'onChange' | 'onBlur' | 'id'
  >

/** A line of text: a name, an e-mail, a phone, a number. */
export function TextField<TValues extends FormValues>({ of, name, hint, ...rest }: TextFieldProps<TValues>) {
  return (
    <FormField of={of} name={name} hint={hint}>
      <TextInput
        {...rest}
        name={name}
        value={of.values[name] as string} // by its name
        readOnly={of.isLocked}
        onChange={({ currentTarget }) => of.onChange(name, currentTarget.value)}
        onBlur={leavingBy(of, name)}
      />
    </FormField>
  )
}

type AreaFieldProps<TValues extends FormValues> = Bound<TValues> & { name: NamesOf<TValues, string>; max: number; rows?: number }

/** A text of several lines with a count of its characters. */
export function AreaField<TValues extends FormValues>({ of, name, hint, max, rows }: AreaFieldProps<TValues>) {
  return (
    <FormField of={of} name={name} hint={hint}>
      <TextArea
        name={name}
        rows={rows}
        counterMax={max}
        value={of.values[name] as string} // by its name
        readOnly={of.isLocked}
        onChange={({ currentTarget }) => of.onChange(name, currentTarget.value)}
        onBlur={leavingBy(of, name)}
      />
    </FormField>
  )
}

type SelectFieldProps<TValues extends FormValues> = Bound<TValues> & {
  name: NamesOf<TValues, string>
  /** Values with their Russian words, in their order. */
  options: readonly (readonly [value: string, words: string])[]
  /** The words of «nothing chosen». */
  none: string
} & Omit<ComponentProps<typeof Select>, 'name' | 'value' | 'onChange' | 'onBlur' | 'id' | 'disabled' | 'children'>

/** One of several. */
export function SelectField<TValues extends FormValues>({ of, name, hint, options, none, ...rest }: SelectFieldProps<TValues>) {
  return (
    <FormField of={of} name={name} hint={hint}>
      <Select
        {...rest}
        name={name}
        value={of.values[name] as string} // by its name
        disabled={of.isLocked}
        onChange={({ currentTarget }) => of.onChange(name, currentTarget.value)}
        onBlur={leavingBy(of, name)}
      >
        <option value="">{none}</option>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </FormField>
  )
}

type CheckFieldProps<TValues extends FormValues> = Bound<TValues> & { name: NamesOf<TValues, boolean>; children: ReactNode }

/** A box to tick: a consent, an option. Its words are the children, where links may stand. */
export function CheckField<TValues extends FormValues>({ of, name, hint, children }: CheckFieldProps<TValues>) {
  return (
    <FormField of={of} name={name} hint={hint} isLabelHidden>
      {/* The box is named by its own words, so the label of the field is not its: the focus finds it by its place. */}
      <div id={fieldId(of, name)}>
        <Checkbox
          name={name}
          label={children}
          checked={of.values[name] as boolean}
          isDisabled={of.isLocked}
          onChange={(isChecked) => of.onChange(name, isChecked)}
        />
      </div>
    </FormField>
  )
}

type FilesFieldProps<TValues extends FormValues> = Bound<TValues> & {
  of: Form<TValues, unknown>
  name: NamesOf<TValues, readonly File[]>
  limits: FileLimits
}

/** Files to attach; while the form is sent it shows how much has left, and calls that off. */
export function FilesField<TValues extends FormValues>({ of, name, hint, limits }: FilesFieldProps<TValues>) {
  const isSending = of.state.matches('sending')
  return (
    <FormField of={of} name={name} hint={hint}>
      <FileInput
        limits={limits}
        value={of.values[name] as readonly File[]} // by its name
        onChange={(files) => of.onChange(name, files)}
        progress={isSending ? of.state.context.progress : null}
        onCancel={of.cancel}
      />
    </FormField>
  )
}

/** Words that came between the press of a button and its release would move it away from under the pointer: the submit says them. */
const leavingBy =
  <TValues extends FormValues>({ onLeave }: BoundFields<TValues>, name: keyof TValues & string) =>
  ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (!(relatedTarget instanceof HTMLButtonElement)) onLeave(name)
  }
