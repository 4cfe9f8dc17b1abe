import clsx from 'clsx'
import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import Plus from 'lucide-react/icons/plus'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { isRows } from '../../../model/entry/table/pasted-table'
import { ENTRY_LENGTH } from '../../../model/limits'
import { selectTypedOver } from '../../../machines/quick-entry/quick-entry.selectors'
import { parseQuantity } from '../../../model/text/number-input'
import { optionElementId } from '../../ui/form/use-active-option'
import { readShortcuts } from '../../platform/shortcuts'
import { Button } from '../../ui/controls/button'
import { isModified } from '../../ui/controls/modified-key'
import { TextInput } from '../../ui/controls/text-input'
import { Icon } from '../../ui/icon'
import { Panel } from '../../ui/surfaces/panel'
import { ChosenLine } from './chosen-line'
import { EntryList } from './entry-list'
import { FileEntry } from './file-entry'
import styles from './quick-entry.module.scss'
import { SuggestionList } from './suggestion-list'
import { ENTRY_ID } from './entry-field'
import { type QuickEntryHandle, useQuickEntry } from './use-quick-entry'

/**
 * A line for article and quantity: Enter on the article goes to the quantity, Enter there adds and stands ready for the next; both may
 * come as one («AL-4071-004 12»), rows of a table may be pasted, and a scanner adds a pack with each scan. Nothing where nothing can be bought. [DEC-057]
 */
export function QuickEntry({ head, lock }: QuickEntryProps) {
  const entry = useQuickEntry()
  if (entry) return <EntryPanel entry={entry} head={head} lock={lock} />
  return head ? <div className={styles.inHead}>{head.aside}</div> : null
}

/** How it is used by keys. */
export const ENTRY_KEYS = 'Артикул, Enter, количество, Enter; или вставьте строки из\u00a0Excel'
const TO_CART = '\u00a0· Ctrl+Enter в\u00a0корзину'
/** Where it stands alone the cart is elsewhere; the way there only where shortcuts are on. [DEC-051] */
const keysHere = (): readonly string[] => (readShortcuts() ? [ENTRY_KEYS, TO_CART] : [ENTRY_KEYS])

/** `head`: it is the head of a panel, not one of its own: what stands in it as hints, as many of them as there is room for, and at its end; `onDown`: ↓ leads out of it. `lock`: why nothing can be entered now; what was typed stays. */
type QuickEntryProps = { head?: { hint: readonly string[]; aside: ReactNode; onDown?: () => void } | undefined; lock?: string | undefined }

