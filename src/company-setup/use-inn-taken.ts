import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { innCheckMachine } from '../../machines/code-flow/inn-check.machine'
import { pageCall } from '../api/page-call'
import { useOwnActor } from '../hooks/data/use-own-actor'
import { useApi } from '../shop/api-context'

/** Whether a company with the typed INN is registered, as far as the server has said. [DEC-036, CALL-018] */
export function useInnTaken(inn: string): boolean {
  const api = useApi()
  const [machine] = useState(() =>
    innCheckMachine.provide({
      actors: {
        checkInn: pageCall(async ({ input, signal }) => (await api('companies.checkInn', { query: input }, { signal })).count),
      },
    }),
  )
  const check = useOwnActor(machine)
  useEffect(() => check.send({ type: 'inn.typed', inn }), [check, inn])
  return useSelector(check, (state) => state.hasTag('taken'))
}
