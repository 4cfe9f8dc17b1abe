import { useState } from 'react'
import type { PromotionPage } from '../../../../model/content/promotion-page'
import { endMoment } from '../../../../model/promotion/promotion-term'
import { formatDayMonth } from '../../../../model/text/date'
import { useHead } from '../../../shop/head'
import { useArrived } from '../../../hooks/screen/use-navigation'
import { useRegion } from '../../../hooks/visitor/use-region'
import { serverNow } from '../../../platform/clock/server-clock'
import { Crumbs } from '../../../ui/navigation/crumbs'
import { Note } from '../../../ui/surfaces/note'
import { Params } from '../../../ui/surfaces/params'
import { TextBlocks } from '../../../ui/text/text-blocks'
import { PromotionBanner } from '../promotion-banner'
import { GiftPanel } from './gift-panel'
import { OtherPromotions } from './other-promotions'
import styles from './promotion.module.scss'
import { PromotionGoods } from './promotion-goods'
import { TermLeft } from './term-left'

/** What is known of a promotion; one that is over says so and leads to others. */
export function PromotionView({ promotion }: { promotion: PromotionPage }) {
  const { id, title, action_type: type, values, description = [], starts_at: startsAt, ends_at: endsAt, city_ids: cityIds } = promotion
  const until = endMoment(endsAt)
  const [isOver, setOver] = useState(() => serverNow() >= until)
  const [isDrawn, setDrawn] = useState(false)
  const city = useRegion((region) => region)
  const isElsewhere = city !== null && cityIds !== undefined && !cityIds.includes(city.store_city_id)
  const [lead] = description
  useHead({
    title,
    canonical: `/promotions/${id}`,
    isIndexed: !isOver,
    description: lead?.type === 'paragraph' && typeof lead.text === 'string' ? lead.text : undefined,
  })
  useArrived(isOver || isDrawn)
  return (
    <>
      <Crumbs above={[{ href: '/promotions', label: 'Акции' }]} current={title} />
      <article className={styles.top}>
        <div className={styles.about}>
          <h1>{title}</h1>
          {isOver ? (
            <Note tone="warn" role="status">
              Акция закончилась {formatDayMonth(endsAt)}. Цены и&nbsp;подарки по&nbsp;ней больше не&nbsp;действуют.
            </Note>
          ) : (
            <p className={styles.term}>
              <span>
                С&nbsp;{formatDayMonth(startsAt)} по&nbsp;{formatDayMonth(endsAt)} включительно
              </span>
              <TermLeft until={until} onOver={() => setOver(true)} />
            </p>
          )}
          {!isOver && isElsewhere && (
            <Note tone="warn">В&nbsp;вашем регионе ({city.store_city_name}) акция не&nbsp;действует: города названы в&nbsp;условиях.</Note>
          )}
          {values.length > 0 && <Params rows={values} isNarrow className={styles.values} />}
          <TextBlocks blocks={description} className={styles.terms} />
        </div>
        {!isOver && (
          <div className={styles.side}>
            <PromotionBanner promotion={promotion} isLarge />
            {type === 'gift' && <GiftPanel promotion={promotion} />}
          </div>
        )}
      </article>
      {isOver ? <OtherPromotions /> : <PromotionGoods id={id} onDrawn={setDrawn} />}
    </>
  )
}
