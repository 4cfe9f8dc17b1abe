import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DocumentDetails } from '../../../../model/document/document-details'
import { deadlineText } from '../../../../model/document/document-words'
import { outcomeIn } from '../../../../model/document/outcome-in'
import { takesDifferences } from '../../../../model/document/signing'
import { failureText, isInDoubt } from '../../../../model/api-error'
import { formatDate } from '../../../../model/text/date'
import { useOwnActor } from '../../../hooks/data/use-own-actor'
import { useApi } from '../../../shop/api-context'
import { useApp } from '../../../shop/app-context'
import { Button } from '../../../ui/controls/button'
import { announce } from '../../../ui/feedback/announce'
import { Note } from '../../../ui/surfaces/note'
import { Panel } from '../../../ui/surfaces/panel'
import { OwnText } from '../../../ui/text/own-text'
import { connectSigning } from './connect-signing'
import { DifferencesForm } from './differences-form'
import { outcomeText, unansweredText } from './outcome-text'
import { RefusalForm } from './refusal-form'
import { readSigningDraft } from './signing-draft'
import styles from './signing.module.scss'
import { ConfirmSigning } from './confirm-signing'

/** What changes with an answer that was found in the document: no call said so. */
const CHANGED = ['documents', 'regions', 'orders', 'notifications'] as const

/** Where a document that waits is answered: signed, refused, or accepted with differences; then what became of it. [DEC-072] */
export function SigningPanel({ document }: { document: DocumentDetails }) {
  const api = useApi()
  const app = useApp()
  const [{ machine, input }] = useState(() => ({
    machine: connectSigning(api, document.id),
    input: {
      documentId: document.id,
      lines: takesDifferences(document) ? document.lines.map(({ line, qty }) => ({ line, qty })) : [],
      ...readSigningDraft(document.id),
    },
  }))
  const flow = useOwnActor(machine, { input })
  const state = useSelector(flow, (snapshot) => snapshot)
  const { signer, error, isUnsent, outcome, problems } = state.context
  const isBusy = state.hasTag('busy')
  const found = outcomeIn(document)
  useEffect(() => {
    if (found) flow.send({ type: 'document.read', outcome: found })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the moment of the answer stands for it
  }, [flow, found?.at])
  const tell = useEffectEvent((isFound: boolean) => {
    announce(outcomeText(flow.getSnapshot().context.outcome, document))
    if (isFound) app.send({ type: 'data.changed', tags: [...CHANGED], region: null })
  })
  useEffect(() => {
    const answered = flow.on('document.answered', () => tell(false))
    const seen = flow.on('document.answerFound', () => tell(true))
    return () => {
      answered.unsubscribe()
      seen.unsubscribe()
    }
  }, [flow])
  const retry = () => flow.send({ type: 'signing.retried' })
  const back = () => flow.send({ type: 'answer.withdrawn' })
  const confirm = () => flow.send({ type: 'answer.confirmed' })
  const isSending = state.matches('sending') || state.matches('lookingUp')
  return (
    <Panel
      title="Подпись"
      aside={!state.hasTag('done') && <span className={document.overdue ? styles.late : styles.note}>{deadlineText(document)}</span>}
      className={styles.panel}
    >
      <div className={styles.body}>
        {signer?.power && !state.hasTag('done') && (
          <p className={styles.note}>
            Подписывает {signer.name}, доверенность {signer.power.number} действует до&nbsp;{formatDate(signer.power.valid_until)}.
          </p>
        )}
        {state.matches('identifying') && (
          <p role="status" className={styles.note}>
            Проверяем доверенность…
          </p>
        )}
        {state.matches('powerless') && (
          <Note tone="warn">
            <p>
              Подписать не&nbsp;получится: у&nbsp;вас нет действующей машиночитаемой доверенности (МЧД). Её оформляет руководитель компании
              в&nbsp;сервисе ФНС или у&nbsp;оператора. До&nbsp;этого документ может подписать тот, у&nbsp;кого доверенность есть.
            </p>
            <Button variant="line" size="s" onClick={retry}>
              Проверить снова
            </Button>
          </Note>
        )}
        {state.matches('unidentified') && (
          <Note tone="bad" role="alert">
            <p>
              Не&nbsp;удалось проверить доверенность. <OwnText>{error && failureText(error)}</OwnText>
            </p>
            <Button variant="line" size="s" onClick={retry}>
              Проверить снова
            </Button>
          </Note>
        )}
        {state.matches('doubtful') && (
          <Note tone="warn" role="alert">
            <p>
              Оператор не&nbsp;ответил, и&nbsp;неизвестно, дошёл ли ваш ответ. <OwnText>{error && unansweredText(error)}</OwnText>{' '}
              <span>Второй раз ничего не&nbsp;отправится.</span>
            </p>
            <Button variant="line" size="s" onClick={retry}>
              Проверить сейчас
            </Button>
          </Note>
        )}
        {state.hasTag('open') && isUnsent && (
          <Note tone="warn" role="alert">
            {error && !isInDoubt(error)
              ? failureText(error)
              : 'Ответ до\u00a0оператора не\u00a0дошёл: документ всё ещё ждёт подписи. Проверьте и\u00a0отправьте снова.'}
          </Note>
        )}
        {state.hasTag('open') && !isUnsent && error && (
          <Note tone="bad" role="alert">
            Ответ не&nbsp;принят. {failureText(error)}
          </Note>
        )}
        {state.matches('choosing') && (
          <div className={styles.buttons}>
            <Button variant="main" onClick={() => flow.send({ type: 'sign.chosen' })}>
              Подписать
            </Button>
            {input.lines.length > 0 && (
              <Button variant="line" onClick={() => flow.send({ type: 'differences.chosen' })}>
                Есть расхождения
              </Button>
            )}
            <Button variant="line" onClick={() => flow.send({ type: 'refusal.chosen' })}>
              Отказать в&nbsp;подписи
            </Button>
          </div>
        )}
        {state.matches('confirming') && <ConfirmSigning document={document} onBack={back} onConfirm={confirm} />}
        {state.matches('refusing') && (
          <RefusalForm
            reason={state.context.reason}
            problem={problems.get(0)}
            onChange={(reason) => flow.send({ type: 'reason.typed', reason })}
            onBack={back}
            onConfirm={confirm}
          />
        )}
        {state.matches('comparing') && (
          <DifferencesForm
            lines={document.lines}
            typed={state.context.typed}
            problems={problems}
            onChange={(line, typed) => flow.send({ type: 'line.typed', line, ...typed })}
            onBack={back}
            onConfirm={confirm}
          />
        )}
        {isSending && (
          <div className={styles.buttons}>
            <Button variant="main" busy={isBusy}>
              Отправляем
            </Button>
            <p role="status" className={styles.note}>
              {state.matches('lookingUp')
                ? 'Смотрим в\u00a0документе, что с\u00a0ним стало. Второй раз ничего не\u00a0отправится.'
                : 'Отправляем ответ оператору…'}
            </p>
          </div>
        )}
        {state.hasTag('done') && outcome && (
          <Note tone={outcome.exchange === 'refused' ? 'warn' : 'ok'}>
            <OwnText>{state.matches('overtaken') && !outcome.is_own && 'Пока вы решали, ответили другие. '}</OwnText>
            <OwnText>{outcomeText(outcome, document)}</OwnText>
          </Note>
        )}
      </div>
    </Panel>
  )
}
