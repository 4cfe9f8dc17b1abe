import { useEffect, useRef, useState } from 'react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { codeFlowMachine, type CodeFlowKind } from '../../machines/code-flow/code-flow.machine'
import type { Api } from '../../model/contract'
import { pageCall } from '../api/page-call'
import { useOwnActor } from '../hooks/data/use-own-actor'
import { readFlowId, storeFlowId } from './stored-flow'
import { useApi } from '../shop/api-context'

export type CodeFlowActor = ActorRefFrom<typeof codeFlowMachine>

type FlowOptions = {
  /** Names what the tab remembers of it. */
  name: string
  kind: CodeFlowKind
  onFinished: (isHeard: boolean) => void
  /** Changes what was confirmed; for the kind `change`. Rejects with ApiError. */
  change?: (api: Api, id: string, signal: AbortSignal) => Promise<unknown>
}

/** A flow that is confirmed by a code, with its calls, for as long as its part of the page is there. After a reload it goes on. [DEC-071] */
export function useCodeFlow({ name, kind, onFinished, change }: FlowOptions): CodeFlowActor {
  const api = useApi()
  const [{ machine, id }] = useState(() => ({
    id: readFlowId(name),
    machine: codeFlowMachine.provide({
      actors: {
        loadVerification: pageCall(({ input, signal }) => api('codeVerifications.get', { query: input }, { signal })),
        sendAgain: pageCall(({ input, signal }) => api('codeVerifications.create', { body: input }, { signal })),
        ...(change && { change: fromPromise(({ input, signal }) => change(api, input.id, signal)) }),
      },
      actions: { storeId: ({ context }) => storeFlowId(name, context.id) },
    }),
  }))
  const flow = useOwnActor(machine, { input: { kind, id } })
  const finish = useRef(onFinished)
  useEffect(() => {
    finish.current = onFinished
  })
  useEffect(() => {
    const subscription = flow.on('flow.finished', ({ isHeard }) => finish.current(isHeard))
    return () => subscription.unsubscribe()
  }, [flow])
  return flow
}
