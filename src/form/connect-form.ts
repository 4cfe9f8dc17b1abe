import { fromCallback, fromPromise } from 'xstate'
import { submissionMachine } from '../../machines/submission/submission.machine'
import type { SendInput, SubmissionEvent } from '../../machines/submission/submission.types'
import { ApiError } from '../../model/api-error'
import type { Api, Args } from '../../model/contract'
import type { OptionsOf } from '../../model/contract/endpoint'
import type { FormValues } from '../../model/form/form'
import type { FormDefinition, WriteName } from './form-definition'
import { keepDraft } from './form-draft'

/** The machine of a form with its call, its look-up and its draft. */
export function connectForm<TValues extends FormValues, TName extends WriteName>(api: Api, form: FormDefinition<TValues, TName>) {
  const send = fromCallback<SubmissionEvent, SendInput>(({ input: { values, secrets, key }, sendBack }) => {
    const ending = new AbortController()
    const { args } = form.check(values as TValues, secrets)
    const options = {
      key,
      signal: ending.signal,
      onProgress: ({ sent, total }: { sent: number; total: number }) => sendBack({ type: 'sending.progressed', sent, total }),
    }
    // Only a complete form is sent, so `args` is there; of which call they are its definition says.
    api(form.call, args as Args<TName>, ...([options] as unknown as OptionsOf<never>)).then(
      (answer) => {
        form.takeAnswer?.(answer)
        sendBack({ type: 'answer.came', answer: form.takeAnswer ? null : answer })
      },
      (error: unknown) => ending.signal.aborted || sendBack({ type: 'answer.failed', error: inOwnNames(error, form.serverNames) }),
    )
    return () => ending.abort()
  })
  return submissionMachine.provide({
    actors: {
      send,
      ...(form.lookUp && { lookUp: fromPromise(({ input, signal }) => form.lookUp!(api, input.values as TValues, signal)) }),
    },
    actions: form.hasDraft
      ? { storeDraft: ({ context }) => keepDraft(form.name, context.values), forgetDraft: () => keepDraft(form.name, null) }
      : {},
  })
}

/** A refusal that names the fields as the form does. */
function inOwnNames(error: unknown, names: Readonly<Record<string, string>> | undefined): unknown {
  if (!names || !(error instanceof ApiError)) return error
  const fields = Object.fromEntries(Object.entries(error.fields).map(([field, texts]) => [names[field] ?? field, texts]))
  const { status, message, details, retryAfter, isDoubtful, isForeign } = error
  return new ApiError(status, message, { fields, details, retryAfter, isDoubtful, isForeign })
}
