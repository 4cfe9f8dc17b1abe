import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type CompanyRegion, regionState } from '../../../model/company/region'
import type { SpecialOffer } from '../../../model/content/promotion'
import { formatDayMonth } from '../../../model/text/date'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { ResourceView } from '../../layouts/resource-view'
import { OfRegion } from '../../layouts/personal/of-region'
import { PersonalTitle } from '../../layouts/personal/personal-title'
import { useBoughtProducts } from '../../product/bought/use-bought'
import { CompareBar } from '../../product/compare/compare-bar'
import { ProductCard } from '../../product/list/product-card'
import { PricesNote } from '../../product/price/prices-note'
import { Button, ButtonLink } from '../../ui/controls/button'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'
import { Badge } from '../../ui/marks/badge'
import styles from './offers-page.module.scss'

/** What the region in force is offered: goods with their price by the list and now, until when, into the cart. [ROUTE-049, CALL-086] */
export default function OffersPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  return (
    <OfRegion title="Предложений не&nbsp;видно" why="У&nbsp;вас нет действующего региона: предложения у&nbsp;каждого региона свои.">
      {(region) => <Offers title={route.title} region={region} />}
    </OfRegion>
  )
}

function Offers({ title, region }: { title: string; region: CompanyRegion | null }) {
  const offers = useResource(
    'promotions.specialOffers',
    region && { query: { company_region_id: region.id, action_prices_request: '1' as const } },
  )
  useArrived(offers.status !== 'loading')
  return (
    <>
      <PersonalTitle count={offers.status === 'ready' && offers.data.items.length > 0 && counted(offers.data.items.length, words.offer)}>
        {title}
      </PersonalTitle>
      <ResourceView of={offers} waiting="Загружаем предложения" failed="Предложения не загрузились" height={480} className={styles.place}>
        {({ items }) =>
          items.length === 0 ? (
            <StateView
              drawing={listDrawing}
              title="Предложений сейчас нет"
              actions={
                <ButtonLink variant="main" href="/catalog">
                  В каталог
                </ButtonLink>
              }
            >
              {region && regionState(region) === 'moderated'
                ? 'Они появятся вместе с\u00a0персональными ценами, когда закончится модерация.'
                : 'Когда мы что-то для вас подберём, оно появится здесь.'}
            </StateView>
          ) : (
            <OfferList offers={items} />
          )
        }
      </ResourceView>
    </>
  )
}

function OfferList({ offers }: { offers: readonly SpecialOffer[] }) {
  useBoughtProducts()
  return (
    <>
      <PricesNote ids={offers.flatMap(({ products }) => products.map(({ id }) => id))} className={styles.note} />
      {offers
        .filter(({ products }) => products.length > 0)
        .map((offer) => (
          <Offer key={offer.id} offer={offer} />
        ))}
      <CompareBar />
    </>
  )
}

/** About so many goods of an offer are shown before the rest is asked for: a row at the office, a screen on phones. */
const FIRST = 5
/** The whole rows that come nearest to that. */
const firstIn = (columns: number): number => Math.max(1, Math.round(FIRST / columns)) * columns

/** How many goods stand first: no row has a gap where more are. */
function useFirst(cards: RefObject<HTMLDivElement | null>): number {
  const [first, setFirst] = useState(FIRST)
  useLayoutEffect(() => {
    const measure = () => {
      if (cards.current) setFirst(firstIn(getComputedStyle(cards.current).gridTemplateColumns.split(' ').length))
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [cards])
  return first
}

function Offer({ offer: { id, title, text, ends_at, products } }: { offer: SpecialOffer }) {
  /** How many stood there when the others were asked for; null: they were not. */
  const [before, setBefore] = useState<number | null>(null)
  const cards = useRef<HTMLDivElement>(null)
  const first = useFirst(cards)
  const shown = before !== null || products.length <= first + 1 ? products : products.slice(0, first)
  // The button that was pressed goes: it is read on from the first of the others.
  useEffect(() => {
    if (before !== null)
      cards.current?.children[before]?.querySelector<HTMLElement>('a:not([tabindex="-1"])')?.focus({ preventScroll: true })
  }, [before])
  return (
    <section className={styles.offer} aria-labelledby={`offer-${id}`}>
      <div className={styles.head}>
        <h2 id={`offer-${id}`}>{title}</h2>
        {ends_at !== null && <Badge tone="warn">до&nbsp;{formatDayMonth(ends_at)}</Badge>}
      </div>
      {text !== '' && <p className={styles.text}>{text}</p>}
      <div ref={cards} className={styles.cards}>
        {shown.map((product) => (
          <ProductCard key={product.id} product={product} rights="personal" />
        ))}
      </div>
      {shown !== products && (
        <Button variant="line" size="s" className={styles.more} onClick={() => setBefore(first)}>
          Ещё {counted(products.length - first, words.product)}
          <span className="vh"> предложения «{title}»</span>
        </Button>
      )}
    </section>
  )
}