function EntryPanel({ entry, head, lock }: QuickEntryProps & { entry: QuickEntryHandle }) {
  const { send, state, list } = entry
  const { text, activeId, problem, countText, isCountTyped, isCountAhead, countProblem, chosen } = state.context
  const isCounting = state.hasTag('counting')
  const [root, article, count] = [useRef<HTMLDivElement>(null), useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const [listId, problemId, countProblemId, noCountId, notesId] = [useId(), useId(), useId(), useId(), useId()]
  useFocusFollowing({ root, article, count }, entry)
  const isOpen = list.length > 0
  const isOff = lock !== undefined
  const noCount = lock ?? (isCounting ? undefined : 'Сначала введите артикул')
  const go = () => send({ type: isCounting ? 'count.entered' : 'article.entered' })

  const onArticleKey = (event: KeyboardEvent) => {
    if (isOff || event.nativeEvent.isComposing) return
    // A key held down enters once.
    if (event.key === 'Enter' || isTabBehind(event, text, problem)) {
      if (!event.repeat) send({ type: 'article.entered' })
    } else if (event.key === 'ArrowDown' && text === '' && !isOpen && head?.onDown) head.onDown()
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      send({ type: 'suggestion.moved', step: event.key === 'ArrowDown' ? 1 : -1 })
    else if (event.key === 'Escape' && (isOpen || text !== '' || isCountTyped))
      send(isOpen ? { type: 'suggestions.closed' } : { type: 'article.typed', text: '' })
    else return
    event.preventDefault()
  }
  // Rows of a table are entered; anything else is text for the field.
  const paste = (event: ClipboardEvent) => {
    const rows = event.clipboardData.getData('text/plain')
    if (isOff || !isRows(rows)) return
    event.preventDefault()
    send({ type: 'lines.pasted', text: rows })
  }
  const onCountKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isOff || !isCounting) return
    if (event.key === 'Enter' || (isCountTyped && isTabBehind(event, countText, countProblem))) {
      // What is refused is typed over.
      event.currentTarget.select()
      if (!event.repeat) send({ type: 'count.entered' })
    } else if (event.key === 'Escape') send({ type: 'count.left' })
    else if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && !isModified(event))
      send({ type: 'count.typed', text: stepped(entry, event.key === 'ArrowUp') })
    else return
    event.preventDefault()
  }

  // The open list would lie over it: there it stands in the list's own box.
  const wrong = problem !== null && (
    <p id={problemId} role="alert" className={styles.problem}>
      {problem}
    </p>
  )
  const content = (
    <>
      <div ref={root} className={styles.line}>
        <div className={styles.article}>
          <TextInput
            ref={article}
            id={ENTRY_ID}
            icon={Plus}
            size={head && 's'}
            role="combobox"
            aria-label="Артикул, штрихкод или название"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && activeId !== null ? optionElementId(listId, activeId) : undefined}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? undefined : problemId}
            placeholder="Добавить по артикулу"
            maxLength={ENTRY_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            readOnly={isOff}
            title={lock}
            value={text}
            onChange={(event) => send({ type: 'article.typed', text: event.target.value })}
            onKeyDown={onArticleKey}
            onPaste={paste}
            onBlur={() => send({ type: 'suggestions.closed' })}
          />
          {isOpen && (
            <SuggestionList id={listId} list={list} activeId={activeId} onChoose={(id) => send({ type: 'suggestion.chosen', id })}>
              {wrong}
            </SuggestionList>
          )}
        </div>
        <TextInput
          ref={count}
          size={head && 's'}
          aria-label={chosen ? `Количество: ${chosen.article}` : 'Количество'}
          aria-invalid={countProblem !== null || undefined}
          aria-describedby={noCount !== undefined ? noCountId : countProblem === null ? notesId : countProblemId}
          className={styles.count}
          placeholder="Кол-во"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          readOnly={noCount !== undefined}
          title={noCount}
          tabIndex={isCounting ? undefined : -1}
          value={isCounting || isCountTyped ? countText : ''}
          onChange={(event) => send({ type: 'count.typed', text: event.target.value })}
          onKeyDown={onCountKey}
          onPaste={paste}
        />
        {noCount !== undefined && (
          <span id={noCountId} hidden>
            {noCount}
          </span>
        )}
        {/* The pointer leaves the focus where it is: Enter, click and tap do the same. */}
        <Button
          variant={head ? 'line' : 'main'}
          size={head && 's'}
          className={styles.add}
          disabledReason={lock}
          onPointerDown={(event) => event.preventDefault()}
          onClick={go}
        >
          <span className={styles.addWord}>Добавить</span>
          {head && <Icon of={CornerDownLeft} size={16} />}
        </Button>
        <FileEntry
          size={head && 's'}
          lock={lock}
          isReading={state.hasTag('reading')}
          onFile={(file) => send({ type: 'file.chosen', file })}
        />
        <p className={clsx(styles.hint, !chosen && styles.keys)}>
          {chosen ? (
            <ChosenLine product={chosen} isAsBought={chosen.bought !== null && !isCountTyped && !isCountAhead} notesId={notesId} />
          ) : (
            (head?.hint ?? keysHere()).map((part) => <span key={part}>{part}</span>)
          )}
        </p>
        {head?.aside}
      </div>
      {!isOpen && wrong}
      {countProblem !== null && (
        <p id={countProblemId} role="alert" className={styles.problem}>
          {countProblem}
        </p>
      )}
      <EntryList entry={entry} lock={lock} />
    </>
  )
  return head ? (
    <section aria-label="Добавить по артикулу" className={styles.inHead}>
      {content}
    </section>
  ) : (
    <Panel title="Быстрый заказ" className={styles.panel}>
      {content}
    </Panel>
  )
}

/** Tab behind what was typed enters it, as in a spreadsheet: what it leads on to would have no use for the keys meant for the line. What is wrong it leaves. */
const isTabBehind = ({ key, shiftKey }: KeyboardEvent, text: string, problem: string | null): boolean =>
  key === 'Tab' && !shiftKey && text.trim() !== '' && problem === null

/** The next whole pack above or below what stands in the field. */
function stepped({ state: { context } }: QuickEntryHandle, isUp: boolean): string {
  const pack = (context.chosen && context.products.get(context.chosen.id)?.pack) ?? 1
  const count = parseQuantity(context.countText)
  const now = count.ok ? count.value : 0
  return String(Math.max(pack, (isUp ? Math.floor(now / pack) + 1 : Math.ceil(now / pack) - 1) * pack))
}

type Fields = {
  root: RefObject<HTMLElement | null>
  article: RefObject<HTMLInputElement | null>
  count: RefObject<HTMLInputElement | null>
}

/** The focus goes where the line goes, and what is to be typed over is selected; who left the line is not called back. */
function useFocusFollowing({ root, article, count }: Fields, { state }: QuickEntryHandle): void {
  const isCounting = state.hasTag('counting')
  const { selections, countText, isCountTyped } = state.context
  const isHere = () => root.current?.contains(document.activeElement) ?? false
  useLayoutEffect(() => {
    if (!isHere()) return
    const field = isCounting ? count.current : article.current
    if (document.activeElement !== field) field?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- refs and what is read of the document never change by themselves
  }, [isCounting])
  useLayoutEffect(() => {
    if (isCounting && !isCountTyped && isHere()) count.current?.select()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [isCounting, isCountTyped, countText])
  useLayoutEffect(() => {
    if (selections > 0 && isHere()) article.current?.setSelectionRange(0, selectTypedOver(state))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [selections])
}
