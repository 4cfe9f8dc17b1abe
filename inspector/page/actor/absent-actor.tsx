import { Button } from '../../../src/ui/controls/button'
import { StateView } from '../../../src/ui/feedback/state-view'
import { lastSeen } from '../../recording/last-seen'
import type { Recording } from '../../recording/recording'
import { actorWord } from '../words/words'
import styles from '../inspector.module.scss'
import type { Picked } from '../../recording/picked'
import { OwnText } from '../../../src/ui/text/own-text'

type AbsentProps = {
  recording: Recording
  /** Who is looked at, and does not live in the moment that is shown. */
  picked: Picked
  /** Whether that moment is the last one. */
  isNow: boolean
  onLook: (key: number) => void
  /** Somebody else is looked at. */
  onLeave: () => void
}

/** In the place of a chosen actor that is not there: nobody else is taken for it. */
export function AbsentActor({ recording, picked, isNow, onLook, onLeave }: AbsentProps) {
  const last = lastSeen(recording, picked)
  return (
    <section className={styles.actor} aria-label="Выбранный участник">
      <StateView
        drawing="list"
        role="status"
        headingLevel={2}
        title={`${actorWord(picked)}: участника ${isNow ? (last === null ? 'здесь нет' : 'больше нет') : 'в\u00a0этот момент нет'}`}
        actions={
          <>
            {last !== null && (
              <Button variant="line" onClick={() => onLook(last)}>
                К&nbsp;последнему состоянию
              </Button>
            )}
            <Button variant="line" onClick={onLeave}>
              К&nbsp;участнику «Вход»
            </Button>
          </>
        }
      >
        {isNow ? 'Он закончил работу, или страница, которой он служил, закрыта.' : 'Тогда он ещё не\u00a0начинал или уже закончил работу.'}{' '}
        <OwnText>Выберите другого участника в&nbsp;списке.</OwnText>
      </StateView>
    </section>
  )
}
