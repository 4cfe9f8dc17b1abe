import clsx from 'clsx'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { edgeOf } from './grid-keys'
import styles from './lines-table.module.scss'
import { keyOf, numbered, type RowSizes, type TableRow } from './rows'
import { useDrawnRows } from './use-drawn-rows'
import { useWholeTable } from './use-whole-table'

/** Up to here all rows are drawn. */
const FEW = 40

type LinesTableProps = {
  /** What its rows are, for screen readers. */
  label: string
  /** Says where everything stands in a row: see line-row.module.scss. */
  className: string | undefined
  rows: readonly TableRow[]
  /** One and the same object each time. */
  sizes: RowSizes
  /** Rows are low: see line-row.module.scss. */
  isDense?: boolean
  /** The name of the column of boxes; none without it. */
  boxHead?: ReactNode
  /** The line whose quantity is to have the focus; null: none. */
  wanted: number | null
  /** Another line is wanted; null: what was has the focus, or is not there. */
  onWant: (productId: number | null) => void
  /** Somebody works in the table, or does no more. */
  onUse?: (isInUse: boolean) => void
  /** @param place of the row in the whole table, the head is 1; undefined where the page has all of them */
  children: (row: TableRow, place: number | undefined) => ReactNode
}

/** A table of lines with a quantity each; of many only those near what is in sight are in the page, but for paper and the browser's search. */
export function LinesTable({ label, className, rows, sizes, isDense = false, boxHead, wanted, onWant, onUse, children }: LinesTableProps) {
  const { isWhole, endSearch } = useWholeTable()
  const isComplete = isWhole || rows.length <= FEW
  const { numbers, count } = useMemo(() => numbered(rows), [rows])
  const { rows: drawn, after, top, measure, onFocus } = useDrawnRows(rows, isComplete, wanted, sizes)
  useLayoutEffect(() => {
    if (wanted === null) return
    const at = rows.findIndex((row) => row.kind === 'line' && row.id === wanted)
    const section = top.current?.parentElement?.querySelectorAll(`tbody[data-index="${at}"]`)[0]
    section?.querySelector<HTMLElement>('input[inputmode="numeric"]')?.focus()
    onWant(null)
  }, [wanted, rows, top, onWant])
  return (
    <table
      role="table"
      aria-label={label}
      data-dense={isDense || undefined}
      aria-rowcount={isComplete ? undefined : count}
      className={clsx(styles.table, className, isComplete && rows.length > FEW && styles.long)}
      onFocus={(event) => {
        onUse?.(true)
        onFocus(event)
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onUse?.(false)}
      onInput={endSearch}
      onKeyDown={(event) => {
        const edge = edgeOf(event)
        if (!edge) return
        event.preventDefault()
        onWant(lineAt(edge, rows))
      }}
    >
      <Head boxHead={boxHead} />
      <tbody ref={top} role="presentation" />
      {drawn.flatMap(({ row, at, before }) => {
        const key = keyOf(row)
        return [
          before > 0 && <Gap key={`before ${key}`} height={before} />,
          <tbody key={key} ref={measure} role="presentation" data-index={at}>
            {children(row, isComplete ? undefined : numbers[at])}
          </tbody>,
        ]
      })}
      {after > 0 && <Gap height={after} />}
    </table>
  )
}

/** The names of the columns; where rows fold, for screen readers only. */
const Head = ({ boxHead }: { boxHead: ReactNode }) => (
  <thead role="rowgroup">
    <tr role="row" aria-rowindex={1} className={styles.head}>
      {boxHead !== undefined && (
        <th role="columnheader" className={styles.box}>
          {boxHead}
        </th>
      )}
      <th role="columnheader" className={styles.shot}>
        <span className="vh">Фото</span>
      </th>
      <th role="columnheader" className={styles.name}>
        Товар
      </th>
      <th role="columnheader" className={styles.stock}>
        Наличие
      </th>
      <th role="columnheader" className={styles.end}>
        Цена
      </th>
      <th role="columnheader" className={styles.qty}>
        Количество
      </th>
      <th role="columnheader" className={styles.end}>
        Сумма
      </th>
      <th role="columnheader" className={styles.remove}>
        <span className="vh">Удалить</span>
      </th>
    </tr>
  </thead>
)

/** The room of rows that are not drawn. */
const Gap = ({ height }: { height: number }) => <tbody role="presentation" style={{ height }} />

function lineAt(edge: 'first' | 'last', rows: readonly TableRow[]): number | null {
  const lines = rows.flatMap((row) => (row.kind === 'line' ? [row.id] : []))
  return (edge === 'first' ? lines[0] : lines.at(-1)) ?? null
}
