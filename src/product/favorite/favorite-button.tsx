import clsx from 'clsx'
import Heart from 'lucide-react/icons/heart'
import type { Product } from '../../../model/catalogue/product'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'
import { Icon } from '../../ui/icon'
import { useFavorite } from './use-favorite'
import styles from './favorite-button.module.scss'

/** The heart of a product in a list. */
export function FavoriteButton({ product, className }: { product: Product; className?: string | undefined }) {
  const { isFavorite, toggle } = useFavorite(product)
  return (
    <IconButton
      label={`В избранное: ${product.article}`}
      icon={Heart}
      size="s"
      isPressed={isFavorite}
      onClick={toggle}
      className={clsx(styles.heart, className)}
    />
  )
}

/** The heart with its words, for the product's own page. */
export function FavoriteWords({ product }: { product: Product }) {
  const { isFavorite, toggle } = useFavorite(product)
  return (
    <Button size="s" aria-pressed={isFavorite} onClick={toggle} className={styles.words}>
      <Icon of={Heart} size={16} isFilled={isFavorite} className={isFavorite ? styles.full : undefined} />
      {isFavorite ? 'В избранном' : 'В избранное'}
    </Button>
  )
}
