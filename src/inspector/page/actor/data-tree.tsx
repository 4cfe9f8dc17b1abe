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
  return Object.entries(of).map(([key, value]) =>
    isInside(value) && Object.keys(value).length > 0 ? (
      <details key={key} open={depth < OPEN && Object.keys(value).length <= 20}>
        <summary>
          <b>{key}</b> <span>{sizeOf(value)}</span>
        </summary>
        <Fields of={value} depth={depth + 1} />
      </details>
    ) : (
      <p key={key}>
        <b>{key}</b> <Leaf value={value} />
      </p>
    ),
  )
}

function Leaf({ value }: { value: unknown }) {
  if (isInside(value)) return <span>{sizeOf(value)}</span>
  return <span data-kind={typeof value}>{typeof value === 'string' ? `«${value}»` : String(value)}</span>
}

const sizeOf = (value: object): string => (Array.isArray(value) ? `[${value.length}]` : `{${Object.keys(value).length}}`)
