import { useState } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { failureText } from '../../../model/api-error'
import { trailOf } from '../../../model/catalogue/category'
import type { Promotion } from '../../../model/content/promotion'
import { brandInCall } from '../../../model/promotion/brand-call'
import { choosePromotions, parsePromotionQuery, type PromotionQuery, promotionsAddress } from '../../../model/promotion/promotion-list'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { ResourceView } from '../../layouts/resource-view'
import { serverNow } from '../../platform/clock/server-clock'
import { useBuyer } from '../../product/price/use-buyer'
import { ButtonLink } from '../../ui/controls/button'
import { FailedView } from '../../ui/feedback/failed-view'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'
import { EndedPromotions } from './ended-promotions'
import { PromotionCard } from './promotion-card'
import { PromotionFilters } from './promotion-filters'
import styles from './promotions-page.module.scss'

/** The promotions of the region, for guests of the city they choose, by what the address asks for; those that are over stand apart. [ROUTE-010, CALL-078] */
export default function PromotionsPage({ route }: PageProps) {
  const query = parsePromotionQuery(useSearch())
  const { rights, regionId } = useBuyer()
  const isGuest = rights === 'guest'
  const place = regionId !== null ? { company_region_id: regionId } : isGuest && query.cityId !== null ? { city_id: query.cityId } : {}
  const promotions = useResource('promotions.list', rights === 'unknown' ? null : { query: place })
  const count = promotions.status === 'ready' ? promotions.data.total : 0
  useHead({ title: route.title, canonical: '/promotions', isIndexed: promotionsAddress(query) === '/promotions' })
  useArrived(promotions.status !== 'loading')
  return (
    <>
      <div className={styles.head}>
        <h1>{route.title}</h1>
        <span role="status">{count > 0 && counted(count, words.promotion)}</span>
      </div>
      <ResourceView of={promotions} waiting="Загружаем акции" failed="Акции не загрузились" height={720} className={styles.place}>
        {({ items }) => <Promotions items={items} query={query} isGuest={isGuest} regionId={regionId} />}
      </ResourceView>
      <EndedPromotions />
    </>
  )
}

type PromotionsProps = { items: readonly Promotion[]; query: PromotionQuery; isGuest: boolean; regionId: number | null }

function Promotions({ items, query, isGuest, regionId }: PromotionsProps) {
  const [now] = useState(() => serverNow())
  const categories = useResource('categories.list', {})
  const ofBrand = useResource('promotions.ofBrand', query.brand === null ? null : { params: { brand: brandInCall(query.brand) } })
  const roots = categories.status === 'ready' ? categories.data : []
  const isBrandUnknown = ofBrand.status === 'failed' && ofBrand.error.status === 404
  const chosen = choosePromotions(items, query, {
    sectionsOf: ({ categories: covered }) => covered.flatMap(({ id }) => trailOf(roots, id)[0]?.slug ?? []),
    ofBrand: ofBrand.status === 'ready' ? new Set(ofBrand.data.items.map(({ id }) => id)) : null,
    now,
  })
  if (items.length === 0)
    return (
      <StateView
        drawing={listDrawing}
        title="Акций пока нет"
        actions={
          <ButtonLink variant="main" href="/catalog">
            В&nbsp;каталог
          </ButtonLink>
        }
      >
        {isGuest ? 'Выберите другой город или загляните позже.' : 'Когда в\u00a0вашем регионе начнётся акция, она появится здесь.'}
      </StateView>
    )
  return (
    <>
      <PromotionFilters query={query} chosen={chosen} roots={roots} isGuest={isGuest} regionId={regionId} />
      {query.brand !== null && ofBrand.status === 'failed' && !isBrandUnknown ? (
        <FailedView title="Акции бренда не&nbsp;загрузились" onRetry={ofBrand.reload}>
          {failureText(ofBrand.error)}
        </FailedView>
      ) : query.brand !== null && ofBrand.status === 'loading' ? (
        <div className={styles.place} role="status" aria-label="Загружаем акции бренда" />
      ) : chosen.shown.length === 0 ? (
        <NothingChosen query={query} />
      ) : (
        <ul className={styles.cards} aria-label="Действующие акции">
          {chosen.shown.map((promotion) => (
            <PromotionCard key={promotion.id} promotion={promotion} now={now} />
          ))}
        </ul>
      )}
    </>
  )
}

const NothingChosen = ({ query }: { query: PromotionQuery }) => (
  <StateView
    drawing={listDrawing}
    title="С&nbsp;такими условиями акций нет"
    actions={
      <ButtonLink
        variant="main"
        href={promotionsAddress({ kind: null, section: null, brand: null, isEnding: false, cityId: query.cityId })}
      >
        Показать все акции
      </ButtonLink>
    }
  >
    Уберите одно из&nbsp;условий или посмотрите все.
  </StateView>
)
