import { Fragment, type ReactNode, useMemo } from 'react'
import { innermost } from '../../../machines/support/state-paths'
import { formatCount } from '../../../model/text/count'
import { stateWord } from '../../../src/shop/machines/machine-words'
import { Pressable } from '../../../src/ui/controls/button'
import type { ActorInfo } from '../../protocol'
import { causeOf, consequencesOf } from '../../recording/causes'
import { type Effect, effectOf } from '../../recording/effect'
import type { EventRow, Recording } from '../../recording/recording'
import { NotTaken } from '../words/not-taken'
import { wordOf } from '../words/row-words'
import { actorLabel } from '../words/words'
import { OwnText } from '../../../src/ui/text/own-text'
import styles from './event-details.module.scss'

/** So many are named, of the others how many there are. */
const [EVENTS, FIELDS] = [5, 6]
type FactsProps = {
  row: EventRow
  recording: Recording
  /** Who was told it, as it is after that; undefined: it lives no longer. */
  receiver: ActorInfo | undefined
  /** Another event is looked at. */
  onLook: (key: number) => void
  /** The data of an actor are looked at. */
  onData: (actor: ActorInfo) => void
}

/** What an event came of, what it did with who was told it, and what came of it; of what is not known nothing stands there. */
export function EventFacts({ row, recording, receiver, onLook, onData }: FactsProps) {
  const cause = useMemo(() => causeOf(recording, row.key), [recording, row])
  const all = useMemo(() => consequencesOf(recording, row.key), [recording, row])
  const effect = useMemo(() => effectOf(recording, row.key), [recording, row])
  const changes = row.isIgnored ? (
    <>
      ничего, событие не&nbsp;принято. <NotTaken row={row} />
    </>
  ) : row.failure === 'broke' ? (
    <>
      участник сломался: <bdi>{receiver?.error ?? 'причина неизвестна'}</bdi>
    </>
  ) : (
    effect && <Changes of={effect} />
  )
  return (
    <div className={styles.facts}>
      {cause && (
        <Fact name={'Из-за\u00a0чего'}>
          <Jump to={cause} onLook={onLook} />
        </Fact>
      )}
      {changes && (
        <Fact name={'Что\u00a0изменилось'}>
          {changes}
          {effect && receiver && (
            <>
              {' '}
              <Pressable className={styles.jump} onClick={() => onData(receiver)}>
                Данные участника
              </Pressable>
            </>
          )}
        </Fact>
      )}
      {all.length > 0 && (
        <Fact name={'Что\u00a0из\u00a0этого вышло'}>
          {all.slice(0, EVENTS).map((each) => (
            <Fragment key={each.key}>
              <Jump to={each} isReceiverNamed={each.to !== row.to} onLook={onLook} />{' '}
            </Fragment>
          ))}
          <OwnText>{rest(all.length - EVENTS)}</OwnText>
        </Fact>
      )}
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <p>
    <b>{name}:</b> {children}
  </p>
)
const rest = (count: number): string => (count > 0 ? ` и\u00a0ещё\u00a0${formatCount(count)}` : '')

/** An event by its words, a press away. */
function Jump({ to, isReceiverNamed = false, onLook }: { to: EventRow; isReceiverNamed?: boolean; onLook: (key: number) => void }) {
  const receiver = actorLabel({ machine: to.machine, name: to.toName })
  return (
    <Pressable className={styles.jump} title={`${to.event.type} → ${receiver}`} onClick={() => onLook(to.key)}>
      <span className="vh">Показать событие: </span>
      <bdi>{wordOf(to)}</bdi>
      {isReceiverNamed && (
        <>
          {' '}
          <OwnText>→ </OwnText>
          <bdi>{receiver}</bdi>
        </>
      )}
    </Pressable>
  )
}

function Changes({ of: { before, after, transitions, fields } }: { of: Effect }) {
  const [was, is] = [innermost(before.states.slice(1)), innermost(after?.states.slice(1) ?? [])]
  const words = (states: readonly string[], others: readonly string[]) =>
    states
      .filter((state) => !others.includes(state))
      .map(stateWord)
      .join(' · ')
  const [from, to] = [words(was, is), after ? words(is, was) : 'закончил работу']
  return (
    <>
      {from === '' && to === '' ? (
        <OwnText>{'осталось в\u00a0том\u00a0же состоянии'}</OwnText>
      ) : (
        <>
          <bdi>{from}</bdi>
          <OwnText> → </OwnText>
          <bdi>{to}</bdi>
          <OwnText>{transitions > 1 && `, переходов: ${formatCount(transitions)}`}</OwnText>
        </>
      )}
      {fields.length > 0 && (
        <>
          <OwnText>; </OwnText>
          <OwnText>{fields.length > 1 ? 'поля' : 'поле'}</OwnText>{' '}
          {fields.slice(0, FIELDS).map((field, at) => (
            <span key={at}>
              <OwnText>{at > 0 && ', '}</OwnText>
              <bdi>
                <code>{field}</code>
              </bdi>
            </span>
          ))}
          <OwnText>{rest(fields.length - FIELDS)}</OwnText>
        </>
      )}
      <OwnText>.</OwnText>
    </>
  )
}
