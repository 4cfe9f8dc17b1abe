import clsx from 'clsx'
import FileText from 'lucide-react/icons/file-text'
import Upload from 'lucide-react/icons/upload'
import X from 'lucide-react/icons/x'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { acceptOf, admitFiles, limitsText } from '../../../model/files/choosing-files'
import type { FileLimits } from '../../../model/files/file-limits'
import { formatBytes } from '../../../model/files/bytes'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useFieldWiring } from '../controls/field'
import { IconButton } from '../controls/icon-button'
import { TextLinkButton } from '../controls/text-link-button'
import { announce } from '../feedback/announce'
import { ProgressBar } from '../feedback/progress-bar'
import { Icon } from '../icon'
import styles from './file-input.module.scss'

export type FileInputProps = {
  limits: FileLimits
  /** The files that are attached, in the order in which they were chosen. */
  value: readonly File[]
  onChange: (files: readonly File[]) => void
  /** How much of the files is sent, bytes; null or absent: nothing is being sent. */
  progress?: { sent: number; total: number } | null | undefined
  /** Calls the sending off; without it there is no button for that. */
  onCancel?: (() => void) | undefined
  id?: string | undefined
}

/**
 * Files that are chosen or dropped, with their sizes, what is taken and why something was not. Inside a Field it is named and described by
 * it. The native input is emptied after each choice: the files are in `value`, not in the form's FormData.
 */
export function FileInput({ limits, value, onChange, progress, onCancel, id }: FileInputProps) {
  const [refused, setRefused] = useState<ReturnType<typeof admitFiles>['refused']>([])
  const [limitsId, input] = [useId(), useRef<HTMLInputElement>(null)]
  const wiring = useFieldWiring({ id, 'aria-describedby': limitsId })
  const isMany = limits.maxCount > 1

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const found = admitFiles(value, [...(currentTarget.files ?? [])], limits)
    // The same file may be chosen again after it was removed.
    currentTarget.value = ''
    setRefused(found.refused)
    if (found.files.length === value.length && found.files.every((file, at) => file === value[at])) return
    onChange(found.files)
    announce(`Приложено: ${counted(found.files.length, words.file)}`)
  }
  const remove = (file: File) => {
    onChange(value.filter((each) => each !== file))
    setRefused([])
    announce(`Файл ${file.name} убран`)
    input.current?.focus()
  }

  return (
    <div className={styles.files}>
      {progress ? (
        <Sending progress={progress} onCancel={onCancel} />
      ) : (
        <Chooser
          wiring={wiring}
          ref={input}
          accept={acceptOf(limits)}
          isMany={isMany}
          words={!isMany && value.length > 0 ? 'Заменить файл' : isMany ? 'Выберите файлы' : 'Выберите файл'}
          onChange={take}
        />
      )}
      <p id={limitsId} className={styles.limits}>
        {limitsText(limits)}
      </p>
      {refused.length > 0 && (
        <div role="alert">
          <ul className={styles.refused}>
            {refused.map(({ file, reason }, at) => (
              <li key={at}>
                <b>{file.name}</b>: {lowered(reason)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {value.length > 0 && (
        <ul className={styles.list} aria-label="Приложенные файлы">
          {value.map((file) => (
            <li key={`${file.name} ${file.size}`}>
              <Icon of={FileText} size={20} />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{formatBytes(file.size)}</span>
              {!progress && <IconButton label={`Убрать файл ${file.name}`} icon={X} size="s" iconSize={16} onClick={() => remove(file)} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type ChooserProps = {
  wiring: ReturnType<typeof useFieldWiring>
  ref: React.Ref<HTMLInputElement>
  accept: string
  isMany: boolean
  words: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The native input lies unseen over all of the box: it takes the click, the keys and what is dropped. */
function Chooser({ wiring, ref, accept, isMany, words: invitation, onChange }: ChooserProps) {
  const [isOver, setOver] = useState(false)
  useNoMissedDrops()
  return (
    <div className={clsx(styles.box, isOver && styles.over)}>
      <Icon of={Upload} size={20} />
      <span aria-hidden="true">
        <b>{invitation}</b> <span className={styles.drop}>или перетащите {isMany ? 'их' : 'его'} сюда</span>
      </span>
      <input
        {...wiring}
        ref={ref}
        type="file"
        accept={accept}
        multiple={isMany}
        title=""
        onChange={onChange}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
    </div>
  )
}

type SendingProps = { progress: { sent: number; total: number }; onCancel: (() => void) | undefined }

function Sending({ progress: { sent, total }, onCancel }: SendingProps) {
  const percent = total > 0 ? Math.min(100, Math.floor((sent / total) * 100)) : 0
  const said = `${percent}\u00a0%, ${formatBytes(sent)} из\u00a0${formatBytes(total)}`
  return (
    <div className={clsx(styles.box, styles.sending)}>
      <span className={styles.sent}>
        <b>Отправляем</b> <span>{said}</span>
      </span>
      {onCancel && <TextLinkButton onClick={onCancel}>Отменить</TextLinkButton>}
      <ProgressBar label="Отправка файлов" value={sent} max={total} valueText={said} className={styles.bar} />
    </div>
  )
}

/** A file that is dropped beside the field does not take the place of the page, as browsers have it. */
function useNoMissedDrops(): void {
  useEffect(() => {
    const watch = new AbortController()
    const hold = (event: DragEvent) => {
      const isField = event.target instanceof HTMLInputElement && event.target.type === 'file'
      if (!isField && event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, hold, watch)
    return () => watch.abort()
  }, [])
}

/** «Файл пустой» behind the name of the file. */
const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)
