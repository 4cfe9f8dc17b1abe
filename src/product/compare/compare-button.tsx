import clsx from 'clsx'
import Scale from 'lucide-react/icons/scale'
import { Link } from 'wouter'
import { comparisonAddress } from '../../../model/catalogue/comparison'
import type { Product } from '../../../model/catalogue/product'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { Button, Pressable } from '../../ui/controls/button'
import { Icon } from '../../ui/icon'
import styles from './compare.module.scss'
import { useCompared, useComparedIds } from './use-compared'

type CompareProps = { product: Pick<Product, 'id' | 'article'>; className?: string | undefined }

/** Marks a product of a list to be compared. */
export function CompareButton({ product, className }: CompareProps) {
  const { isCompared, whyNot, toggle } = useCompared(product)
  return (
    <Pressable
      aria-label={`Сравнить: ${product.article}`}
      aria-pressed={isCompared}
      title={whyNot === undefined ? 'Сравнить' : undefined}
      disabledReason={whyNot}
      onClick={toggle}
      className={clsx(styles.mark, className)}
    >
      <Icon of={Scale} size={16} />
    </Pressable>
  )
}

/** The same with its words, for the product's own page, and the way to what is marked. */
export function CompareWords({ product }: CompareProps) {
  const { isCompared, whyNot, toggle } = useCompared(product)
  const ids = useComparedIds()
  return (
    <span className={styles.withLink}>
      <Button size="s" icon={Scale} aria-pressed={isCompared} disabledReason={whyNot} onClick={toggle} className={styles.words}>
        {isCompared ? 'В\u00a0сравнении' : 'Сравнить'}
      </Button>
      {isCompared && ids.length > 1 && (
        <Link href={comparisonAddress({ ids, isDifferent: false })}>Сравнить {counted(ids.length, words.product)}</Link>
      )}
    </span>
  )
}
