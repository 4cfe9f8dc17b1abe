import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useRef } from 'react'
import type { Product } from '../../../model/catalogue/product'
import type { PriceRights } from '../price/use-buyer'
import { IconButton } from '../../ui/controls/icon-button'
import { useBoughtProducts } from '../bought/use-bought'
import { ProductCard } from './product-card'
import { useScrollEnds } from './use-scroll-ends'
import styles from './card-scroller.module.scss'

/** Cards side by side, of one width however many they are; what does not fit is scrolled to, with a mouse by the arrows. */
export function CardScroller({ label, products, rights }: { label: string; products: readonly Product[]; rights: PriceRights }) {
  useBoughtProducts()
  const scroller = useRef<HTMLDivElement>(null)
  const { isAtStart, isAtEnd } = useScrollEnds(scroller)
  const turn = (by: 1 | -1) => scroller.current?.scrollBy({ left: by * scroller.current.clientWidth * 0.8, behavior: 'smooth' })
  return (
    <div className={styles.place}>
      {/* What scrolls must be reachable by keyboard. */}
      <div ref={scroller} className={styles.scroller} role="group" aria-label={`${label}, лента`} tabIndex={0}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} rights={rights} />
        ))}
      </div>
      {!isAtStart && (
        <IconButton label={`${label}: назад`} icon={ChevronLeft} variant="line" className={styles.back} onClick={() => turn(-1)} />
      )}
      {!isAtEnd && (
        <IconButton label={`${label}: дальше`} icon={ChevronRight} variant="line" className={styles.forth} onClick={() => turn(1)} />
      )}
    </div>
  )
}
