import clsx from 'clsx'
import FileUp from 'lucide-react/icons/file-up'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { TABLE_FILE_ACCEPT } from '../../../model/entry/table/table-file'
import { Button } from '../../ui/controls/button'
import { Icon } from '../../ui/icon'
import styles from './file-entry.module.scss'
import { useFileDrop } from './use-file-drop'

type FileEntryProps = {
  onFile: (file: File) => void
  /** A file is read. */
  isReading: boolean
  /** Why nothing can be entered now. */
  lock: string | undefined
  size: 's' | undefined
  className?: string | undefined
}

/** A table as a file: chosen by the button, or dropped anywhere on the page. */
export function FileEntry({ onFile, isReading, lock, size, className }: FileEntryProps) {
  const input = useRef<HTMLInputElement>(null)
  const isOver = useFileDrop(lock === undefined ? onFile : null)
  return (
    <>
      <Button
        variant="line"
        size={size}
        icon={FileUp}
        className={clsx(styles.choose, className)}
        busy={isReading}
        disabledReason={lock}
        title={
          lock === undefined ? 'Файл .xlsx или .csv с\u00a0артикулами и\u00a0количеством; его можно бросить на\u00a0страницу' : undefined
        }
        onClick={() => input.current?.click()}
      >
        <span className={styles.word}>Загрузить Excel</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={TABLE_FILE_ACCEPT}
        aria-label="Файл с артикулами и количеством"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file may be chosen again after it was corrected.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      {isOver && <DropHint />}
    </>
  )
}

/** Over the page while a file is held above it. */
const DropHint = () =>
  createPortal(
    <div className={styles.over} aria-hidden="true">
      <p>
        <Icon of={FileUp} size={20} />
        <span>Отпустите файл: строки добавятся в&nbsp;корзину</span>
      </p>
    </div>,
    document.body,
  )
