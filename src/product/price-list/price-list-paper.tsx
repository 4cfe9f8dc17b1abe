import { createPortal } from 'react-dom'
import { formatSum } from '../../../model/money/format-sum'
import { discountsText } from '../../../model/money/money'
import { headLines, type PriceListHead } from '../../../model/price-list/price-list-head'
import type { PriceListRow } from '../../../model/price-list/price-list-row'
import { formatCount } from '../../../model/text/count'
import { unbroken } from '../../../model/text/tied'
import { OwnText } from '../../ui/text/own-text'
import styles from './price-list.module.scss'

/** A price list as it is printed, instead of the page: its head, then the rows under heads that every sheet repeats. @param at ms, when its prices were asked for */
export function PriceListPaper({ rows, head, at }: { rows: readonly PriceListRow[]; head: PriceListHead; at: number }) {
  const [title, ...lines] = headLines(head, at, rows.length)
  return createPortal(
    <div data-sheet className={styles.paper}>
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <table>
        <thead>
          <tr>
            <th>Артикул</th>
            <th>Товар</th>
            <th className={styles.end}>Остаток</th>
            <th className={styles.end}>Для&nbsp;всех,&nbsp;₽</th>
            <th className={styles.end}>Ваша&nbsp;цена,&nbsp;₽</th>
            <th>Скидки</th>
            <th className={styles.end}>Упак.</th>
            <th className={styles.order}>Заказ</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, article, name, brand, stock, guest, own, first, second, pack }) => (
            <tr key={id}>
              <td className={styles.article}>{unbroken(article)}</td>
              <td>
                {name}
                <OwnText>{!name.includes(brand) && `, ${brand}`}</OwnText>
              </td>
              <td className={styles.end}>{stock === null ? '' : formatCount(stock)}</td>
              <td className={styles.end}>{sumText(guest)}</td>
              <td className={styles.own}>{sumText(own)}</td>
              <td className={styles.discounts}>{own === null ? '' : discountsText(first, second)}</td>
              <td className={styles.end}>{formatCount(pack)}</td>
              <td className={styles.order} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}

/** The head of the column says the currency. */
const sumText = (kopecks: number | null): string => (kopecks === null ? '' : formatSum(kopecks))
