import { useEffect, useState } from 'react'
import { Pressable } from '../../../ui/controls/button'
import type { ActorInfo } from '../../protocol'
import { eventWord } from '../../words'
import type { Shown } from '../use-inspection'
import type { ToSend } from './send-dialog'
import styles from './send.module.scss'

type PossibleProps = Pick<Shown, 'connection' | 'isLive' | 'closedReason'> & { actor: ActorInfo; onSend: (what: ToSend) => void }

/** The events that the actor would take now: asked of the shop whenever it changed. */
export function PossibleEvents({ connection, isLive, closedReason, actor, onSend }: PossibleProps) {
  const [possible, setPossible] = useState<readonly string[]>([])
  const { session } = actor
  useEffect(() => {
    if (!isLive) return
    let isGone = false
    void connection.askPossible(session).then((types) => {
      if (!isGone) setPossible(types)
    })
    return () => {
      isGone = true
    }
  }, [connection, session, isLive, actor])
  if (!isLive) return <p className={styles.closed}>{closedReason}</p>
  return (
    <div className={styles.possible} role="group" aria-label="События, возможные сейчас">
      <span>Сейчас возможно:</span>
      {possible.length === 0 && <span className={styles.none}>ничего</span>}
      {possible.map((type) => (
        <Pressable key={type} className={styles.event} title={type} onClick={() => onSend({ actor, type })}>
          {eventWord({ type }, actor.machine)}
        </Pressable>
      ))}
    </div>
  )
}
