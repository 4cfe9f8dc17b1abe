import clsx from 'clsx'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { payableCost } from '../../../model/catalogue/product-price'
import type { Known } from '../../../model/entry/suggestions'
import { formatMoney } from '../../../model/money/money'
import { usePrice } from '../../hooks/data/use-price'
import { boughtWords } from '../bought/bought-mark'
import { ProductName } from '../list/product-name'
import { ProductStock } from '../price/product-stock'
import styles from './suggestion-list.module.scss'

/** The id of an option, for aria-activedescendant. */
export const optionId = (listId: string, productId: number): string => `${listId}-${productId}`

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
  const active = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Braces: in newer browsers it answers with a promise, which is no clean-up.
    active.current?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div className={styles.box}>
      {children}
      <ul id={id} role="listbox" aria-label="Подсказки" className={styles.list}>
        {list.map((product) => (
          <Option
            key={product.id}
            ref={product.id === activeId ? active : undefined}
            id={optionId(id, product.id)}
            product={product}
            isActive={product.id === activeId}
            onChoose={() => onChoose(product.id)}
          />
        ))}
      </ul>
    </div>
  )
}

type OptionProps = { ref: Ref<HTMLLIElement> | undefined; id: string; product: Known; isActive: boolean; onChoose: () => void }

/** Price and stock have their room before they come: nothing moves. */
function Option({ ref, id, product, isActive, onChoose }: OptionProps) {
  const price = usePrice(product.id)
  const cost = price && payableCost(price)
  return (
    <li
      ref={ref}
      id={id}
      role="option"
      aria-selected={isActive}
      className={clsx(styles.option, isActive && styles.active)}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
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
