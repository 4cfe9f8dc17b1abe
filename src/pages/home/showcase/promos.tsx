import { Link } from 'wouter'
import { trailOf } from '../../../../model/catalogue/category'
import type { Promotion } from '../../../../model/content/promotion'
import { formatDayMonth } from '../../../../model/text/date'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { BANNERS } from '../../../../model/limits'
import { useResource } from '../../../hooks/data/use-resource'
import { Scroller } from '../../../product/list/scroller'
import { useBuyer } from '../../../product/price/use-buyer'
import styles from './promos.module.scss'
import { Section } from '../section'
import { spread } from '../spread'

/** Pictures for promotions of whole sections, by the slug of the root. */
const ART = new Map([
  ['smazocnye-materialy', '/art/banner-oil.svg'],
  ['akb-i-ustroistva', '/art/banner-battery.svg'],
  ['filtry', '/art/banner-filter.svg'],
])
const GROUNDS = [styles.petrol, styles.green, styles.red]

/** The promotions of the region as banners in a row, ten at most, of each section one before the others; left out where the server has none. [CALL-078, CONST-013] */
export function Promos() {
  const { rights, regionId } = useBuyer()
  const promotions = useResource(
    'promotions.list',
    rights === 'unknown' ? null : { query: regionId === null ? {} : { company_region_id: regionId } },
  )
  const categories = useResource('categories.list', {})
  if (promotions.status === 'failed' || (promotions.status === 'ready' && promotions.data.items.length === 0)) return null
  const rootOf = ({ categories: [covered] }: Promotion) =>
    categories.status === 'ready' && covered ? trailOf(categories.data, covered.id)[0]?.slug : undefined
  const items =
    promotions.status === 'ready' && categories.status !== 'loading' ? spread(promotions.data.items, rootOf).slice(0, BANNERS) : []
  return (
    <Section
      title="Акции"
      all={{
        href: '/promotions',
        label: promotions.status === 'ready' ? `Все ${counted(promotions.data.total, words.promotion)}` : 'Все акции',
      }}
    >
      <div className={styles.promos}>
        {items.length > 0 && (
          <Scroller label="Акции">
            {items.map((promotion, at) => (
              <PromoCard
                key={promotion.id}
                promotion={promotion}
                art={ART.get(rootOf(promotion) ?? '')}
                ground={GROUNDS[at % GROUNDS.length]}
              />
            ))}
          </Scroller>
        )}
      </div>
    </Section>
  )
}

function PromoCard({
  promotion: { id, title, ends_at, banners },
  art,
  ground,
}: {
  promotion: Promotion
  art: string | undefined
  ground: string | undefined
}) {
  const picture = banners.find(({ image }) => image)?.image
  return (
    <Link href={`/promotions/${id}`} className={`${styles.promo} ${ground ?? ''}`}>
      {art ? (
        <img src={art} alt="" width={640} height={240} loading="lazy" className={styles.promoArt} />
      ) : (
        picture && <img src={picture} alt="" width={160} height={160} loading="lazy" className={styles.promoPicture} />
      )}
      <b>{title}</b>
      <small>до {formatDayMonth(ends_at)}</small>
    </Link>
  )
}
