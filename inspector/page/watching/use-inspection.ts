import { useMemo, useSyncExternalStore } from 'react'
import type { Connection } from './connect'
import { type Inspection, isConnected, shownRecording } from './inspection'
import { type Moment, momentAt, type Recording } from '../../recording/recording'

/** What the parts of the page share. `isLive`: what is shown is now, in a tab that is there. */
export type Shown = {
  connection: Connection
  inspection: Inspection
  recording: Recording | null
  moment: Moment | null
  isLive: boolean
  /** Why nothing can be sent; undefined where it can. */
  closedReason: string | undefined
}

/** What the inspector shows, as it changes. */
export function useInspection(connection: Connection): Shown {
  const inspection = useSyncExternalStore(connection.subscribe, connection.get)
  const recording = shownRecording(inspection)
  const { cursor, opened } = inspection
  const moment = useMemo(() => recording && momentAt(recording, cursor), [recording, cursor])
  const isThere = isConnected(inspection)
  const closedReason = opened
    ? 'Это запись из\u00a0файла: отправлять события некуда.'
    : cursor !== null
      ? 'Это прошлое: вернитесь к\u00a0настоящему, чтобы отправлять события.'
      : isThere
        ? undefined
        : 'Вкладка магазина закрыта.'
  return { connection, inspection, recording, moment, isLive: closedReason === undefined, closedReason }
}
