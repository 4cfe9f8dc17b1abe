import Scale from 'lucide-react/icons/scale'
import { comparisonAddress } from '../../../model/catalogue/comparison'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { keepCompared } from '../../platform/goods/compared'
import { ButtonLink } from '../../ui/controls/button'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { Icon } from '../../ui/icon'
import styles from './compare.module.scss'
import { useComparedIds } from './use-compared'

/** At the lower edge of a list while something of any list is marked: how many, and the way to see them side by side. */
export function CompareBar() {
  const ids = useComparedIds()
  if (ids.length === 0) return null
  return (
    <div role="region" aria-label="Сравнение" className={styles.bar}>
      <Icon of={Scale} />
      <span className={styles.count}>
        <span className={styles.long}>К&nbsp;сравнению </span>
        {counted(ids.length, words.product)}
      </span>
      <TextLinkButton onClick={() => keepCompared([])}>Убрать все</TextLinkButton>
      <ButtonLink href={comparisonAddress({ ids, isDifferent: false })} variant="fill" size="s">
        Сравнить
      </ButtonLink>
    </div>
  )
}
