import Package from 'lucide-react/icons/package'
import { Icon } from '../../ui/icon'
import { Shot } from '../../ui/surfaces/picture'
import styles from './category-menu.module.scss'
import { ROOT_PICTURES } from './root-pictures'

/** A small picture of what a root holds; a box where there is none. */
export function RootPicture({ slug }: { slug: string }) {
  const src = ROOT_PICTURES[slug]
  return src === undefined ? (
    <span className={styles.noPicture}>
      <Icon of={Package} />
    </span>
  ) : (
    <Shot src={src} alt="" size={40} isEager />
  )
}
