import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Delayed } from '../../../ui/feedback/delayed'
import styles from './opened.module.scss'
import type { SavedLinesActor } from './use-saved-lines'
import { OwnText } from '../../../ui/text/own-text'

/** Whether what was changed is saved; while the server does not answer, that it is tried again. */
export function SavingStatus({ lines }: { lines: SavedLinesActor }) {
  const { unsaved, stalled } = useSelector(
    lines,
    ({ context: { wishes, stalled: waiting } }) => ({ unsaved: wishes.size, stalled: waiting.size }),
    shallowEqual,
  )
  const [wasUnsaved, setUnsaved] = useState(false)
  if (unsaved > 0 && !wasUnsaved) setUnsaved(true)
  return (
    <span role="status" className={stalled > 0 ? styles.stalled : styles.saving}>
      {stalled > 0 ? (
        <>
          <OwnText>Не&nbsp;сохранено: </OwnText>
          <OwnText>{counted(unsaved, words.line)}</OwnText>
          <OwnText>. Сервер не&nbsp;ответил, пробуем снова.</OwnText>{' '}
          <TextLinkButton onClick={() => lines.send({ type: 'writing.resumed' })}>Отправить сейчас</TextLinkButton>
        </>
      ) : (
        <OwnText>
          {unsaved > 0 ? (
            <Delayed>
              <span>Сохраняем…</span>
            </Delayed>
          ) : (
            wasUnsaved && 'Изменения сохранены'
          )}
        </OwnText>
      )}
    </span>
  )
}
