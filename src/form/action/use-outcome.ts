import { useEffect, useRef } from 'react'
import type { FormValues } from '../../../model/form/form'
import type { Form } from '../use-form'

type Outcome<TAnswer> = {
  /** `answer` null: it was found to be sent without its answer. */
  onSent: (answer: TAnswer | null) => void
  onRefused?: () => void
}

/** Says once what became of a form that is a step of a flow. */
export function useOutcome<TValues extends FormValues, TAnswer>(
  { state, answer }: Form<TValues, TAnswer>,
  outcome: Outcome<TAnswer>,
): void {
  const known = useRef(outcome)
  useEffect(() => {
    known.current = outcome
  })
  const isSent = state.hasTag('sent')
  // Each refusal by the server ends a request of its own.
  const refused = state.hasTag('refused') ? state.context.request : 0
  useEffect(() => {
    if (isSent) known.current.onSent(answer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the answer came with the state
  }, [isSent])
  useEffect(() => {
    if (refused > 0) known.current.onRefused?.()
  }, [refused])
}
