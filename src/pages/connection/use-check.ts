import { useEffect, useState } from 'react'
import { ApiError } from '../../../model/api-error'
import type { Api } from '../../../model/contract'
import {
  apiVerdict,
  type CheckStep,
  clockVerdict,
  networkVerdict,
  picturesVerdict,
  siteVerdict,
  speedVerdict,
  type Verdict,
} from '../../../model/connection/verdicts'
import { useApi } from '../../shop/api-context'
import type { ConnectionPorts } from './connection-ports'

/** What the steps have found so far, by step; those that are missing are still to come. */
export type Found = Partial<Record<CheckStep, Verdict>>

/** The server repeats what it does not get an answer to; the check does not wait for that. */
const API_LIMIT_MS = 10_000

async function* checkConnection(
  { isOnline, askSite, loadPicture, download }: ConnectionPorts,
  api: Api,
): AsyncGenerator<[CheckStep, Verdict]> {
  yield ['network', networkVerdict(isOnline())]
  const site = await askSite()
  yield ['site', siteVerdict(site)]
  const error = await api('config.get', {}, { signal: AbortSignal.timeout(API_LIMIT_MS) }).then(
    () => null,
    (failure: unknown) => ApiError.from(failure),
  )
  yield ['api', apiVerdict(error)]
  yield ['pictures', picturesVerdict(await loadPicture())]
  yield ['clock', clockVerdict(site)]
  yield ['speed', speedVerdict(await download())]
}

/** Checks the connection when the page opens, and again on request. */
export function useCheck(ports: ConnectionPorts): { found: Found; isRunning: boolean; repeat: () => void } {
  const api = useApi()
  const [{ run, found, isRunning }, setState] = useState<{ run: number; found: Found; isRunning: boolean }>({
    run: 0,
    found: {},
    isRunning: true,
  })
  useEffect(() => {
    let isGone = false
    const check = async () => {
      for await (const [step, verdict] of checkConnection(ports, api)) {
        if (isGone) return
        setState((now) => ({ ...now, found: { ...now.found, [step]: verdict } }))
      }
      if (!isGone) setState((now) => ({ ...now, isRunning: false }))
    }
    void check()
    return () => {
      isGone = true
    }
  }, [ports, api, run])
  return { found, isRunning, repeat: () => setState({ run: run + 1, found: {}, isRunning: true }) }
}
