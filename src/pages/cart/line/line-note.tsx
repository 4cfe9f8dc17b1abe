import { useSelector } from '@xstate/react'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import Pencil from 'lucide-react/icons/pencil'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { selectNote } from '../../../../machines/cart/cart.selectors'
import { type CartWrite, noteOf } from '../../../../model/cart/cart-queue'
import { NOTE_LENGTH } from '../../../../model/limits'
import { counted, pluralForm } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useAppActor } from '../../../shop/app-context'
import { useOrderLock } from '../../../hooks/cart/use-order-lock'
import { PHONE, useMedia } from '../../../ui/use-media'
import { type NoteDraft, useNoteDraft } from './note-drafts'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Icon } from '../../../ui/icon'
import { OwnText } from '../../../ui/text/own-text'
import styles from './line-note.module.scss'

type LineNoteProps = { productId: number; article: string /** What stands before it in the line under the name. */; children: ReactNode }

/** The line under a product's name, and what the buyer noted of it, or the way to note it; what is not saved yet is marked, what was refused says why. [DEC-069] */
export function LineNote({ productId, article, children }: LineNoteProps) {
  const cart = useAppActor('cart')
  const note = useSelector(cart, (state) => (state ? selectNote(productId)(state) : ''))
  const write = useSelector(cart, (state) => state && noteOf(state.context.queue, state.context.regionId, productId))
  const draft = useNoteDraft(productId)
  // What was typed before the row went and came again is still there.
  const [editing, setEditing] = useState<'asked' | 'resumed' | null>(() => (draft.read() === undefined ? null : 'resumed'))
  const isEditing = editing !== null
  const opener = useRef<HTMLButtonElement>(null)
  const close = (isFocusKept: boolean) => {
    draft.drop()
    setEditing(null)
    if (isFocusKept) requestAnimationFrame(() => opener.current?.focus())
  }
  const open = () => setEditing('asked')
  const isEmpty = note === ''
  const lock = useOrderLock()
  const opening = { 'aria-disabled': lock !== undefined || undefined, onClick: () => lock === undefined && open() }
  return (
    <>
      <span className={styles.line}>
        {children}
        {isEmpty && !isEditing && (
          <button
            ref={opener}
            type="button"
            className={styles.empty}
            data-revealed
            aria-label={`Заметка: ${article}`}
            title={lock ?? 'Заметка'}
            {...opening}
          >
            <Icon of={MessageSquarePlus} size={16} />
            <span className="vh">Заметка</span>
          </button>
        )}
        <NoteState write={write} />
      </span>
      {isEditing ? (
        <NoteField
          note={note}
          draft={draft}
          isResumed={editing === 'resumed'}
          lock={lock}
          article={article}
          onSave={(text, isFocusKept) => {
            cart?.send({ type: 'note.changed', productId, note: text })
            close(isFocusKept)
          }}
          onClose={close}
        />
      ) : (
        !isEmpty && (
          <button
            ref={opener}
            type="button"
            className={styles.note}
            aria-label={`Заметка: ${article}. ${note}`}
            title={lock ?? 'Изменить заметку'}
            {...opening}
          >
            <Icon of={Pencil} size={16} />
            <span>{note}</span>
          </button>
        )
      )}
      <NoteRefusal write={write} />
    </>
  )
}

type WriteProps = { write: CartWrite | undefined }
function NoteState({ write }: WriteProps) {
  if (!write || write.stage === 'refused') return null
  return (
    <span className={styles.unsaved} title="Заметка ещё не сохранена">
      <Icon of={CloudUpload} size={16} />
      <span className="vh">заметка ещё не сохранена</span>
    </span>
  )
}

function NoteRefusal({ write }: WriteProps) {
  const cart = useAppActor('cart')
  const lock = useOrderLock()
  if (write?.stage !== 'refused') return null
  return (
    <span role="alert" className={styles.refused}>
      Заметка не&nbsp;сохранена. {write.reason}{' '}
      <TextLinkButton disabledReason={lock} onClick={() => cart?.send({ type: 'write.retried', key: write.key })}>
        Повторить
      </TextLinkButton>{' '}
      <TextLinkButton disabledReason={lock} onClick={() => cart?.send({ type: 'write.dropped', key: write.key })}>
        Не&nbsp;сохранять
      </TextLinkButton>
    </span>
  )
}

