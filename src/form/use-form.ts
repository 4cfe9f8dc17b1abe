import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { submissionMachine } from '../../machines/submission/submission.machine'
import type { Output } from '../../model/contract'
import type { FieldValue, FormValues, Secrets } from '../../model/form/form'
import { useApi } from '../shop/api-context'
import { useOwnActor } from '../hooks/data/use-own-actor'
import { randomId } from '../platform/random-id'
import { connectForm } from './connect-form'
import type { FormDefinition, WriteName } from './form-definition'
import { readDraft } from './form-draft'

/** A field of a form: what it is called, what it holds, what is wrong with it, and where changes go. */
export type FieldBinding = {
  name: string
  label: string
  value: FieldValue
  error: string | undefined
  /** The form is being sent, or its outcome is not known. */
  isLocked: boolean
  onChange: (value: FieldValue) => void
  onLeave: () => void
}

/** A form as a page sees it. */
export type Form<TValues extends FormValues, TAnswer> = {
  name: string
  state: SnapshotFrom<typeof submissionMachine>
  /** The fields in the order of the screen, with their labels. */
  labels: Readonly<Record<string, string>>
  field: (name: keyof TValues & string) => FieldBinding
  /** A field that holds a password or a code: its text stays in the field until the submit. */
  secretField: (name: string) => { name: string; label: string; error: string | undefined; isLocked: boolean }
  /** @returns the first field that is wrong, null where the form is on its way */
  submit: (secrets?: Secrets) => string | null
  cancel: () => void
  retry: () => void
  restart: () => void
  /** What the server said; null until the form is sent, and where it was found to be sent without its answer. */
  answer: TAnswer | null
}

/**
 * A form of a page: its machine lives as long as the part that calls this.
 * @param known what is known of the user, now or later: it is put into the fields that are empty
 */
export function useForm<TValues extends FormValues, TName extends WriteName>(
  form: FormDefinition<TValues, TName>,
  known: Partial<TValues> = {},
): Form<TValues, Output<TName>> {
  const api = useApi()
  const [{ machine, input }] = useState(() => ({
    machine: connectForm(api, form),
    input: {
      id: `${form.name}-${randomId()}`,
      fields: Object.keys(form.labels),
      values: { ...form.empty, ...known, ...(form.hasDraft && readDraft(form.name, form.empty)) },
      // The machine gives back the values that the form put in.
      check: form.check as never,
      words: form.words,
      isKeyed: form.isKeyed,
      canLookUp: form.lookUp !== undefined,
    },
  }))
  const actor = useOwnActor(machine, { input })
  const state = useSelector(actor, (snapshot) => snapshot)
  const knownText = JSON.stringify(known)
  useEffect(() => {
    actor.send({ type: 'fields.known', values: known as FormValues })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text stands for what is known
  }, [actor, knownText])
  const { values, errors, answer } = state.context
  const isLocked = !state.hasTag('editable')
  return {
    name: form.name,
    state,
    labels: form.labels,
    field: (name) => ({
      name,
      label: form.labels[name]!, // each field has one, see FormDefinition
      value: values[name]!, // the values are those of the form
      error: errors[name],
      isLocked,
      onChange: (value) => actor.send({ type: 'field.changed', field: name, value }),
      onLeave: () => actor.send({ type: 'field.left', field: name }),
    }),
    secretField: (name) => ({ name, label: form.labels[name] ?? '', error: errors[name], isLocked }),
    submit: (secrets = {}) => {
      actor.send({ type: 'form.submitted', secrets })
      return firstWrong(actor.getSnapshot())
    },
    cancel: () => actor.send({ type: 'sending.cancelled' }),
    retry: () => actor.send({ type: 'form.retried' }),
    restart: () => actor.send({ type: 'form.restarted', values: { ...form.empty, ...known } }),
    answer: (answer ?? null) as Output<TName> | null, // the client parsed it by the contract
  }
}

/** The first field of the screen that is wrong; null where none is. */
export const firstWrong = ({ context: { fields, errors } }: Form<FormValues, unknown>['state']): string | null =>
  fields.find((field) => errors[field] !== undefined) ?? null
