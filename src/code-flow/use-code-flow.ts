import { useEffect, useRef, useState } from 'react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { codeFlowMachine, type CodeFlowKind } from '../../machines/code-flow/code-flow.machine'
import { CodeVerificationId } from '../../model/identity/code-verification'
import type { Api } from '../../model/contract'
import { pageCall } from '../api/page-call'
import { useOwnActor } from '../hooks/data/use-own-actor'
import { sessionValues } from '../platform/storage'
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
    id: readId(name),
    machine: codeFlowMachine.provide({
      actors: {
        loadVerification: pageCall(({ input, signal }) => api('codeVerifications.get', { query: input }, { signal })),
        sendAgain: pageCall(({ input, signal }) => api('codeVerifications.create', { body: input }, { signal })),
        ...(change && { change: fromPromise(({ input, signal }) => change(api, input.id, signal)) }),
      },
      actions: { storeId: ({ context }) => storeId(name, context.id) },
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

/** Whether a flow of this name was begun in this tab and goes on. */
export const isFlowBegun = (name: string): boolean => readId(name) !== null

const keyOf = (name: string) => `code-flow/${name}`
function readId(name: string): string | null {
  const read = CodeVerificationId.safeParse(sessionValues.read(keyOf(name)))
  return read.success ? read.data : null
}
function storeId(name: string, id: string | null): void {
  if (id === null) sessionValues.remove(keyOf(name))
  else sessionValues.write(keyOf(name), id)
}
