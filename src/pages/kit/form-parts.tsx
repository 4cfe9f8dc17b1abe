import { type FormEvent, useState } from 'react'
import type { FileLimits } from '../../../model/files/file-limits'
import { RESUME_LIMITS } from '../../../model/content/job'
import { parseCode } from '../../../model/identity/code'
import { CODE_RESEND_MS } from '../../../model/limits'
import { dayLimitsText, dayRefusal } from '../../../model/form/day-limits'
import { FormField } from '../../form/form-field'
import { FormFrame } from '../../form/form-frame'
import { Button } from '../../ui/controls/button'
import { Field } from '../../ui/controls/field'
import { TextInput } from '../../ui/controls/text-input'
import { CodeInput } from '../../ui/form/code-input'
import { Combobox } from '../../ui/form/combobox'
import { Countdown } from '../../ui/form/countdown'
import { DateInput } from '../../ui/form/date-input'
import { FileInput } from '../../ui/form/file-input'
import { Panel } from '../../ui/surfaces/panel'
import styles from './kit-page.module.scss'
import { CITIES } from './sample-places'

/** The parts of forms, at rest, refused and at work. */
export function FormParts() {
  return (
    <div className={styles.columns}>
      <Panel title="Форма с ошибками">
        <RefusedForm />
      </Panel>
      <Panel title="Код из сообщения">
        <CodeForm />
      </Panel>
      <Panel title="Файлы">
        <Files />
      </Panel>
      <Panel title="Подсказки">
        <Suggested />
      </Panel>
    </div>
  )
}

const DAYS = { min: '2026-11-16', max: '2026-12-31' }

const LABELS = { name: 'Название компании', day: 'Дата поставки' }

function RefusedForm() {
  const [name, setName] = useState('')
  const [day, setDay] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const errors = { name: name.trim() === '' ? 'Введите название' : undefined, day: dayRefusal(day, DAYS) ?? undefined }
  const form = { name: 'kit', labels: LABELS, errors: isSubmitted ? errors : {} }
  return (
    <FormFrame
      of={form}
      label="Форма с ошибками"
      refusal={null}
      isBusy={false}
      onSubmit={() => setSubmitted(true)}
      foot={
        <div>
          <Button type="submit" variant="fill">
            Отправить
          </Button>
        </div>
      }
    >
      <FormField of={form} name="name">
        <TextInput value={name} onChange={({ target }) => setName(target.value)} />
      </FormField>
      <FormField of={form} name="day" hint={dayLimitsText(DAYS)}>
        <DateInput limits={DAYS} value={day} onChange={setDay} />
      </FormField>
    </FormFrame>
  )
}

function CodeForm() {
  const [said, setSaid] = useState<{ error: string | null }>({ error: null })
  const [until, setUntil] = useState(() => Date.now() + CODE_RESEND_MS)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('code')
    const found = parseCode(typeof typed === 'string' ? typed : '')
    setSaid({ error: 'error' in found ? found.error : 'Код не\u00a0подошёл, осталось 4\u00a0попытки' })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label="Код из SMS" hint="Отправили на +7 ••• •••-00-00" error={said.error}>
        <CodeInput name="code" onEdit={() => setSaid({ error: null })} onComplete={() => {}} />
      </Field>
      <div>
        <Button type="submit" variant="fill">
          Подтвердить
        </Button>
      </div>
      <Countdown until={until} label="Отправить код ещё раз через" overText="Код можно отправить ещё раз">
        <Button size="s" variant="line" onClick={() => setUntil(Date.now() + CODE_RESEND_MS)}>
          Отправить код ещё раз
        </Button>
      </Countdown>
      <Field label="Код, который истёк" error="Код истёк, запросите новый">
        <CodeInput name="expired" />
      </Field>
    </form>
  )
}

const DOCUMENTS: FileLimits = { kinds: ['PDF', 'JPG', 'PNG'], maxBytes: 5 * 1024 * 1024, maxCount: 3 }
const SENT = [new File(['x'.repeat(180_000)], 'Карточка предприятия ООО «Волга-Сервис» с реквизитами.pdf', { type: 'application/pdf' })]

function Files() {
  const [documents, setDocuments] = useState<readonly File[]>([])
  const [resume, setResume] = useState<readonly File[]>([])
  const [isSending, setSending] = useState(true)
  return (
    <div className={styles.form}>
      <Field label="Документы компании">
        <FileInput limits={DOCUMENTS} value={documents} onChange={setDocuments} />
      </Field>
      <Field label="Резюме" error={resume.length === 0 && 'Приложите резюме'}>
        <FileInput limits={RESUME_LIMITS} value={resume} onChange={setResume} />
      </Field>
      <Field label="Отправка">
        <FileInput
          limits={DOCUMENTS}
          value={SENT}
          onChange={() => {}}
          progress={isSending ? { sent: 61_440, total: 180_000 } : null}
          onCancel={() => setSending(false)}
        />
      </Field>
    </div>
  )
}

function Suggested() {
  const [city, setCity] = useState('')
  const [text, setText] = useState('')
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = CITIES.filter((each) => each.text.toLowerCase().startsWith(wanted))
  return (
    <div className={styles.form}>
      <Field label="Город" hint="Выберите из списка">
        <Combobox value={city} onChange={setCity} suggestions={found} onQuery={setQuery} onPick={() => {}} isFreeText={false} />
      </Field>
      <Field label="Адрес" hint="Можно ввести свой; подсказки в пути">
        <Combobox value={text} onChange={setText} suggestions={[]} isBusy onQuery={() => {}} onPick={() => {}} isFreeText />
      </Field>
    </div>
  )
}
