import { useEffect, useEffectEvent } from 'react'
import type { Form } from '../../form/use-form'
import type { FormValues } from '../../../model/form/form'

/** Calls back once a form is sent, or is found to have been sent. */
export function useDone<TValues extends FormValues, TAnswer>(form: Form<TValues, TAnswer>, onDone: () => void): void {
  const isSent = form.state.matches('sent')
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (isSent) done()
  }, [isSent])
}
