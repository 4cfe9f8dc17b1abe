import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import type { Known } from '../../../model/entry/suggestions'
import { boughtWords } from '../bought/bought-mark'
import styles from './suggestion-list.module.scss'

/** The id of an option, for aria-activedescendant. */
export const optionId = (listId: string, productId: number): string => `${listId}-${productId}`

export type SuggestionListProps = { id: string; list: readonly Known[]; activeId: number | null; onChoose: (id: number) => void }

/** The products that a text may mean, one's own purchases first. */
export function SuggestionList({ id, list, activeId, onChoose }: SuggestionListProps) {
  const active = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Braces: in newer browsers it answers with a promise, which is no clean-up.
    active.current?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <ul id={id} role="listbox" aria-label="Подсказки" className={styles.list}>
      {list.map((product) => (
        <li
          key={product.id}
          id={optionId(id, product.id)}
          ref={product.id === activeId ? active : undefined}
          role="option"
          aria-selected={product.id === activeId}
          className={clsx(styles.option, product.id === activeId && styles.active)}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(product.id)}
        >
          <b className={styles.article}>{product.article}</b>
          <span className={styles.name}>{product.name}</span>
          {product.bought && <small className={styles.bought}>{boughtWords(product.bought)}</small>}
        </li>
      ))}
    </ul>
  )
}
