import Folder from 'lucide-react/icons/folder'
import { Link } from 'wouter'
import type { CloudFolder } from '../../../model/content/cloud'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { Icon } from '../../ui/icon'
import styles from './advert.module.scss'
import { folderAddress } from './folder-address'

const FOLDER = { one: 'папка', few: 'папки', many: 'папок' }

/** What is in a folder: «2 папки, 5 файлов», «пусто». */
function contentOf({ folders_count: folders, files_count: files }: CloudFolder): string {
  const parts = [folders > 0 && counted(folders, FOLDER), files > 0 && counted(files, words.file)].filter(Boolean)
  return parts.length === 0 ? 'пусто' : parts.join(', ')
}

/** Folders, each with what is in it. */
export const FolderLinks = ({ folders }: { folders: readonly CloudFolder[] }) => (
  <ul className={styles.folders}>
    {folders.map((folder) => (
      <li key={folder.id}>
        <Icon of={Folder} />
        <Link href={folderAddress(folder)}>{folder.name}</Link>
        <span>{contentOf(folder)}</span>
      </li>
    ))}
  </ul>
)
