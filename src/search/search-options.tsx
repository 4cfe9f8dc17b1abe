import clsx from 'clsx'
import CarFront from 'lucide-react/icons/car-front'
import History from 'lucide-react/icons/history'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import TagIcon from 'lucide-react/icons/tag'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { payableCost } from '../../model/catalogue/product-price'
import { formatMoney } from '../../model/money/money'
import { optionGroups, type SearchOption } from '../../model/search/search-options'
import { counted } from '../../model/text/plural'
import { words } from '../../model/text/words'
import { usePrice } from '../hooks/data/use-price'
import { type OptionProps, useActiveOption } from '../ui/form/use-active-option'
import { ProductName } from '../product/list/product-name'
import { ProductStock } from '../product/price/product-stock'
import { Icon } from '../ui/icon'
import { Shot } from '../ui/surfaces/picture'
import styles from './search-panel.module.scss'

type SearchOptionsProps = {
  id: string
  options: readonly SearchOption[]
  activeId: string | null
  onUse: (option: SearchOption) => void
  onDrop: (query: string) => void
}

/** The options in their groups; each is a link, so that it opens in a tab of its own too. */
export function SearchOptions({ id, options, activeId, onUse, onDrop }: SearchOptionsProps) {
  const elementOf = useActiveOption<HTMLAnchorElement, string>(id, activeId)
  return (
    <div id={id} role="listbox" aria-label="Подсказки поиска" className={styles.list}>
      {optionGroups(options).map((group) => (
        <Group key={group[0]?.kind} kind={group[0]?.kind ?? 'all'}>
          {group.map((option) => (
            <Option key={option.id} element={elementOf(option.id)} option={option} onUse={() => onUse(option)} onDrop={onDrop} />
          ))}
        </Group>
      ))}
    </div>
  )
}

function Group({ kind, children }: { kind: SearchOption['kind']; children: ReactNode }) {
  return (
    <div role="group" aria-label={TITLES[kind]} className={clsx(styles.group, styles[`${kind}Group`])}>
      {kind !== 'recent' && kind !== 'all' && kind !== 'vin' && (
        <p aria-hidden="true" className={styles.title}>
          {TITLES[kind]}
        </p>
      )}
      {children}
    </div>
  )
}

const TITLES: Record<SearchOption['kind'], string> = {
  recent: 'Вы искали',
  category: 'Разделы',
  brand: 'Бренды',
  product: 'Товары',
  all: 'Все результаты',
  vin: 'Автомобиль',
}

type SearchOptionProps = {
  element: OptionProps<HTMLAnchorElement>
  option: SearchOption
  onUse: () => void
  onDrop: (query: string) => void
}

function Option({ element, option, onUse, onDrop }: SearchOptionProps) {
  return (
    <Link
      {...element}
      tabIndex={-1}
      href={option.href}
      className={clsx(styles.option, styles[option.kind], element['aria-selected'] && styles.active)}
      onClick={onUse}
    >
      <Content option={option} />
      {option.kind === 'recent' && (
        // For the pointer; the keys have Delete.
        <span
          aria-hidden="true"
          title="Убрать (Delete)"
          className={styles.drop}
          onClick={(event) => {
            event.preventDefault()
            event.stopPropagation()
            onDrop(option.query)
          }}
        >
          <Icon of={X} size={16} />
        </span>
      )}
    </Link>
  )
}

function Content({ option }: { option: SearchOption }): ReactNode {
  switch (option.kind) {
    case 'recent':
      return (
        <>
          <Icon of={History} size={16} />
          <span className={styles.words}>{option.query}</span>
        </>
      )
    case 'category':
    case 'brand':
      return (
        <>
          <Icon of={option.kind === 'brand' ? TagIcon : LayoutGrid} size={16} />
          <span className={styles.words}>{option.name}</span>
          {option.count !== undefined && <small className={styles.count}>{counted(option.count, words.product)}</small>}
        </>
      )
    case 'product':
      return <ProductOption option={option} />
    case 'vin':
      return (
        <>
          <Icon of={CarFront} size={16} />
          <span className={styles.words}>Подобрать по&nbsp;VIN {option.vin}</span>
        </>
      )
    case 'all':
      return <span className={styles.words}>Все результаты: {counted(option.total, words.product)}</span>
  }
}

/** Price and stock have their room before they come: nothing moves. */
function ProductOption({ option: { hit, name, size } }: { option: Extract<SearchOption, { kind: 'product' }> }) {
  const price = usePrice(hit.id)
  const cost = price && payableCost(price)
  return (
    <>
      <Shot src={hit.image ?? ''} alt="" size={40} />
      <span className={styles.goods}>
        <span className={styles.name} title={name === hit.name ? undefined : hit.name}>
          <ProductName name={name} />
        </span>
        <small className={styles.article}>{[hit.article, hit.brand, size].filter(Boolean).join(' · ')}</small>
      </span>
      <ProductStock price={price} className={styles.stock} />
      <b className={styles.price}>{typeof cost === 'number' && formatMoney(cost)}</b>
    </>
  )
}
