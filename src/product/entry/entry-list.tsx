import { useSelector } from '@xstate/react'
import clsx from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { selectPrice } from '../../../machines/prices/prices.selectors'
import { isMendable } from '../../../machines/quick-entry/quick-entry.mending'
import { isFree } from '../../../machines/quick-entry/quick-entry.steps'
import { selectIsRepeated, selectQuestions } from '../../../machines/quick-entry/quick-entry.selectors'
import type { Entry, Question } from '../../../machines/quick-entry/quick-entry.types'
import { becameWords, full, notAdded, REPEATED, WITHOUT_STOCK } from '../../../machines/quick-entry/quick-entry.words'
import { formatPieces } from '../../../model/text/count'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useAppActor } from '../../shop/app-context'
import { useMoreBelow } from '../../hooks/screen/use-more-below'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { announce } from '../../ui/feedback/announce'
import { ENTRY_ID } from './entry-field'
import styles from './entry-list.module.scss'
import { PasteSummary } from './paste-summary'
import { useEntryFocus } from './use-entry-focus'
import type { QuickEntryHandle } from './use-quick-entry'
import { OwnText } from '../../ui/text/own-text'

/** `lock`: why the cart cannot be changed now. */
type EntryListProps = { entry: QuickEntryHandle; lock?: string | undefined }

/** What was entered last, what is still looked up and what came to nothing, each to be taken back or, where another region kept it away, to be entered again; and what does not answer. */
export function EntryList({ entry, lock }: EntryListProps) {
  const { state, entries, held, isOffline, send } = entry
  const { shown: questions, more } = selectQuestions(state)
  const mayRetry = !isOffline && (state.hasTag('unanswered') || state.hasTag('unloaded'))
  const trouble = troubleOf(entry)
  const kept = state.context.entries.filter(({ again }) => again !== null)
  const list = useRef<HTMLDivElement>(null)
  useEntryFocus(list)
  const [waiting] = isOffline ? questions : []
  const waitingWords = waiting && questionWords(waiting, isOffline)
  useEffect(() => {
    if (waitingWords !== undefined) announce(waitingWords)
  }, [waitingWords])
  return (
    <div ref={list}>
      <PasteSummary entry={entry} />
      {kept.length > 0 && (
        <p className={styles.trouble}>
          {notAdded(kept.length)}{' '}
          <TextLinkButton disabledReason={lock} onClick={() => send({ type: 'entry.repeated', of: 'all' })}>
            Ввести все снова
          </TextLinkButton>
        </p>
      )}
      {trouble !== null && (
        <p role="status" className={styles.trouble}>
          {trouble} {mayRetry && <TextLinkButton onClick={() => send({ type: 'entry.retried' })}>Повторить</TextLinkButton>}
        </p>
      )}
      {(questions.length > 0 || entries.length > 0) && (
        <Rows count={questions.length + entries.length}>
          {questions.map(({ id, text, quantity, isRefused }) => (
            <li key={`question-${id}`} className={styles.item}>
              <span className={styles.words}>{questionWords({ text, quantity, isRefused }, isOffline)}</span>
              <TextLinkButton aria-label={`Не искать: ${text}`} onClick={() => send({ type: 'question.dropped', id })}>
                Не искать
              </TextLinkButton>
            </li>
          ))}
          {more > 0 && <li className={styles.item}>и&nbsp;ещё {counted(more, words.line)}</li>}
          {entries.map((entry) => (
            <li key={entry.id} className={clsx(styles.item, entry.status === 'failed' && styles.failed)}>
              <span className={styles.words}>
                {wordsOf(entry, held[entry.productId ?? NaN], isOffline)}
                <OwnText>{selectIsRepeated(entry)(state) && `, ${REPEATED}`}</OwnText>
                {entry.status === 'added' && entry.added > 0 && entry.productId !== null && <WithoutStock productId={entry.productId} />}
              </span>
              {entry.again && (
                <TextLinkButton
                  aria-label={`Ввести снова: ${entry.article}`}
                  disabledReason={lock}
                  onClick={() => send({ type: 'entry.repeated', of: entry.id })}
                >
                  Ввести снова
                </TextLinkButton>
              )}
              {isMendable(entry) && (
                <TextLinkButton
                  aria-label={`Исправить: ${entry.article}`}
                  disabledReason={lock ?? (isFree(state.context) ? undefined : 'Сначала закончите строку, которую набираете.')}
                  onClick={() => {
                    document.getElementById(ENTRY_ID)?.focus()
                    send({ type: 'entry.mended', entryId: entry.id })
                  }}
                >
                  Исправить
                </TextLinkButton>
              )}
              <TextLinkButton
                aria-label={`Убрать: ${entry.article}`}
                disabledReason={lock}
                onClick={() => send({ type: 'undo.pressed', entryId: entry.id })}
              >
                Убрать
              </TextLinkButton>
              {entry.similar && <Similar of={entry} lock={lock} send={send} />}
            </li>
          ))}
        </Rows>
      )}
    </div>
  )
}

