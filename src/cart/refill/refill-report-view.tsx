import type { ReactNode } from 'react'
import { correctionText } from '../../../model/cart/quantity-words'
import type { RefillRow } from '../../../model/refill/refill'
import { WHY_NOT, type RefillReport } from '../../../model/refill/refill-report'
import { ChangeRow, Changes } from '../changes/changes'
import { PriceShift } from '../changes/price-shift'
import { Note } from '../../ui/surfaces/note'
import styles from './refill.module.scss'
import { ProductName } from '../../product/list/product-name'

/** What of a list of old is missing, changed or replaced, line by line. */
export function RefillReportView({
  report: { missing, refused, full, corrected, replaced, costlier, cheaper, isWaiting },
}: {
  report: RefillReport
}) {
  return (
    <div className={styles.report}>
      {isWaiting && (
        <Note tone="warn">Сервер пока не&nbsp;ответил. Строки уже в&nbsp;корзине и&nbsp;сохранятся сами, как только появится связь.</Note>
      )}
      <Part title="Нельзя заказать" rows={missing.map((row) => ({ row, note: row.whyNot && WHY_NOT[row.whyNot] }))} />
      <Part title="Сервер не&nbsp;принял" rows={refused.map(({ row, reason }) => ({ row, note: reason }))} />
      <Part title="Больше положить нельзя" rows={full.map((row) => ({ row, note: 'Уже в\u00a0корзине' }))} />
      <Part
        title="Количество изменено"
        rows={corrected.map(({ row, product, stock, ...correction }) => ({
          row,
          note: correctionText(correction, { pack: product.pack, limit: product.limit, stock }),
        }))}
      />
      <Part
        title="Заменены"
        rows={replaced.map((row) => ({
          row,
          note: row.analog && (
            <>
              → <ProductName name={row.analog.product.name} />
            </>
          ),
        }))}
      />
      <Part title="Подорожали" rows={costlier.map((row) => ({ row, note: shiftOf(row) }))} />
      <Part title="Подешевели" rows={cheaper.map((row) => ({ row, note: shiftOf(row) }))} />
    </div>
  )
}

function Part({ title, rows }: { title: ReactNode; rows: readonly { row: RefillRow; note: ReactNode }[] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <Changes>
        {rows.map(({ row: { product }, note }) => (
          <ChangeRow key={product.id} name={product.name} article={product.article}>
            <span>{note}</span>
          </ChangeRow>
        ))}
      </Changes>
    </section>
  )
}

const shiftOf = ({ then, now }: RefillRow) => now && <PriceShift from={then ?? now.cost} to={now.cost} />
