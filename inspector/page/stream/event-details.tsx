import { Button } from '../../../src/ui/controls/button'
import type { ActorInfo } from '../../protocol'
import type { EventRow, Moment, Recording } from '../../recording/recording'
import { actorLabel, senderWord } from '../words/words'
import { DataTree } from '../actor/data-tree'
import styles from './event-details.module.scss'
import { EventFacts } from './event-facts'
import { EventTools } from './event-tools'
import { wordOf } from '../words/row-words'

type DetailsProps = {
  row: EventRow
  recording: Recording
  moment: Moment
  picked: string | undefined
  onPick: (actor: ActorInfo) => void
  onLook: (key: number) => void
  onData: (actor: ActorInfo) => void
  againReason: string | undefined
  onAgain: () => void
}

/** The event that is looked at: who told it to whom, each of them a press away, what it came of and what it did, and its data. */
export function EventDetails({ row, recording, moment, picked, onPick, onLook, onData, againReason, onAgain }: DetailsProps) {
  const party = (session: string | null, word: string) => {
    const actor = session === null ? undefined : moment.actors.get(session)
    if (!actor || session === picked) return <bdi>{word}</bdi>
    return (
      <Button size="s" variant="plain" aria-label={`Показать участника: ${word}`} onClick={() => onPick(actor)}>
        <bdi>{word}</bdi>
      </Button>
    )
  }
  return (
    <div className={styles.payload}>
      <h3>
        <bdi>{wordOf(row)}</bdi>{' '}
        <bdi>
          <code>{row.event.type}</code>
        </bdi>
      </h3>
      <p className={styles.parties}>
        {party(row.from, senderWord(row))} → {party(row.to, actorLabel({ machine: row.machine, name: row.toName }))}
      </p>
      <EventFacts row={row} recording={recording} receiver={moment.actors.get(row.to)} onLook={onLook} onData={onData} />
      <EventTools key={row.key} row={row} againReason={againReason} onAgain={onAgain} />
      <DataTree value={row.event} label="Данные события" />
    </div>
  )
}
