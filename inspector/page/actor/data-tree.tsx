import { useMemo } from 'react'
import { formatCount } from '../../../model/text/count'
import { formatDate } from '../../../model/text/date'
import { formatInstant } from '../../../model/text/instant'
import { changedField, type ChangedField } from '../../recording/changed-fields'
import { dataSize, isInside } from '../../recording/data-fields'
import { CUT } from '../../signs'
import { OwnText } from '../../../src/ui/text/own-text'
import styles from './data.module.scss'

/** Open at first down to this depth. */
const OPEN = 2
type TreeProps = {
  value: unknown
  /** What it was before: what differs is marked. */
  before?: unknown
  /** What does not differ is left out. */
  isOnlyChanged?: boolean
  label: string
}

/** Data as a tree that opens: the native element, so that a search in the page finds inside. */
export function DataTree({ value, before = value, isOnlyChanged = false, label }: TreeProps) {
  const whole = useMemo(() => changedField('', before, value), [before, value])
  return (
    <div className={styles.data} role="group" aria-label={label}>
      {isInside(value) ? <Fields of={whole} depth={0} isOnlyChanged={isOnlyChanged} /> : <Leaf value={value} />}
    </div>
  )
}

type FieldsProps = { of: ChangedField; depth: number; isOnlyChanged: boolean }

function Fields({ of, depth, isOnlyChanged }: FieldsProps) {
  const { told, whole } = isInside(of.now) ? dataSize(of.now) : { told: 0, whole: 0 }
  // What is new has nothing to leave out.
  const isNarrowed = isOnlyChanged && of.mark === 'inside'
  const fields = isNarrowed ? of.fields.filter(({ mark }) => mark !== 'same') : of.fields
  return (
    <>
      {fields.map((field, at) => (
        <Field key={at} of={field} depth={depth} isOnlyChanged={isNarrowed} />
      ))}
      {whole > told && (
        <p className={styles.rest}>
          … и&nbsp;ещё {formatCount(whole - told)}: магазин передаёт только первые {formatCount(told)} из&nbsp;{formatCount(whole)}.
        </p>
      )}
    </>
  )
}

function Field({ of, depth, isOnlyChanged }: FieldsProps) {
  const { key, mark, was, now, fields } = of
  const shown = mark === 'removed' ? was : now
  const words = (
    <>
      <b>{key}</b>{' '}
      {mark === 'changed' && (
        <>
          <del>
            <span className="vh">было </span>
            <Leaf value={was} />
          </del>{' '}
          <OwnText>→</OwnText>{' '}
        </>
      )}
      <Leaf value={shown} />
      {mark in SIGNS && <i>{SIGNS[mark as keyof typeof SIGNS]}</i>}
    </>
  )
  if (!isInside(shown) || fields.length === 0) return <p data-mark={mark}>{words}</p>
  return (
    <details data-mark={mark} open={mark === 'inside' || (depth < OPEN && fields.length <= 20)}>
      <summary>{words}</summary>
      <Fields of={of} depth={depth + 1} isOnlyChanged={isOnlyChanged} />
    </details>
  )
}
/** What is said of a field beside its value. */
const SIGNS = { added: ' новое', removed: ' убрано', inside: ' изменилось' } as const

function Leaf({ value }: { value: unknown }) {
  if (isInside(value)) return <span>{sizeOf(value)}</span>
  // The sign of the tap for what lies too deep.
  if (value === CUT) return <span>… глубже магазин не&nbsp;передаёт</span>
  return (
    <span data-kind={typeof value}>
      {typeof value === 'string' ? `«${value}»` : String(value)}
      <OwnText>{isInstant(value) && ` · ${formatDate(value)}, ${formatInstant(value)}`}</OwnText>
    </span>
  )
}

const [FIRST_INSTANT, LAST_INSTANT] = [Date.UTC(2015), Date.UTC(2050)]
/** Whole numbers of that size are ms since 1970: no id or sum of the shop comes near. */
const isInstant = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= FIRST_INSTANT && value < LAST_INSTANT

function sizeOf(value: object): string {
  const { whole, isList } = dataSize(value)
  return isList ? `[${whole}]` : `{${whole}}`
}
