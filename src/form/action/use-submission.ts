import { useEffect, useRef } from 'react'
import type { Output } from '../../../model/contract'
import type { FormValues } from '../../../model/form/form'
import { useApp } from '../../shop/app-context'
import { rowOf } from '../../shop/code/rows'
import type { FormDefinition, WriteName } from '../form-definition'
import { type Form, useForm } from '../use-form'
import { useOutcome } from './use-outcome'

/**
 * A form or a single action whose data stand elsewhere on the page. What was found to be done without an answer, and what was left before
 * its end was known, has those data read again, as the client would have done with the answer. [DEC-005]
 * @param onDone `answer` null: it was found to be done, or there is nothing to answer
 */
export function useSubmission<TValues extends FormValues, TName extends WriteName>(
  definition: FormDefinition<TValues, TName>,
  onDone: (answer: Output<TName> | null, form: Form<TValues, Output<TName>>) => void,
  onRefused: () => void = () => {},
): Form<TValues, Output<TName>> {
  const announceChanged = useAnnounceChanged(definition.call)
  const form = useForm(definition)
  const isAnswered = form.state.context.answer !== undefined
  useOutcome(form, {
    onSent: (answer) => {
      if (!isAnswered) announceChanged()
      onDone(answer, form)
    },
    onRefused,
  })
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = form.state.context.request > 0 && !form.state.hasTag('sent') && !form.state.matches('editing')
  })
  const announce = useRef(announceChanged)
  useEffect(
    () => () => {
      if (isOpen.current) announce.current()
    },
    [],
  )
  return form
}

/** @returns has read again what this call changes; its row is there once the call was made */
function useAnnounceChanged(call: WriteName): () => void {
  const app = useApp()
  return () =>
    void Promise.resolve(rowOf(call)).then(
      ({ invalidates = [] }) => invalidates.length > 0 && app.send({ type: 'data.changed', tags: [...invalidates], region: null }),
      (lost: unknown) => console.warn(lost),
    )
}