/** What may have been meant: one press enters it. */
function Similar({ of: { id: entryId, similar }, lock, send }: { of: Entry; lock: string | undefined; send: QuickEntryHandle['send'] }) {
  return (
    <span className={styles.similar}>
      {similar?.map(({ id, article, name }) => (
        <TextLinkButton
          key={id}
          aria-label={`Выбрать: ${article}, ${name}`}
          title={name}
          disabledReason={lock}
          onClick={() => {
            document.getElementById(ENTRY_ID)?.focus()
            send({ type: 'similar.chosen', entryId, productId: id })
          }}
        >
          {article}
        </TextLinkButton>
      ))}
    </span>
  )
}

/** A row of one line. */
const ROW_PX = 24

/** The list of many rows scrolls, and says so while there are more below. */
function Rows({ count, children }: { count: number; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)
  useMoreBelow(list, count, ROW_PX)
  return (
    <>
      <ul ref={list} aria-label="Введённые строки" className={styles.list}>
        {children}
      </ul>
      <p aria-hidden="true" className={styles.more}>
        Ниже есть ещё строки: прокрутите список
      </p>
    </>
  )
}

/** An order does not take what is out of stock: whoever enters it is told at once, whenever that comes to be known. */
function WithoutStock({ productId }: { productId: number }) {
  const price = useSelector(useAppActor('prices'), selectPrice(productId))
  return price === undefined || (price !== null && price.stock > 0) ? null : <span className={styles.lacking}>, {WITHOUT_STOCK}</span>
}

/** What keeps lines from the cart, said once above them; without a network each line says so itself. */
function troubleOf({ state, isOffline }: QuickEntryHandle): string | null {
  if (state.hasTag('denied')) return 'Поиск отказал: введённое не\u00a0потеряется. Повторите или введите другой артикул.'
  if (state.hasTag('unanswered') && !isOffline) return 'Поиск не\u00a0отвечает: введённое не\u00a0потеряется, спросим ещё раз.'
  if (state.hasTag('withheld')) return 'Сервер не\u00a0отдал товар: строки не\u00a0потеряются. Повторите или введите другую строку.'
  if (state.hasTag('unloaded') && !isOffline) return 'Сервер не\u00a0отвечает: строки добавим, когда ответит.'
  if (!state.hasTag('hintless') || state.context.text === '') return null
  return `${isOffline ? 'Нет связи, подсказок не\u00a0будет' : 'Подсказки не\u00a0загрузились'}: наберите артикул целиком и\u00a0нажмите Enter.`
}

/** Of a line that is looked up, or will be. */
function questionWords({ text, quantity, isRefused }: Pick<Question, 'text' | 'quantity' | 'isRefused'>, isOffline: boolean): string {
  const asked = `«${text}»${quantity === null ? '' : `, ${formatPieces(quantity)}`}`
  if (isRefused) return `${asked}: поиск отказал`
  return isOffline ? `Нет связи: найдём ${asked}, когда она вернётся` : `Ищем ${asked}…`
}

/** @param held pieces that the cart holds of it; undefined where that is not known */
function wordsOf(entry: Entry, held: number | undefined, isOffline: boolean): string {
  const { productId, status, article, quantity, added, isLeaving, reason, again } = entry
  const name = productId === null ? `«${article}»` : article
  const asked = quantity === null ? name : `${name}, ${formatPieces(quantity)}`
  if (isLeaving) return `${article}, ${formatPieces(added)}: убираем…`
  if (again) return `${asked}: не\u00a0добавлена`
  if (status === 'failed') return reason ?? article
  if (status === 'added') return added > 0 ? becameWords(entry, held) : full(entry, held)
  return isOffline ? `Нет связи: добавим ${asked}, когда она вернётся` : `${asked}: добавляем…`
}
