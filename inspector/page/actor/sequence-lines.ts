import type { ActorInfo } from '../../protocol'
import type { EventRow } from '../../recording/recording'
import { actorLabel, actorWord, eventWord, senderWord } from '../words/words'
import { isService } from '../../recording/steps'

/** A message of the sequence chart. `from` and `to` name columns; `isAnswer`: of a call. */
export type Line = { row: EventRow; from: string; to: string; word: string; isAnswer: boolean }

const CALLS = 'вызовы'
/** Calls have no name of their own: they are called by their place in the chart. */
const isCall = (name: string | null, machine: string | null): boolean => machine === null && name !== null && /^\d+\./.test(name)

/** The column in which an actor stands. */
export const columnOf = ({ name, machine }: Pick<ActorInfo, 'name' | 'machine'>): string => (isCall(name, machine) ? CALLS : name)

/** What is drawn of the events: all but what XState tells besides, and the beginning of each call as a message to the calls. */
export const linesOf = (rows: readonly EventRow[]): Line[] =>
  rows.flatMap((row): Line[] => {
    const from = isCall(row.fromName, row.fromMachine) ? CALLS : (row.fromName ?? senderWord(row))
    if (row.event.type === 'xstate.init' && row.fromName !== null && isCall(row.toName, row.machine))
      return [{ row, from, to: CALLS, word: actorWord({ machine: null, name: row.toName }), isAnswer: false }]
    if (isService(row.event)) return []
    return [{ row, from, to: row.toName, word: eventWord(row.event, row.machine), isAnswer: from === CALLS }]
  })

/** Each column in Russian. */
export const titlesOf = (lines: readonly Line[]): Map<string, string> =>
  new Map(
    lines.flatMap(({ from, to, row }) => [
      [from, from === CALLS ? from : senderWord(row)],
      [to, to === CALLS ? to : actorLabel({ machine: row.machine, name: to })],
    ]),
  )
