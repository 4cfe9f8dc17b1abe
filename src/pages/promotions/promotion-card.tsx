import { Link } from 'wouter'
import type { Promotion } from '../../../model/content/promotion'
import { endMoment, isEndingSoon } from '../../../model/promotion/promotion-term'
import { formatDayMonth } from '../../../model/text/date'
import { Badge } from '../../ui/marks/badge'
import { leftWords } from './promotion-words'
import { PromotionBanner } from './promotion-banner'
import styles from './promotions-page.module.scss'

/** A promotion in the list: what it gives, a picture of its goods, its title and until when it runs. @param now ms by the server's clock */
export function PromotionCard({ promotion, now }: { promotion: Promotion; now: number }) {
  const { id, title, ends_at: endsAt, categories } = promotion
  return (
    <li className={styles.card}>
      <PromotionBanner promotion={promotion} className={styles.banner} />
      <div className={styles.words}>
        <h2>
          <Link href={`/promotions/${id}`}>{title}</Link>
        </h2>
        {categories.length > 0 && <p className={styles.of}>{categories.map(({ name }) => name).join(', ')}</p>}
        <p className={styles.term}>
          <span>До&nbsp;{formatDayMonth(endsAt)}</span>
          {isEndingSoon(endsAt, now) && <Badge tone="warn">{leftWords((endMoment(endsAt) - now) / 1000)}</Badge>}
        </p>
      </div>
    </li>
  )
}
