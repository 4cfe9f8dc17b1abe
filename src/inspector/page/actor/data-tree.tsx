import { formatDate } from '../../../../model/text/date'
import { formatInstant } from '../../../../model/text/instant'
import styles from '../tree.module.scss'

/** Open at first down to this depth. */
const OPEN = 2
const isInside = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Data as a tree that opens: the native element, so that a search in the page finds inside. */
export const DataTree = ({ value, label }: { value: unknown; label: string }) => (
  <div className={styles.data} role="group" aria-label={label}>
    <Fields of={value} depth={0} />
  </div>
)

function Fields({ of, depth }: { of: unknown; depth: number }) {
  if (!isInside(of)) return <Leaf value={of} />
  return fieldsOf(of).map(([key, value], at) =>
    isInside(value) && Object.keys(value).length > 0 ? (
      <details key={at} open={depth < OPEN && Object.keys(value).length <= 20}>
        <summary>
          <b>{key}</b> <span>{sizeOf(value)}</span>
        </summary>
        <Fields of={value} depth={depth + 1} />
      </details>
    ) : (
      <p key={at}>
        <b>{key}</b> <Leaf value={value} />
      </p>
    ),
  )
}

function Leaf({ value }: { value: unknown }) {
  if (isInside(value)) return <span>{sizeOf(value)}</span>
  return (
    <span data-kind={typeof value}>
      {typeof value === 'string' ? `«${value}»` : String(value)}
      {isInstant(value) && ` · ${formatDate(value)}, ${formatInstant(value)}`}
    </span>
  )
}

const [FIRST_INSTANT, LAST_INSTANT] = [Date.UTC(2015), Date.UTC(2050)]
/** Whole numbers of that size are ms since 1970: no id or sum of the shop comes near. */
const isInstant = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= FIRST_INSTANT && value < LAST_INSTANT

/** Stands last in a list that was cut: so many more there were. */
const restOf = (list: readonly unknown[]): number => Number(/^… ещё (\d+)$/.exec(String(list.at(-1)))?.[1] ?? 0)

/** Maps come as lists of pairs. */
const isPair = (item: unknown): item is [string | number, unknown] =>
  Array.isArray(item) && item.length === 2 && (typeof item[0] === 'string' || typeof item[0] === 'number')
/** Without the sign that it was cut. */
const itemsOf = (list: readonly unknown[]): readonly unknown[] => (restOf(list) > 0 ? list.slice(0, -1) : list)
const isMap = (list: readonly unknown[]): list is [string | number, unknown][] => list.length > 0 && list.every(isPair)
function fieldsOf(value: object): [string, unknown][] {
  if (!Array.isArray(value)) return Object.entries(value)
  const [items, rest] = [itemsOf(value), restOf(value)]
  const fields = isMap(items) ? items.map(([key, item]): [string, unknown] => [String(key), item]) : Object.entries(items)
  return rest > 0 ? [...fields, ['…', `ещё ${rest}`]] : fields
}
function sizeOf(value: object): string {
  if (!Array.isArray(value)) return `{${Object.keys(value).length}}`
  const [items, rest] = [itemsOf(value), restOf(value)]
  return isMap(items) ? `{${items.length + rest}}` : `[${items.length + rest}]`
}
