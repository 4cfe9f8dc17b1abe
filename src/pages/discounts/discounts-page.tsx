import { useSearch } from 'wouter/use-browser-location'
import { DISCOUNT_GROUPINGS, type DiscountGrouping, discountGroups } from '../../../model/company/discount-groups'
import { type CompanyRegion, regionState } from '../../../model/company/region'
import type { RegionDiscount } from '../../../model/company/region-discount'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useResource } from '../../hooks/data/use-resource'
import { useKeptWords } from '../../hooks/screen/use-kept-words'
import { useArrived, useGo } from '../../hooks/screen/use-navigation'
import { ResourceView } from '../../layouts/resource-view'
import { OfRegion } from '../../layouts/personal/of-region'
import { PersonalTitle } from '../../layouts/personal/personal-title'
import { Button, ButtonLink } from '../../ui/controls/button'
import { Segmented } from '../../ui/controls/choice/segmented'
import { SearchInput } from '../../ui/controls/search-input'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'
import { Panel } from '../../ui/surfaces/panel'
import { DiscountList } from './discount-list'
import styles from './discounts-page.module.scss'

const PATH = '/personal/discounts'

/** The discounts of the region in force by brand or section, each with its goods in the catalogue. [ROUTE-048, CALL-034] */
export default function DiscountsPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  return (
    <OfRegion title="Скидок не&nbsp;видно" why="У&nbsp;вас нет действующего региона: скидки у&nbsp;каждого региона свои.">
      {(region) => <Discounts title={route.title} region={region} />}
    </OfRegion>
  )
}

function Discounts({ title, region }: { title: string; region: CompanyRegion | null }) {
  const discounts = useResource('regions.discounts', region && { params: { id: region.id } })
  useArrived(discounts.status !== 'loading')
  return (
    <>
      <PersonalTitle
        aside={
          region && (
            <span className={styles.whose}>
              {region.company_name}, {region.store_city_name}
            </span>
          )
        }
      >
        {title}
      </PersonalTitle>
      <ResourceView of={discounts} waiting="Загружаем скидки" failed="Скидки не загрузились" height={480} className={styles.place}>
        {({ items }) =>
          items.length === 0 ? (
            <NoDiscounts isModerated={region !== null && regionState(region) === 'moderated'} />
          ) : (
            <Found items={items} />
          )
        }
      </ResourceView>
    </>
  )
}

function NoDiscounts({ isModerated }: { isModerated: boolean }) {
  return (
    <StateView
      drawing={listDrawing}
      title="Персональных скидок пока нет"
      actions={
        <ButtonLink variant="main" href="/catalog">
          В каталог
        </ButtonLink>
      }
    >
      {isModerated
        ? 'Они появятся, когда закончится модерация учётной записи.'
        : 'О\u00a0скидках для вашей компании договоритесь с\u00a0менеджером.'}
    </StateView>
  )
}

const isGrouping = (text: string | null): text is DiscountGrouping => DISCOUNT_GROUPINGS.some((it) => it === text)

/** The address of the page; what is usual is left out. */
function addressOf(by: DiscountGrouping, words: string): string {
  const params = new URLSearchParams({ ...(words !== '' && { find: words }), ...(by !== 'brand' && { by }) })
  return params.size > 0 ? `${PATH}?${params.toString()}` : PATH
}

function Found({ items }: { items: readonly RegionDiscount[] }) {
  const go = useGo()
  const params = new URLSearchParams(useSearch())
  const asked = params.get('by')
  const by = isGrouping(asked) ? asked : 'brand'
  const kept = params.get('find') ?? ''
  const change = (next: DiscountGrouping, words: string) => go(addressOf(next, words), { replace: true, isScrollKept: true })
  const [words, setWords] = useKeptWords(kept, (text) => change(by, text))
  const groups = discountGroups(items, by, words)
  return (
    <>
      <p className={styles.lead}>
        Скидки применяются одна за&nbsp;другой: «10&nbsp;%&nbsp;+&nbsp;5&nbsp;%»&nbsp;— это 10&nbsp;% от&nbsp;цены до&nbsp;скидок и&nbsp;ещё
        5&nbsp;% от&nbsp;того, что осталось. Они уже учтены в&nbsp;ваших ценах.
      </p>
      <div className={styles.tools}>
        <search className={styles.search}>
          <SearchInput
            label="Найти бренд, раздел или акцию"
            placeholder="Бренд, раздел или акция"
            size="s"
            value={words}
            onChange={setWords}
          />
        </search>
        <Segmented
          label="Как сгруппировать"
          value={by}
          onChange={(next) => change(next, words)}
          options={[
            { value: 'brand', label: 'По брендам' },
            { value: 'category', label: 'По разделам' },
          ]}
        />
      </div>
      {groups.length === 0 ? (
        <StateView
          drawing={listDrawing}
          title={`Скидки по словам «${words.trim()}» нет`}
          actions={
            <Button variant="fill" onClick={() => setWords('')}>
              Показать все скидки
            </Button>
          }
        />
      ) : (
        <Panel label="Скидки" isFlush className={styles.panel}>
          <DiscountList groups={groups} by={by} isOpen={words.trim() !== ''} />
        </Panel>
      )}
    </>
  )
}
