import clsx from 'clsx'
import { useState } from 'react'
import { plainText } from '../../../model/search/plain-text'
import { Button, Pressable } from '../../../src/ui/controls/button'
import { SearchInput } from '../../../src/ui/controls/search-input'
import { Disclosure } from '../../../src/ui/surfaces/disclosure'
import type { ActorInfo } from '../../protocol'
import { type Recording, seenOf } from '../../recording/recording'
import { eventWord } from '../words/words'
import type { Shown } from '../watching/use-inspection'
import type { ToSend } from './send-dialog'
import styles from './send.module.scss'
import type { AskedPossible } from './use-possible'

/** More of them would push the chart away, and are looked for by words. */
const FEW = 12
type PossibleProps = Pick<Shown, 'isLive' | 'closedReason'> & {
  asked: AskedPossible
  recording: Recording
  actor: ActorInfo
  onSend: (what: ToSend) => void
}

/** The events that the actor would take now, above whatever is shown of it: each by its words and its code. */
export function PossibleEvents({ asked: { answer, askAgain }, isLive, closedReason, recording, actor, onSend }: PossibleProps) {
  const [text, setText] = useState('')
  if (!isLive) return <p className={styles.closed}>{closedReason}</p>
  if (answer !== null && answer.refusal !== null)
    return (
      <div className={styles.refused} role="alert">
        <p>Неизвестно, какие события сейчас возможны. {answer.refusal}</p>
        <Button size="s" variant="line" onClick={askAgain}>
          Спросить снова
        </Button>
      </div>
    )
  const { possible = [], conditional = [] } = answer ?? {}
  const all = [...possible, ...conditional].map((type) => ({
    type,
    word: eventWord({ type }, actor.machine),
    isSure: possible.includes(type),
    isNew: seenOf(recording, actor.machine ?? '', type).length === 0,
  }))
  const isMany = all.length > FEW
  const shown = isMany ? all.filter(({ type, word }) => plainText(`${word} ${type}`).includes(plainText(text).trim())) : all
  return (
    <Disclosure key={isMany ? 'many' : 'few'} className={styles.list} title={`Сейчас возможно событий: ${all.length}`} isOpen={!isMany}>
      {isMany && (
        <SearchInput
          size="s"
          label="Найти возможное событие"
          placeholder="Событие или его код"
          value={text}
          onChange={setText}
          className={styles.find}
        />
      )}
      <div className={styles.possible} role="group" aria-label="События, возможные сейчас">
        {answer && all.length === 0 && <span className={styles.none}>Ничего: машина ждёт того, что приходит само.</span>}
        {all.length > 0 && shown.length === 0 && <span className={styles.none}>Такого среди возможных сейчас нет.</span>}
        {shown.map(({ type, word, isSure, isNew }) => (
          <Pressable key={type} className={clsx(styles.event, isNew && styles.unseen)} title={type} onClick={() => onSend({ actor, type })}>
            {word} <code>{type}</code>
            {!isSure && <small> с&nbsp;условием</small>}
            {isNew && <span className="vh">, ещё не&nbsp;приходило</span>}
          </Pressable>
        ))}
        {shown.some(({ isNew }) => isNew) && <small>Пунктиром&nbsp;— такого события ещё не&nbsp;приходило.</small>}
      </div>
    </Disclosure>
  )
}
