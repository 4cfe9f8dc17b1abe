import LayoutGrid from 'lucide-react/icons/layout-grid'
import Rows3 from 'lucide-react/icons/rows-3'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useRef, useState } from 'react'
import { findLines } from '../../../model/cart/find-lines'
import { FIRST_PAGE } from '../../../model/catalogue/catalog-query'
import { type Product, valueText } from '../../../model/catalogue/product'
import { LINES_PER_ORDER } from '../../../model/limits'
import { formatCount } from '../../../model/text/count'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useAppActor } from '../../shop/app-context'
import { useFocusRefuge } from '../../hooks/screen/use-focus-refuge'
import { useKeptWords } from '../../hooks/screen/use-kept-words'
import { PHONE, useMedia } from '../../ui/use-media'
import { useGo } from '../../hooks/screen/use-navigation'
import { useBoughtProducts } from '../../product/bought/use-bought'
import { CompareBar } from '../../product/compare/compare-bar'
import { ProductCard } from '../../product/list/product-card'
import { ProductTable } from '../../product/list/product-table'
import { PriceListButton } from '../../product/price-list/price-list-button'
import { PricesNote } from '../../product/price/prices-note'
import { useBuyer } from '../../product/price/use-buyer'
import { Button } from '../../ui/controls/button'
import { Segmented } from '../../ui/controls/choice/segmented'
import { SearchInput } from '../../ui/controls/search-input'
import { announce } from '../../ui/feedback/announce'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'
import { ListFoot } from '../catalog/listing/list-foot'
import type { View } from '../catalog/listing/sort-bar'
import { useAddressQuery } from '../catalog/use-address-query'
import { usePerPage } from '../catalog/use-per-page'
import { addressOf, type Shown, useWords } from './favorites-address'
import styles from './favorites-page.module.scss'
import { IntoCart } from './into-cart'
import { refillDialog } from '../../cart/refill/lazy-refill'
import { useComesWhenIdle } from '../../shop/code/lazy-part'
import { TakenCard, TakenRow } from './taken-mark'
import { OwnText } from '../../ui/text/own-text'

/** From so many on one is looked for. */
const FOUND_FROM = 8
const NO_REGION = 'У\u00a0вас нет действующего региона: покупать пока не\u00a0для кого.'

type ListProps = {
  goods: readonly Product[]
  /** Ids of those that are favourites; the others were taken out on this page. */
  marked: ReadonlySet<number>
}

function obstacleOf(count: number): string | undefined {
  if (count === 0) return 'В\u00a0списке ничего нет'
  return count > LINES_PER_ORDER ? `В\u00a0заказе до\u00a0${formatCount(LINES_PER_ORDER)} строк: сузьте список словами` : undefined
}

