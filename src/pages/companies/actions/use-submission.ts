import { useEffect, useRef } from 'react'
import type { Output } from '../../../../model/contract'
import type { Tag } from '../../../../model/contract/endpoint'
import type { FormValues } from '../../../../model/form/form'
import { useOutcome } from '../../../code-flow/use-outcome'
import type { FormDefinition, WriteName } from '../../../form/form-definition'
import { type Form, useForm } from '../../../form/use-form'
import { useApp } from '../../../shop/app-context'

/** What the writes of this page may have changed. */
const CHANGED: readonly Tag[] = ['regions', 'regionUsers', 'user']

/**
 * A form or a single action of the page. What was found to be done without an answer, and what was left before its end was known, has
 * the lists read again, as the client would have done with the answer. [DEC-005]
 * @param onDone `answer` null: it was found to be done, or there is nothing to answer
 */
export function useSubmission<TValues extends FormValues, TName extends WriteName>(
  definition: FormDefinition<TValues, TName>,
  onDone: (answer: Output<TName> | null, form: Form<TValues, Output<TName>>) => void,
  onRefused: () => void = () => {},
): Form<TValues, Output<TName>> {
  const app = useApp()
  const form = useForm(definition)
  const isAnswered = form.state.context.answer !== undefined
  const announceChanged = () => app.send({ type: 'data.changed', tags: CHANGED, region: null })
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
  useEffect(
    () => () => {
      if (isOpen.current) app.send({ type: 'data.changed', tags: CHANGED, region: null })
    },
    [app],
  )
  return form
}
