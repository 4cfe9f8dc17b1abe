import clsx from 'clsx'
import type { ReactNode } from 'react'
import { payableCost } from '../../../model/catalogue/product-price'
import type { Known } from '../../../model/entry/suggestions'
import { formatMoney } from '../../../model/money/money'
import { usePrice } from '../../hooks/data/use-price'
import { type OptionProps, useActiveOption } from '../../ui/form/use-active-option'
import { boughtWords } from '../bought/bought-mark'
import { ProductName } from '../list/product-name'
import { ProductStock } from '../price/product-stock'
import { Shot } from '../../ui/surfaces/picture'
import styles from './suggestion-list.module.scss'

export type SuggestionListProps = {
  id: string
  list: readonly Known[]
  activeId: number | null
  onChoose: (id: number) => void
  /** What is to be read before one of them is chosen. */
  children?: ReactNode
}

/** The products that a text may mean, one's own purchases first, each with what there is of it and what it costs, once that is known. */
export function SuggestionList({ id, list, activeId, onChoose, children }: SuggestionListProps) {
  const elementOf = useActiveOption<HTMLLIElement, number>(id, activeId)
  return (
    <div className={styles.box}>
      {children}
      <ul id={id} role="listbox" aria-label="Подсказки" className={styles.list}>
        {list.map((product) => (
          <Option key={product.id} element={elementOf(product.id)} product={product} onChoose={() => onChoose(product.id)} />
        ))}
      </ul>
    </div>
  )
}

type SuggestionProps = { element: OptionProps<HTMLLIElement>; product: Known; onChoose: () => void }

/** Price and stock have their room before they come: nothing moves. */
function Option({ element, product, onChoose }: SuggestionProps) {
  const price = usePrice(product.id)
  const cost = price && payableCost(price)
  return (
    <li
      {...element}
      className={clsx(styles.option, element['aria-selected'] && styles.active)}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Shot src={product.image ?? ''} alt="" size={40} className={styles.shot} />
      <span className={styles.head}>
        <b className={styles.article}>{product.article}</b>
        {product.bought && <small className={styles.bought}>{boughtWords(product.bought)}</small>}
      </span>
      <span className={styles.name}>
        <ProductName name={product.name} />
      </span>
      <ProductStock price={price} className={styles.stock} />
      <b className={styles.price}>{typeof cost === 'number' && formatMoney(cost)}</b>
    </li>
  )
}
