import { Button } from '../../../ui/controls/button'
import type { ActorInfo } from '../../protocol'
import type { EventRow, Moment } from '../../recording/recording'
import { actorLabel, senderWord } from '../words/words'
import { DataTree } from '../actor/data-tree'
import styles from './event-stream.module.scss'
import { wordOf } from '../words/row-words'

type DetailsProps = { row: EventRow; moment: Moment; picked: string | undefined; onPick: (actor: ActorInfo) => void }

/** The event that is looked at: who told it to whom, each of them a press away, and its data. */
export function EventDetails({ row, moment, picked, onPick }: DetailsProps) {
  const party = (session: string | null, word: string) => {
    const actor = session === null ? undefined : moment.actors.get(session)
    if (!actor || session === picked) return word
    return (
      <Button size="s" variant="plain" aria-label={`Показать участника: ${word}`} onClick={() => onPick(actor)}>
        {word}
      </Button>
    )
  }
  return (
    <div className={styles.payload}>
      <h3>
        {wordOf(row)} <code>{row.event.type}</code>
      </h3>
      <p className={styles.parties}>
        {party(row.from, senderWord(row))} → {party(row.to, actorLabel({ machine: row.machine, name: row.toName }))}
      </p>
      <DataTree value={row.event} label="Данные события" />
    </div>
  )
}
