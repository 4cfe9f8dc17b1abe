import { type FormEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { Button } from '../../../src/ui/controls/button'
import { Field } from '../../../src/ui/controls/field'
import { TextArea } from '../../../src/ui/controls/text-area'
import { announce } from '../../../src/ui/feedback/announce'
import { Note } from '../../../src/ui/surfaces/note'
import { Dialog, DialogFoot } from '../../../src/ui/surfaces/dialog'
import type { Connection } from '../watching/connect'
import type { ActorInfo, EventData } from '../../protocol'
import { checkEvent, unwritableReason } from '../../check/check-event'
import { schemaOf } from '../../check/schemas'
import { templateOf } from '../../check/template'
import { type Recording, seenOf } from '../../recording/recording'
import { actorWord, eventWord } from '../words/words'
import { fieldsInWords } from '../../../machines/support/event-words'
import { EventFields } from './event-fields'
import { OwnText } from '../../../src/ui/text/own-text'
import styles from './send.module.scss'

/** An event of an actor that is to be sent by hand. `again`: one that came and is sent once more, whatever was typed before. */
export type ToSend = { actor: ActorInfo; type: string; again?: EventData }
/** What was typed and not sent, by actor and event. */
export type Drafts = Map<string, string>
type SendProps = ToSend & {
  life: string
  recording: Recording
  connection: Connection
  drafts: Drafts
  /** Why nothing can be sent any more; undefined where it can. */
  closedReason: string | undefined
  onClose: () => void
}

/**
 * Sends an event to the shop: its data as JSON, from the last one seen or else empty, held against the types of its machine before they go.
 * What was typed stays after a refusal, and when the window is closed. Ctrl and Enter send as well.
 */
export function SendDialog({ actor, type, again, life, recording, connection, drafts, closedReason, onClose }: SendProps) {
  const schema = schemaOf(actor.machine, type)
  const unsendable = closedReason ?? (schema && unwritableReason(schema))
  const [seen] = useState(() => [...(again ? [again] : []), ...seenOf(recording, actor.machine ?? '', type)])
  const isSeen = seen.length > 0
  const isSample = !isSeen && unsendable === undefined && schema !== undefined && fieldsInWords(schema).length > 0
  const first = useMemo(() => JSON.stringify(seen[0] ?? (schema ? templateOf(schema) : { type }), null, 2), [seen, schema, type])
  const draft = `${actor.machine} ${actor.name} ${type}`
  const [text, setText] = useState((again ? undefined : drafts.get(draft)) ?? first)
  const [refusal, setRefusal] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const write = (typed: string) => {
    setText(typed)
    setRefusal(null)
    if (typed === first) drafts.delete(draft)
    else drafts.set(draft, typed)
  }
  const [isBusy, setBusy] = useState(false)
  // Until the shop has answered it stays: closed before that, nobody would learn what became of the event.
  const close = () => {
    if (!isBusy) onClose()
  }
  // The field says it: whoever does not see the words hears them.
  const refuse = (why: string) => {
    setRefusal(why)
    field.current?.focus()
  }
  const refill = () => {
    write(first)
    field.current?.focus()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || unsendable !== undefined) return
    const checked = checkEvent(text, type, schema, seen)
    if ('refusal' in checked) return refuse(checked.refusal)
    setRefusal(null)
    setBusy(true)
    const answer = await connection.send({ session: actor.session, life }, checked.event)
    setBusy(false)
    if (answer !== null) return refuse(answer)
    drafts.delete(draft)
    announce('Событие отправлено')
    onClose()
  }
  return (
    <Dialog title={`Отправить: ${eventWord({ type }, actor.machine)}`} width={560} onClose={close}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>
          <code>{type}</code> → {actorWord(actor)}.
          <OwnText>
            {isSeen && ` Здесь данные ${again ? 'того события, на\u00a0которое вы смотрели' : 'последнего такого события'}.`}
          </OwnText>
          <OwnText>{!isSeen && ' Такое событие ещё не\u00a0приходило.'}</OwnText>
          <OwnText>{isSample && ' Здесь образец: замените значения своими.'}</OwnText>
        </p>
        {!schema && (
          <Note tone="warn">
            Полей этого события машина не&nbsp;описывает: они не&nbsp;проверены. Впишите те, которых она ждёт: без них она может сломаться,
            а&nbsp;магазин показать неправду.
          </Note>
        )}
        {closedReason === undefined && unsendable !== undefined && <Note tone="warn">{unsendable}</Note>}
        {closedReason !== undefined && (
          <Note tone="warn" role="alert">
            {closedReason} Событие не&nbsp;уйдёт; то, что вы написали, останется здесь.
          </Note>
        )}
        <Field label="Событие, JSON" hint="Ctrl + Enter отправляет" error={refusal}>
          <TextArea
            ref={field}
            data-autofocus=""
            className={styles.json}
            spellCheck={false}
            rows={10}
            value={text}
            onChange={({ target }) => write(target.value)}
            onKeyDown={sendByKey}
          />
        </Field>
        {schema && <EventFields schema={schema} />}
        <DialogFoot>
          {text !== first && <Button onClick={refill}>Заполнить заново</Button>}
          <Button disabledReason={isBusy ? 'Ждём ответа магазина.' : undefined} onClick={close}>
            Отмена
          </Button>
          <Button type="submit" variant="main" busy={isBusy} disabledReason={unsendable}>
            {schema ? 'Отправить' : 'Отправить без\u00a0проверки'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
