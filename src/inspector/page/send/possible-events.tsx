import { useEffect, useState } from 'react'
import { Pressable } from '../../../ui/controls/button'
import { Disclosure } from '../../../ui/surfaces/disclosure'
import type { Possible } from '../../connect'
import type { ActorInfo } from '../../protocol'
import { eventWord } from '../../words'
import type { Shown } from '../use-inspection'
import type { ToSend } from './send-dialog'
import styles from './send.module.scss'

/** More of them would push the chart away. */
const FEW = 12
const NONE: Possible = { possible: [], conditional: [] }
type PossibleProps = Pick<Shown, 'connection' | 'isLive' | 'closedReason'> & { actor: ActorInfo; onSend: (what: ToSend) => void }

/** The events that the actor would take now: asked of the shop whenever it changed. */
export function PossibleEvents({ connection, isLive, closedReason, actor, onSend }: PossibleProps) {
  const [{ possible, conditional }, setPossible] = useState<Possible>(NONE)
  const { session } = actor
  useEffect(() => {
    if (!isLive) return
    let isGone = false
    void connection.askPossible(session).then((events) => {
      if (!isGone) setPossible(events)
    })
    return () => {
      isGone = true
    }
  }, [connection, session, isLive, actor])
  const all = [...possible.map((type) => ({ type, isSure: true })), ...conditional.map((type) => ({ type, isSure: false }))]
  if (!isLive) return <p className={styles.closed}>{closedReason}</p>
  return (
    <Disclosure key={all.length > FEW ? 'many' : 'few'} title={`Сейчас возможно событий: ${all.length}`} isOpen={all.length <= FEW}>
      <div className={styles.possible} role="group" aria-label="События, возможные сейчас">
        {all.length === 0 && <span className={styles.none}>Ничего: машина ждёт того, что приходит само.</span>}
        {all.map(({ type, isSure }) => (
          <Pressable key={type} className={styles.event} title={type} onClick={() => onSend({ actor, type })}>
            {eventWord({ type }, actor.machine)}
            {!isSure && <small> с&nbsp;условием</small>}
          </Pressable>
        ))}
      </div>
    </Disclosure>
  )
}
