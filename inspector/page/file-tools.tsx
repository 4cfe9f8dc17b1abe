import Download from 'lucide-react/icons/download'
import FolderOpen from 'lucide-react/icons/folder-open'
import Send from 'lucide-react/icons/send'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { formatCount } from '../../model/text/count'
import { whenDrawn } from '../../src/hooks/screen/after-paint'
import { download } from '../../src/platform/files/download'
import { Button } from '../../src/ui/controls/button'
import { IconButton } from '../../src/ui/controls/icon-button'
import { Note } from '../../src/ui/surfaces/note'
import { isConnected, UNLOOKED } from './watching/inspection'
import { openFile, recordingName, reportOf, savedPart } from '../recording/recording-file'
import styles from './inspector.module.scss'
import type { Shown } from './watching/use-inspection'

/** The sign of work is on the screen: a large recording takes seconds, in which nothing is drawn. */
const drawn = () => new Promise<void>(whenDrawn)
/** So long it is said that something went well, ms. */
const SAID_MS = 15_000
type Said = { tone: 'ok' | 'bad'; text: string }

const ATTACHED = 'Запись приложена к\u00a0отчёту об\u00a0ошибке: она в\u00a0журнале магазина.'
const endSaved = (events: number, total: number) =>
  `Сохранён конец записи, последние события: ${formatCount(events)} из\u00a0${formatCount(total)}, более ранние забыты или не\u00a0вошли в\u00a0файл`
const endAttached = (events: number, total: number) =>
  `Приложен конец записи, последние события: ${formatCount(events)} из\u00a0${formatCount(total)}. Больше отчёт не\u00a0вмещает; всю запись сохраните в\u00a0файл.`

/** A recording goes to a file and comes from one, or goes with a report of an error. */
export function FileTools({ connection, inspection, recording }: Shown) {
  const field = useRef<HTMLInputElement>(null)
  const [said, say] = useState<Said | null>(null)
  const chosen = useRef(0)
  useEffect(() => {
    // What was refused stays until it is read.
    if (said?.tone !== 'ok') return
    const timer = setTimeout(() => say(null), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  const [isBusy, setBusy] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const isEmpty = !recording || recording.entries.length === 0
  const nothing = isEmpty ? 'Пока нечего сохранять: событий не\u00a0было.' : undefined
  const noShop = isConnected(inspection) ? undefined : 'Запись отправляет магазин: откройте его вкладку.'
  async function save() {
    if (!recording) return
    setSaving(true)
    await drawn()
    try {
      const at = Date.now()
      const { text, events } = savedPart(recording, at)
      download(new Blob([text], { type: 'application/json' }), recordingName(at))
      const isWhole = events === recording.total
      say({ tone: 'ok', text: `${isWhole ? 'Запись сохранена' : endSaved(events, recording.total)}: «${recordingName(at)}».` })
    } finally {
      setSaving(false)
    }
  }
  async function open(file: File) {
    const order = ++chosen.current
    setOpening(true)
    await drawn()
    const opened = await openFile(file)
    // Another was chosen while it was read.
    if (order !== chosen.current) return
    setOpening(false)
    if ('refusal' in opened) return say({ tone: 'bad', text: opened.refusal })
    say(null)
    connection.change((it) => ({ ...it, opened: { ...opened, name: file.name }, ...UNLOOKED }))
  }
  async function report() {
    if (!recording) return
    setBusy(true)
    await drawn()
    const { text, events } = reportOf(recording, Date.now())
    const refusal = await connection.report(text)
    setBusy(false)
    const isWhole = events === recording.rows.length
    say(refusal === null ? { tone: 'ok', text: isWhole ? ATTACHED : endAttached(events, recording.total) } : { tone: 'bad', text: refusal })
  }
  return (
    <>
      <div className={styles.tools}>
        <Button size="s" variant="line" icon={Download} busy={isSaving} disabledReason={nothing} onClick={() => void save()}>
          Сохранить
        </Button>
        <Button size="s" variant="line" icon={FolderOpen} busy={isOpening} onClick={() => field.current?.click()}>
          Открыть
        </Button>
        <Button size="s" variant="line" icon={Send} busy={isBusy} disabledReason={nothing ?? noShop} onClick={() => void report()}>
          Приложить к&nbsp;отчёту об&nbsp;ошибке
        </Button>
        <input
          ref={field}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label="Файл записи"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void open(file)
            // The same file may be chosen again.
            target.value = ''
          }}
        />
      </div>
      {said && (
        <Note tone={said.tone} role={said.tone === 'bad' ? 'alert' : 'status'} className={styles.said}>
          {said.text}
          <IconButton label="Закрыть сообщение" icon={X} size="s" onClick={() => say(null)} />
        </Note>
      )}
    </>
  )
}
