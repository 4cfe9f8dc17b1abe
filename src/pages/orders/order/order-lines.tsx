import clsx from 'clsx'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { useDeferredValue, useState } from 'react'
import { findLines } from '../../../../model/cart/find-lines'
import { valueText } from '../../../../model/catalogue/product'
import { confirmedQty, refusalText } from '../../../../model/order/confirmed'
import type { Order, OrderItem } from '../../../../model/order/order'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { formatCount, formatPieces } from '../../../../model/text/count'
import { ProductLink } from '../../../product/product-link'
import { SearchInput } from '../../../ui/controls/search-input'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Article } from '../../../ui/marks/article'
import { Money } from '../../../ui/amounts/money'
import { Panel } from '../../../ui/surfaces/panel'
import { Shot } from '../../../ui/surfaces/picture'
import { IconButton } from '../../../ui/controls/icon-button'
import { refillDialog } from '../../../cart/refill/lazy-refill'
import { useComesWhenIdle } from '../../../shop/code/lazy-part'
import { OrderFile } from '../file/order-file'
import { LineDialog } from '../repeat/repeat-dialog'
import styles from './lines.module.scss'

/** From here on lines out of sight are not drawn. */
const MANY = 40

/** Lines that are found by what was typed, as in the cart. [DEC-057, DEC-083] */
export function foundItems(items: readonly OrderItem[], query: string): readonly OrderItem[] {
  const lines = items.map(({ product: { article, name, brand, values } }, at) => ({
    id: at,
    article,
    name,
    brand: brand.name,
    values: values.map(valueText),
  }))
  return findLines(lines, query).flatMap((at) => items[at] ?? [])
}

/** What was ordered, with a box to find a line. */
export function OrderLines({ order }: { order: Order }) {
  const { items } = order
  const [taken, setTaken] = useState<OrderItem | null>(null)
  useComesWhenIdle(refillDialog)
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const found = foundItems(items, asked)
  const isSought = asked.trim() !== ''
  return (
    <Panel
      title="Состав"
      isFlush
      className={styles.panel}
      aside={
        <span className={styles.aside}>
          <span className={styles.find}>
            <SearchInput label="Найти в заказе" placeholder="Артикул или название" size="s" value={query} onChange={setQuery} />
          </span>
          <OrderFile order={order} />
        </span>
      }
    >
      <span role="status" className="vh">
        {isSought && `Найдено: ${counted(found.length, words.line)}`}
      </span>
      {found.length === 0 ? (
        <p className={styles.nothing}>
          Такой строки в&nbsp;заказе нет. <TextLinkButton onClick={() => setQuery('')}>Показать все</TextLinkButton>
        </p>
      ) : (
        <table role="table" className={clsx(styles.table, found.length > MANY && styles.long)} aria-label="Состав заказа">
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader">
                <span className="vh">Фото</span>
              </th>
              <th role="columnheader">Товар</th>
              <th role="columnheader">Цена</th>
              <th role="columnheader">Кол-во</th>
              <th role="columnheader">Сумма</th>
              <th role="columnheader">
                <span className="vh">В корзину</span>
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {found.map((item) => (
              <Line key={item.product.id} item={item} onTake={() => setTaken(item)} />
            ))}
          </tbody>
        </table>
      )}
      {taken && <LineDialog order={order} item={taken} onClose={() => setTaken(null)} />}
    </Panel>
  )
}

function Line({ item, onTake }: { item: OrderItem; onTake: () => void }) {
  const { product, cost, gone = false, note = '' } = item
  const [qty, refusal] = [confirmedQty(item), refusalText(item)]
  return (
    <tr role="row">
      <td role="cell">
        <Shot src={product.images[0] ?? ''} alt="" size={40} />
      </td>
      <td role="cell">
        <ProductLink product={product} isGone={gone} className={styles.name} />
        <Article value={product.article} />
        {note !== '' && (
          <p className={styles.note}>
            <span className="vh">Заметка: </span>
            {note}
          </p>
        )}
        {refusal !== '' && <p className={styles.refusal}>{refusal}</p>}
      </td>
      <td role="cell">
        <Money kopecks={cost} tone="plain" />
        <span className={styles.times}> × {formatCount(qty)}</span>
      </td>
      <td role="cell">{formatPieces(qty)}</td>
      <td role="cell">
        <Money kopecks={cost * qty} size="s" />
      </td>
      <td role="cell">
        {!gone && (
          <IconButton size="s" icon={ShoppingCart} label={`В корзину: ${product.article}`} aria-haspopup="dialog" onClick={onTake} />
        )}
      </td>
    </tr>
  )
}
