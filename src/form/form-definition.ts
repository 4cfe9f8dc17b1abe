import type { SubmissionWords } from '../../machines/submission/submission.words'
import type { Api, Args, Contract, EndpointName, Output } from '../../model/contract'
import { type CheckForm, cleanValues, type FormValues } from '../../model/form/form'

/** The calls that change something. */
export type WriteName = { [K in EndpointName]: Contract[K]['kind'] extends 'read' ? never : K }[EndpointName]

/** Everything in which one form differs from the others. */
export type FormDefinition<TValues extends FormValues = FormValues, TName extends WriteName = WriteName> = {
  /** Names its draft and its requests. */
  name: string
  call: TName
  /** As the contract says: a keyed call may be sent again, another one is looked up. [DEC-005] */
  isKeyed: Contract[TName]['kind'] extends 'keyedWrite' ? true : false
  /** The Russian label of each field, in the order of the screen; secrets have one too, though they are no values. */
  labels: Readonly<Record<keyof TValues & string, string>> & Readonly<Record<string, string>>
  /** Names that the server has for fields of this form, where it calls them otherwise: `{ data: 'code' }`. */
  serverNames?: Readonly<Record<string, string>>
  empty: TValues
  check: CheckForm<TValues, Args<TName>>
  words: SubmissionWords
  /** Whether the request that had no answer was done; for a call without a key. Rejects with ApiError. */
  lookUp?: (api: Api, values: TValues, signal: AbortSignal) => Promise<boolean>
  /** Takes an answer that is a secret: the machine of the form gets none. [DEC-047] */
  takeAnswer?: (answer: Output<TName>) => void
  /** What is typed outlives a reload of the tab; files do not. */
  hasDraft?: boolean
}

/** @returns the definition, whose rules get clean texts; TypeScript infers the names of fields and of the call [DEC-083] */
export const defineForm = <TValues extends FormValues, const TName extends WriteName>(
  definition: FormDefinition<TValues, TName>,
): FormDefinition<TValues, TName> => ({ ...definition, check: (values, secrets) => definition.check(cleanValues(values), secrets) })
