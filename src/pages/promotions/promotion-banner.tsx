import clsx from 'clsx'
import type { Promotion } from '../../../model/content/promotion'
import { kindOf, type PromotionKind } from '../../../model/promotion/promotion-list'
import { claimOf } from './promotion-words'
import styles from './promotion-banner.module.scss'

const GROUNDS: Readonly<Record<PromotionKind, string | undefined>> = { discount: styles.petrol, gift: styles.green, set: styles.plum }

type PromotionBannerProps = {
  promotion: Pick<Promotion, 'action_type' | 'values' | 'banners'>
  isLarge?: boolean | undefined
  className?: string | undefined
}

/** What a promotion gives, large, beside a picture of its goods. */
export function PromotionBanner({ promotion, isLarge = false, className }: PromotionBannerProps) {
  const picture = promotion.banners.find(({ image }) => image)?.image
  const side = isLarge ? 196 : 132
  return (
    <div className={clsx(styles.banner, GROUNDS[kindOf(promotion)], isLarge && styles.large, className)}>
      <b>{claimOf(promotion)}</b>
      {picture && (
        <span className={styles.plate}>
          <img src={picture} alt="" width={side} height={side} loading={isLarge ? 'eager' : 'lazy'} decoding="async" />
        </span>
      )}
    </div>
  )
}
