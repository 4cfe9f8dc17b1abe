import { CardScroller } from '../../product/list/card-scroller'
import type { PriceRights } from '../../product/price/use-buyer'
import { useLastSeen } from '../../product/use-last-seen'
import styles from './cards.module.scss'
import { Section } from './section'

const SHOWN = 12

/** What the buyer looked at last; left out where there is nothing. [CALL-067, DEC-055] */
export function Seen({ rights }: { rights: PriceRights }) {
  const seen = useLastSeen()
  const products = seen.status === 'ready' ? seen.data.items : undefined
  if (seen.status === 'failed' || products?.length === 0) return null
  return (
    <Section title="Вы смотрели">
      <div className={rights === 'guest' || rights === 'regionless' ? styles.unpriced : styles.cards}>
        {products && <CardScroller label="Вы смотрели" products={products.slice(0, SHOWN)} rights={rights} />}
      </div>
    </Section>
  )
}
