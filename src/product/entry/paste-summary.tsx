import { cameToNothing, isAltered } from '../../../machines/quick-entry/quick-entry.outcomes'
import { pasteStanding, sortedOut } from '../../../machines/quick-entry/quick-entry.standing'
import type { Entry } from '../../../machines/quick-entry/quick-entry.types'
import { pasteAltered, pasteDone, pasteGoesOn } from '../../../machines/quick-entry/quick-entry.words'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import styles from './entry-list.module.scss'
import type { QuickEntryHandle } from './use-quick-entry'

/** How far the pasted rows are; then what became of them, until it is noted: the list below names those to be looked at, or all of them. */
export function PasteSummary({ entry: { state, entries, send } }: { entry: QuickEntryHandle }) {
  const { context } = state
  const { pasted } = context
  const paste = pasteStanding(context)
  const altered = context.entries.filter((it) => it.paste !== null && isAltered(it)).length
  if (!paste && altered === 0) return null
  const isOfPaste = (it: Entry) => it.paste !== null && it.paste === pasted?.id
  const isShort = entries.filter(isOfPaste).length < context.entries.filter(isOfPaste).length
  const wrong = context.entries.filter((it) => it.again === null && cameToNothing(it) && (it.status === 'failed' || it.paste !== null))
  const isOver = !paste || paste.left === 0
  const unfold = (isWhole: boolean) => send({ type: 'paste.unfolded', isWhole })
  return (
    <p className={styles.paste}>
      <span>
        {!paste
          ? pasteAltered(altered)
          : isOver
            ? pasteDone(paste, pasted?.isRestored)
            : pasteGoesOn(paste.rows, sortedOut(context), pasted?.isRestored ?? false)}
      </span>
      {isOver && isShort && <TextLinkButton onClick={() => unfold(true)}>Показать все</TextLinkButton>}
      {isOver && pasted?.isWhole && <TextLinkButton onClick={() => unfold(false)}>Свернуть</TextLinkButton>}
      {wrong.length > 1 && (
        <TextLinkButton onClick={() => wrong.forEach(({ id }) => send({ type: 'undo.pressed', entryId: id }))}>
          Убрать недобавленные
        </TextLinkButton>
      )}
      {isOver && <TextLinkButton onClick={() => send({ type: 'paste.noted' })}>Понятно</TextLinkButton>}
    </p>
  )
}
