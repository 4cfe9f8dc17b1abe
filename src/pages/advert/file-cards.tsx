import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import type { CloudFile } from '../../../model/content/cloud'
import { formatBytes } from '../../../model/files/bytes'
import { formatDayMonth, formatYear } from '../../../model/text/date'
import { lookOf } from '../../ui/controls/button'
import { Icon } from '../../ui/icon'
import styles from './advert.module.scss'

/** The ending of the name, as it is spoken of: «PDF». */
const typeOf = (name: string): string => (/\.([^.]+)$/.exec(name)?.[1] ?? 'файл').toUpperCase()

/** Files with a preview, their type, size and day, each to be looked at and downloaded. */
export const FileCards = ({ files }: { files: readonly CloudFile[] }) => (
  <ul className={styles.files}>
    {files.map((file) => (
      <FileCard key={file.id} file={file} />
    ))}
  </ul>
)

function FileCard({ file: { name, url, preview, size, created_at: at } }: { file: CloudFile }) {
  return (
    <li>
      {preview ? (
        <a className={styles.preview} href={preview} target="_blank" rel="noreferrer" aria-label={`Посмотреть: ${name}`}>
          <img src={preview} alt="" loading="lazy" decoding="async" />
        </a>
      ) : (
        <span className={styles.preview}>
          <Icon of={FileText} size={28} />
        </span>
      )}
      <p className={styles.name}>{name}</p>
      <p className={styles.facts}>
        {typeOf(name)}, {formatBytes(size)}, {formatDayMonth(at)}&nbsp;{formatYear(at)}
      </p>
      <a className={lookOf({ variant: 'line', size: 's' })} href={url} download={name} aria-label={`Скачать: ${name}`}>
        <Icon of={Download} size={16} />
        <span>Скачать</span>
      </a>
    </li>
  )
}
