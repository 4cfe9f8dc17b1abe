import type { Secret } from '../identity/secret'
import { cleanText } from '../text/typed/clean-text'

/** What a field of a form holds, as its person typed or chose it. Secrets are not among the values: they stay in their fields. [DEC-047] */
export type FieldValue = string | boolean | number | null | readonly File[]

/** All values of a form by the names of their fields. */
export type FormValues = Readonly<Record<string, FieldValue>>

/** Passwords and codes by the names of their fields, on their way from the fields to the request. [DEC-047] */
export type Secrets = Readonly<Record<string, Secret>>

/** One Russian sentence for each field that is wrong. */
export type FieldErrors = Readonly<Record<string, string>>

/** The outcome of checking a form: the arguments of its call, or what is wrong. Exactly one of the two says something. */
export type Checked<TArgs> = { errors: FieldErrors; args: TArgs | null }

/** The rules of a form. In: its values and secrets, as typed. Out: the arguments of its call, null while a field is wrong. */
export type CheckForm<TValues extends FormValues, TArgs> = (values: TValues, secrets: Secrets) => Checked<TArgs>

/** How much of a request has been sent, in bytes. */
export type UploadProgress = { sent: number; total: number }

/** The values of a form with their texts as they are stored and compared, see `cleanText`: what a form is checked and sent with. [DEC-083] */
export const cleanValues = <TValues extends FormValues>(values: TValues): TValues =>
  // Each value keeps its kind.
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? cleanText(value) : value])) as TValues
