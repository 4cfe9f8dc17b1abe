import type { CheckForm, FieldErrors, FieldValue, FormValues, Secrets, UploadProgress } from '../../model/form/form'
import type { SubmissionWords } from './submission.words'

/** What one form brings: everything in which it differs from the others. */
export type SubmissionInput = {
  /** Unique among all forms and page loads: the idempotency keys begin with it. */
  id: string
  /** The names of all fields, those of secrets too, in their order on the screen. */
  fields: readonly string[]
  /** What the fields hold at first, without the secrets: empty, known of the user, or a draft. */
  values: FormValues
  check: CheckForm<FormValues, unknown>
  words: SubmissionWords
  /** The call carries an idempotency key, so the same request sent again is done once. */
  isKeyed: boolean
  /** After a lost answer the server can be asked whether the request was done. */
  canLookUp: boolean
}

export type SubmissionContext = SubmissionInput & {
  /** One sentence for each field that is wrong and was left or submitted. */
  errors: FieldErrors
  /** Why the last submit did not succeed as a whole; null where there is nothing to say. */
  refusal: string | null
  /** Until when the server hears no request, ms by the wall clock; null: it did not say so. */
  waitUntil: number | null
  /** Counts the different requests of this form: with `id` it makes the idempotency key. */
  request: number
  /** null: nothing to be uploaded, or not known. */
  progress: UploadProgress | null
  /** Questions without an answer in a row. */
  failures: number
  /** The server's answer, once there is one. */
  answer: unknown
}

export type SubmissionEvent =
  | { type: 'field.changed'; field: string; value: FieldValue }
  /** More is known of the user by now: it is put into the fields that are empty. */
  | { type: 'fields.known'; values: FormValues }
  /** The focus left a field. */
  | { type: 'field.left'; field: string }
  | { type: 'form.submitted'; secrets: Secrets }
  /** The person does not want to wait for the upload. */
  | { type: 'sending.cancelled' }
  /** The person, or a connection that is back, asks to look the request up now. */
  | { type: 'form.retried' }
  /** Another one is to be filled in. */
  | { type: 'form.restarted'; values: FormValues }
  /** Of the port `send`. */
  | ({ type: 'sending.progressed' } & UploadProgress)
  | { type: 'answer.came'; answer: unknown }
  | { type: 'answer.failed'; error: unknown }

/** What the port `send` is started with. */
export type SendInput = { values: FormValues; secrets: Secrets; key: string }

/** Told by the form. */
export type SubmissionFact = { type: 'form.sent'; answer: unknown }

/** `editable`: fields may be changed. `busy`: the server is being asked. `doubtful`: the request may have been done. */
export type SubmissionTag = 'editable' | 'busy' | 'doubtful' | 'cancellable' | 'refused' | 'sent'
