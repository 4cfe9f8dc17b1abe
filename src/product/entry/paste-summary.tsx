import { selectPaste } from '../../../machines/quick-entry/quick-entry.selectors'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import styles from './entry-list.module.scss'
import type { QuickEntryHandle } from './use-quick-entry'

/** How far the pasted rows are; then what became of them, until it is noted: the list below names those to be looked at, or all of them. */
export function PasteSummary({ entry: { state, send } }: { entry: QuickEntryHandle }) {
  const paste = selectPaste(state)
  if (!paste) return null
  const { words, isOver, mayUnfold, mayFold, wrong } = paste
  return (
    <p className={styles.paste}>
      <span>{words}</span>
      {/* One button: pressed by keys it keeps the focus. */}
      {(mayUnfold || mayFold) && (
        <TextLinkButton onClick={() => send({ type: 'paste.unfolded', isWhole: mayUnfold })}>
          {mayUnfold ? 'Показать все' : 'Свернуть'}
        </TextLinkButton>
      )}
      {wrong.length > 0 && (
        <TextLinkButton onClick={() => wrong.forEach((entryId) => send({ type: 'undo.pressed', entryId }))}>
          Убрать недобавленные
        </TextLinkButton>
      )}
      {isOver && <TextLinkButton onClick={() => send({ type: 'paste.noted' })}>Понятно</TextLinkButton>}
    </p>
  )
}
