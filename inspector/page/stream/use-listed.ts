import { useDeferredValue, useMemo, useState } from 'react'
import { formatInstant } from '../../../model/text/instant'
import type { EventRow, Recording } from '../../recording/recording'
import { FAILURES, marksOf, partiesOf, wordOf } from '../words/row-words'
import { type Filter, filtered } from './filter'

const searched = new WeakMap<EventRow, string>()
/** What an event is found by besides its names and data; told once, a search asks for it at each letter. */
function searchedOf(row: EventRow): string {
  const known = searched.get(row)
  if (known !== undefined) return known
  const failure = row.failure ? FAILURES[row.failure] : ''
  const words = `${formatInstant(row.at)} ${wordOf(row)} ${partiesOf(row)} ${marksOf(row).join(' ')} ${failure}`
  searched.set(row, words)
  return words
}

type Scope = 'all' | 'picked'
/** How the list of events is narrowed, and what is left of them. */
export type Listed = {
  text: string
  setText: (text: string) => void
  scope: Scope
  setScope: (scope: Scope) => void
  isServiceShown: boolean
  setServiceShown: (isShown: boolean) => void
  areFailuresAlone: boolean
  setFailuresAlone: (areAlone: boolean) => void
  rows: readonly EventRow[]
}
const NONE: readonly EventRow[] = []

/** The events that are listed: they are what is stepped over. @param picked the chosen actor @param since key of the first event after the list was cleared */
export function useListed(recording: Recording | null, picked: Filter['of'], since: number): Listed {
  const [text, setText] = useState('')
  const [scope, setScope] = useState<Scope>('all')
  const [isServiceShown, setServiceShown] = useState(false)
  const [areFailuresAlone, setFailuresAlone] = useState(false)
  const deferred = useDeferredValue(text)
  const session = scope === 'picked' ? (picked?.session ?? null) : null
  const life = picked?.life ?? ''
  const all = recording?.rows ?? NONE
  const rows = useMemo(
    () =>
      filtered(
        all,
        { text: deferred, of: session === null ? null : { session, life }, isServiceShown, areFailuresAlone, since },
        searchedOf,
      ),
    [all, deferred, session, life, isServiceShown, areFailuresAlone, since],
  )
  return { text, setText, scope, setScope, isServiceShown, setServiceShown, areFailuresAlone, setFailuresAlone, rows }
}
