import type { ReactNode } from 'react'
import { ProductName } from '../../product/list/product-name'
import { Article } from '../../ui/marks/article'
import styles from './changes.module.scss'

/** Lines that are others than the buyer saw: ChangeRow by ChangeRow. */
export const Changes = ({ children }: { children: ReactNode }) => <ul className={styles.changes}>{children}</ul>

export type ChangeRowProps = {
  name: string
  /** null: not known any more. */
  article: string | null
  /** What became of it: a PriceShift, a quantity, words. */
  children: ReactNode
}

/** A line with its article under the name, and what became of it at the end; below where there is no room. */
export function ChangeRow({ name, article, children }: ChangeRowProps) {
  return (
    <li>
      <span className={styles.goods}>
        <span>
          <ProductName name={name} />
        </span>
        {article !== null && <Article value={article} />}
      </span>
      <span className={styles.became}>{children}</span>
    </li>
  )
}
