import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { submissionMachine } from '../../machines/submission/submission.machine'
import type { Output } from '../../model/contract'
import type { FormValues, Secrets } from '../../model/form/form'
import { useApi } from '../shop/api-context'
import { useOwnActor } from '../hooks/data/use-own-actor'
import { randomId } from '../platform/random-id'
import { connectForm } from './connect-form'
import type { FormDefinition, WriteName } from './form-definition'
import { readDraft } from './form-draft'
import type { BoundFields } from './form-fields'

/** A form as a page sees it. */
export type Form<TValues extends FormValues, TAnswer> = BoundFields<TValues> & {
  state: SnapshotFrom<typeof submissionMachine>
  submit: (secrets?: Secrets) => void
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
  return {
    name: form.name,
    state,
    labels: form.labels,
    errors,
    values: values as TValues, // the machine gives back those of the form
    isLocked: !state.hasTag('editable'),
    onChange: (field, value) => actor.send({ type: 'field.changed', field, value }),
    onLeave: (field) => actor.send({ type: 'field.left', field }),
    submit: (secrets = {}) => actor.send({ type: 'form.submitted', secrets }),
    cancel: () => actor.send({ type: 'sending.cancelled' }),
    retry: () => actor.send({ type: 'form.retried' }),
    restart: () => actor.send({ type: 'form.restarted', values: { ...form.empty, ...known } }),
    answer: (answer ?? null) as Output<TName> | null, // the client parsed it by the contract
  }
}
