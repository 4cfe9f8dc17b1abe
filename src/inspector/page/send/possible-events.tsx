import clsx from 'clsx'
import { useEffect, useState } from 'react'
import { Button, Pressable } from '../../../ui/controls/button'
import { Disclosure } from '../../../ui/surfaces/disclosure'
import type { Answer } from '../../connect'
import type { ActorInfo } from '../../protocol'
import { type Recording, seenOf } from '../../recording/recording'
import { eventWord } from '../../words'
import type { Shown } from '../use-inspection'
import type { ToSend } from './send-dialog'
import styles from './send.module.scss'

/** More of them would push the chart away. */
const FEW = 12
const NONE: Answer = { refusal: null, possible: [], conditional: [] }
type PossibleProps = Pick<Shown, 'connection' | 'isLive' | 'closedReason'> & {
  recording: Recording
  actor: ActorInfo
  /** Of the page that the actor is of. */
  life: string
  onSend: (what: ToSend) => void
}

/** The events that the actor would take now: asked of the shop whenever it changed. */
export function PossibleEvents({ connection, isLive, closedReason, recording, actor, life, onSend }: PossibleProps) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [asked, setAsked] = useState(0)
  const { refusal, possible, conditional } = answer ?? NONE
  const { session } = actor
  useEffect(() => {
    if (!isLive) return
    let isGone = false
    void connection.askPossible({ session, life }).then((events) => {
      if (!isGone) setAnswer(events)
    })
    return () => {
      isGone = true
    }
  }, [connection, session, life, isLive, actor, asked])
  const isNew = (type: string) => seenOf(recording, actor.machine ?? '', type).length === 0
  const all = [
    ...possible.map((type) => ({ type, isSure: true, isNew: isNew(type) })),
    ...conditional.map((type) => ({ type, isSure: false, isNew: isNew(type) })),
  ]
  if (!isLive) return <p className={styles.closed}>{closedReason}</p>
  if (refusal !== null)
    return (
      <div className={styles.refused} role="alert">
        <p>Неизвестно, какие события сейчас возможны. {refusal}</p>
        <Button size="s" variant="line" onClick={() => setAsked(asked + 1)}>
          Спросить снова
        </Button>
      </div>
    )
  return (
    <Disclosure key={all.length > FEW ? 'many' : 'few'} title={`Сейчас возможно событий: ${all.length}`} isOpen={all.length <= FEW}>
      <div className={styles.possible} role="group" aria-label="События, возможные сейчас">
        {answer && all.length === 0 && <span className={styles.none}>Ничего: машина ждёт того, что приходит само.</span>}
        {all.map(({ type, isSure, isNew: isUnseen }) => (
          <Pressable
            key={type}
            className={clsx(styles.event, isUnseen && styles.unseen)}
            title={type}
            onClick={() => onSend({ actor, type })}
          >
            {eventWord({ type }, actor.machine)}
            {!isSure && <small> с&nbsp;условием</small>}
            {isUnseen && <span className="vh">, поля неизвестны</span>}
          </Pressable>
        ))}
        {all.some(({ isNew: isUnseen }) => isUnseen) && (
          <small>Пунктиром&nbsp;— такого события ещё не&nbsp;приходило: его поля не&nbsp;проверить.</small>
        )}
      </div>
    </Disclosure>
  )
}