/** From here on it is said how many characters are left. */
const NEAR_END = 40

type NoteFieldProps = {
  note: string
  draft: NoteDraft
  /** It is there again with its row: nobody asked for the focus. */
  isResumed: boolean
  /** Why it cannot be saved now; what was typed stays. */
  lock: string | undefined
  article: string
  /** `isFocusKept`: Enter was pressed, the focus has not gone elsewhere. */
  onSave: (text: string, isFocusKept: boolean) => void
  /** Nothing is to be saved. */
  onClose: (isFocusKept: boolean) => void
}

/** What was typed, and the note over which it was. */
type Typed = { text: string; over: string }

/** Enter and leaving save what was typed, Escape does not; until then the field shows the note as it is. What is too long stays in the field and says so, wherever its row goes. */
function NoteField({ note, draft, isResumed, lock, article, onSave, onClose }: NoteFieldProps) {
  const [typed, setTyped] = useState<Typed | null>(() => {
    const text = draft.read()
    return text === undefined ? null : { text, over: note }
  })
  const text = typed?.text ?? note
  const field = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  const isPhone = useMedia(PHONE)
  const leftId = useId()
  const left = NOTE_LENGTH - text.trim().length
  const isChanged = typed !== null && text.trim() !== typed.over
  const isOvertaken = typed !== null && note !== typed.over && note !== text.trim()
  useEffect(() => {
    if (isResumed) return
    field.current?.focus()
    field.current?.select()
  }, [isResumed])
  const save = (isFocusKept: boolean) => {
    if (lock !== undefined || left < 0 || isOver.current) return
    isOver.current = true // the field goes, and with it the focus
    // Enter says that what stands there is wanted; who only leaves wants what they changed.
    if (isChanged || (isFocusKept && typed !== null)) onSave(text.trim(), isFocusKept)
    else onClose(isFocusKept)
  }
  // A page that goes takes the field along, and what was typed into it is a wish.
  useEffect(() => {
    const onGoing = () => {
      if (isChanged) save(false)
    }
    addEventListener('pagehide', onGoing, { capture: true })
    return () => removeEventListener('pagehide', onGoing, { capture: true })
  })
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of the row are not for words.
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') save(true)
    else if (event.key === 'Escape') {
      isOver.current = true
      onClose(true)
    } else return
    event.preventDefault()
  }
  return (
    <span className={styles.editor}>
      <input
        ref={field}
        type="text"
        className={styles.field}
        aria-label={`Заметка: ${article}`}
        aria-invalid={left < 0 || undefined}
        aria-describedby={left <= NEAR_END ? leftId : undefined}
        placeholder={isPhone ? 'Заметка к\u00a0строке' : 'Заметка к\u00a0строке, Enter сохранит'}
        autoComplete="off"
        enterKeyHint="done"
        data-edited={text === note ? undefined : ''}
        readOnly={lock !== undefined}
        title={lock}
        value={text}
        onChange={({ target }) => {
          setTyped({ text: target.value, over: typed?.over ?? note })
          draft.keep(target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => save(false)}
      />
      {isOvertaken && (
        <span role="status" className={styles.meanwhile}>
          Тем временем {note === '' ? 'заметку убрали' : `записано: «${note}»`}
        </span>
      )}
      {left <= NEAR_END && (
        <span id={leftId} role="status" className={left < 0 ? styles.tooLong : styles.left}>
          {left < 0 ? (
            <OwnText>{`Длиннее на ${counted(-left, words.character)}: сократите`}</OwnText>
          ) : (
            <>
              <OwnText>ещё&nbsp;</OwnText>
              <OwnText>{left}</OwnText>
              <span className="vh"> {pluralForm(left, words.character)}</span>
            </>
          )}
        </span>
      )}
    </span>
  )
}
