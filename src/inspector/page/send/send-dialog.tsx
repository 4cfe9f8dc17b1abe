import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/controls/field'
import { TextArea } from '../../../ui/controls/text-area'
import { announce } from '../../../ui/feedback/announce'
import { Note } from '../../../ui/surfaces/note'
import { Dialog, DialogFoot } from '../../../ui/surfaces/dialog'
import type { Connection } from '../../connect'
import type { ActorInfo } from '../../protocol'
import { checkEvent } from '../../recording/check-event'
import { type Recording, seenOf } from '../../recording/recording'
import { actorWord, eventWord } from '../../words'
import styles from './send.module.scss'

/** An event of an actor that is to be sent by hand. */
export type ToSend = { actor: ActorInfo; type: string }
type SendProps = ToSend & { life: string; recording: Recording; connection: Connection; onClose: () => void }

/** Sends an event to the shop: its data as JSON, from the last one seen, checked before they go. What was typed stays after a refusal. */
export function SendDialog({ actor, type, life, recording, connection, onClose }: SendProps) {
  const [seen] = useState(() => seenOf(recording, actor.machine ?? '', type))
  const isSeen = seen.length > 0
  const [text, setText] = useState(() => JSON.stringify(seen[0] ?? { type }, null, 2))
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const checked = checkEvent(text, type, seen)
    if ('refusal' in checked) return setRefusal(checked.refusal)
    setBusy(true)
    const answer = await connection.send({ session: actor.session, life }, checked.event)
    setBusy(false)
    setRefusal(answer)
    if (answer !== null) return
    announce('Событие отправлено')
    onClose()
  }
  return (
    <Dialog title={`Отправить: ${eventWord({ type }, actor.machine)}`} width={560} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>
          <code>{type}</code> → {actorWord(actor)}.{isSeen && ' Здесь данные последнего такого события; проверим, что поля те\u00a0же.'}
        </p>
        {!isSeen && (
          <Note tone="warn">
            Такое событие ещё не&nbsp;приходило: поля не&nbsp;проверены. Впишите те, которых ждёт машина: без них она может сломаться,
            а&nbsp;магазин показать неправду.
          </Note>
        )}
        <Field label="Событие, JSON" error={refusal}>
          <TextArea
            data-autofocus=""
            className={styles.json}
            spellCheck={false}
            rows={10}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <DialogFoot>
          <Button onClick={onClose}>Отмена</Button>
          <Button type="submit" variant="main" busy={isBusy}>
            {isSeen ? 'Отправить' : 'Отправить без\u00a0проверки'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
