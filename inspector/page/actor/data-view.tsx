import { useMemo, useState } from 'react'
import { formatCount } from '../../../model/text/count'
import { Switch } from '../../../src/ui/controls/choice/switch'
import type { ActorInfo } from '../../protocol'
import { changedField, countChanges } from '../../recording/changed-fields'
import type { Moment, Recording } from '../../recording/recording'
import { actorWord } from '../words/words'
import styles from '../inspector.module.scss'
import { DataTree } from './data-tree'
import { momentBefore } from '../../recording/steps'

type DataProps = { recording: Recording; moment: Moment; cursor: number | null; actor: ActorInfo }

/** What an actor knows, and what of it changed by the event that is looked at. */
export function DataView({ recording, moment, cursor, actor }: DataProps) {
  const [isOnlyChanged, setOnlyChanged] = useState(false)
  const earlier = useMemo(() => momentBefore(recording, cursor), [recording, cursor])
  const before = earlier.life === moment.life ? earlier.actors.get(actor.session) : undefined
  const old = before ? before.context : actor.context
  const count = useMemo(() => countChanges(changedField('', old, actor.context)), [old, actor])
  return (
    <>
      <div className={styles.changes}>
        <p>
          {!before
            ? 'До\u00a0этого события участника не\u00a0было.'
            : count === 0
              ? 'При этом событии здесь ничего не\u00a0изменилось.'
              : `При этом событии изменилось полей: ${formatCount(count)}`}
        </p>
        <Switch label="Только изменившееся" checked={isOnlyChanged} onChange={setOnlyChanged} />
      </div>
      {isOnlyChanged && count === 0 ? null : (
        <DataTree value={actor.context} before={old} isOnlyChanged={isOnlyChanged} label={`Данные: ${actorWord(actor)}`} />
      )}
    </>
  )
}
