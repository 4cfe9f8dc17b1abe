import { Link } from 'wouter'
import type { Category } from '../../../model/catalogue/category'
import { type ChosenPromotions, PROMOTION_KINDS, type PromotionQuery, promotionsAddress } from '../../../model/promotion/promotion-list'
import { formatCount } from '../../../model/text/count'
import { useResource } from '../../hooks/data/use-resource'
import { useGo } from '../../hooks/screen/use-navigation'
import { Checkbox } from '../../ui/controls/choice/checkbox'
import { Select } from '../../ui/controls/select'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { Note } from '../../ui/surfaces/note'
import { KIND_NAMES } from './promotion-words'
import styles from './promotions-page.module.scss'

type PromotionFiltersProps = {
  query: PromotionQuery
  chosen: ChosenPromotions
  roots: readonly Category[]
  isGuest: boolean
  regionId: number | null
}

/** What the list of promotions is narrowed by: kind, section, brand, end and, for guests, city; whatever is chosen goes into the address. */
export function PromotionFilters({ query, chosen, roots, isGuest, regionId }: PromotionFiltersProps) {
  const go = useGo()
  const facets = useResource('promotions.filters', { body: regionId === null ? {} : { company_region_id: regionId } })
  const cities = useResource('storeCities.list', isGuest ? {} : null)
  const change = (next: Partial<PromotionQuery>) => go(promotionsAddress({ ...query, ...next }), { isScrollKept: true })
  const brands =
    facets.status === 'ready'
      ? facets.data.brands.filter(({ count, slug }) => count > 0 || slug === query.brand).sort((a, b) => a.name.localeCompare(b.name, 'ru'))
      : []
  const kinds = [null, ...PROMOTION_KINDS]
  return (
    <div className={styles.filters}>
      <nav className={styles.kinds} aria-label="Виды акций">
        {kinds.map((kind) => (
          <Link key={kind ?? 'all'} href={promotionsAddress({ ...query, kind })} aria-current={query.kind === kind ? 'true' : undefined}>
            {kind ? KIND_NAMES[kind] : 'Все'} <span>{formatCount(chosen.kinds[kind ?? 'all'])}</span>
          </Link>
        ))}
      </nav>
      <div className={styles.choices}>
        <Select
          size="s"
          aria-label="Раздел"
          value={query.section ?? ''}
          onChange={({ target }) => change({ section: target.value || null })}
        >
          <option value="">Все разделы</option>
          {roots
            .filter(({ slug }) => chosen.sections.has(slug) || slug === query.section)
            .map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {`${name} (${chosen.sections.get(slug) ?? 0})`}
              </option>
            ))}
        </Select>
        <Select size="s" aria-label="Бренд" value={query.brand ?? ''} onChange={({ target }) => change({ brand: target.value || null })}>
          <option value="">Все бренды</option>
          {query.brand !== null && !brands.some(({ slug }) => slug === query.brand) && <option value={query.brand}>{query.brand}</option>}
          {brands.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
        {cities.status === 'ready' && (
          <Select
            size="s"
            aria-label="Город"
            value={String(query.cityId ?? '')}
            onChange={({ target }) => change({ cityId: Number(target.value) || null })}
          >
            <option value="">Во&nbsp;всех городах</option>
            {cities.data.items.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <Checkbox
          label="Скоро закончатся"
          count={chosen.ending}
          checked={query.isEnding}
          isDisabled={chosen.ending === 0 && !query.isEnding}
          onChange={(isEnding) => change({ isEnding })}
        />
      </div>
      {(facets.status === 'failed' || cities.status === 'failed') && (
        <Note tone="warn" role="alert" className={styles.note}>
          {facets.status === 'failed' ? 'Список брендов не\u00a0загрузился' : 'Список городов не\u00a0загрузился'}: остальной выбор
          действует.{' '}
          <TextLinkButton
            onClick={() => {
              if (facets.status === 'failed') facets.reload()
              if (cities.status === 'failed') cities.reload()
            }}
          >
            Повторить
          </TextLinkButton>
        </Note>
      )}
    </div>
  )
}