/** The favourites as a table or cards, narrowed by words; which part is shown stands in the address. */
export function FavoritesList({ goods, marked }: ListProps) {
  const go = useGo()
  const query = useAddressQuery()
  const { rights, regionId } = useBuyer()
  const favorites = useAppActor('favorites')
  const [perPage] = usePerPage()
  useComesWhenIdle(refillDialog)
  const [isFilling, setFilling] = useState(false)
  const isPhone = useMedia(PHONE)
  const list = useRef<HTMLElement>(null)
  useBoughtProducts()
  const view: View = isPhone ? 'table' : (query.view ?? 'table')
  const change = (next: Shown) => go(addressOf(next), { replace: true, isScrollKept: true })
  const [typed, setTyped] = useKeptWords(useWords(), (words) => change({ words, pages: FIRST_PAGE, view: query.view }))

  const byId = new Map(goods.map((product) => [product.id, product]))
  const lines = goods.map(({ id, article, name, brand, values }) => ({
    id,
    article,
    name,
    brand: brand.name,
    values: values.map(valueText),
  }))
  const found = findLines(lines, typed).flatMap((id) => byId.get(id) ?? [])
  const { first, last } = query.pages
  const shown = found.slice((first - 1) * perPage, last * perPage)
  const kept = found.filter(({ id }) => marked.has(id))
  const isSearched = typed.trim() !== ''
  const restore = ({ id, article }: Product) => {
    favorites?.send({ type: 'favorite.wished', product: { id, article }, favorite: true })
    announce(`Возвращено в\u00a0избранное: ${article}`)
  }
  useFocusRefuge(
    (element) => list.current?.contains(element) ?? false,
    (lost) => {
      const place = list.current?.querySelector(`[data-product="${lost.closest('[data-product]')?.getAttribute('data-product')}"]`)
      const next = place?.querySelector<HTMLElement>('[aria-pressed]') ?? place?.querySelector('button')
      next?.focus({ preventScroll: true })
    },
  )

  return (
    <>
      <div className={styles.tools}>
        {(goods.length >= FOUND_FROM || isSearched) && (
          <search className={styles.search}>
            <SearchInput label="Найти в избранном" placeholder="Найти в&nbsp;избранном" size="s" value={typed} onChange={setTyped} />
          </search>
        )}
        <span role="status" className={isSearched ? styles.found : 'vh'}>
          {isSearched && `Нашлось: ${counted(found.length, words.product)}`}
        </span>
        <PriceListButton
          source={{ kind: 'goods', goods: kept }}
          count={kept.length}
          filter={['Избранное', ...(isSearched ? [`Поиск «${typed.trim()}»`] : [])]}
        />
        <Button
          variant="main"
          size="s"
          icon={ShoppingCart}
          aria-haspopup="dialog"
          disabledReason={regionId === null ? NO_REGION : obstacleOf(kept.length)}
          onClick={() => setFilling(true)}
        >
          {isSearched ? 'Найденное в корзину' : 'Всё в корзину'}
        </Button>
        <Segmented
          label="Вид списка"
          className={styles.views}
          value={view}
          onChange={(next) => change({ words: typed, pages: query.pages, view: next === 'table' ? null : next })}
          options={[
            { value: 'table', label: 'Таблица', icon: Rows3, isIconOnly: true },
            { value: 'cards', label: 'Карточки', icon: LayoutGrid, isIconOnly: true },
          ]}
        />
      </div>
      <section ref={list} aria-label="Избранные товары">
        {shown.length === 0 ? (
          <StateView
            drawing={listDrawing}
            title={isSearched ? `В избранном нет «${typed.trim()}»` : 'Такой страницы в списке нет'}
            actions={
              <Button
                variant="fill"
                onClick={() => (isSearched ? setTyped('') : change({ words: '', pages: FIRST_PAGE, view: query.view }))}
              >
                {isSearched ? 'Показать всё избранное' : 'К первой странице'}
              </Button>
            }
          >
            <OwnText>{isSearched && 'Ищем по названию, бренду и\u00a0артикулу: дефисы, пробелы и\u00a0раскладка не\u00a0важны.'}</OwnText>
          </StateView>
        ) : (
          <>
            <PricesNote ids={shown.map(({ id }) => id)} className={styles.note} />
            {view === 'table' ? (
              <div className={styles.panel}>
                <ProductTable
                  label="Избранные товары"
                  products={shown}
                  rights={rights}
                  instead={(product) => (marked.has(product.id) ? null : <TakenRow product={product} onRestore={restore} />)}
                />
              </div>
            ) : (
              <div className={styles.cards}>
                {shown.map((product) =>
                  marked.has(product.id) ? (
                    <ProductCard key={product.id} product={product} rights={rights} />
                  ) : (
                    <TakenCard key={product.id} product={product} onRestore={restore} />
                  ),
                )}
              </div>
            )}
            {found.length > perPage && (
              <ListFoot
                query={query}
                total={found.length}
                perPage={perPage}
                isBusy={false}
                hrefOf={({ pages, view: as }) => addressOf({ words: typed, pages, view: as })}
                onMore={() => change({ words: typed, pages: { first, last: last + 1 }, view: query.view })}
              />
            )}
          </>
        )}
      </section>
      <CompareBar />
      {isFilling && (
        <IntoCart
          title={isSearched ? 'Найденное в\u00a0корзину' : 'Всё избранное в\u00a0корзину'}
          goods={kept}
          onClose={() => setFilling(false)}
        />
      )}
    </>
  )
}
