import { dataFields, dataSize, isInside } from './data-fields'

/** How a field differs from before; `inside`: something in it does. */
export type Mark = 'same' | 'added' | 'removed' | 'changed' | 'inside'
/** A field as it was and as it is. `fields`: what stands in it, those that went included. */
export type ChangedField = { key: string; mark: Mark; was: unknown; now: unknown; fields: readonly ChangedField[] }

/** A value beside what it was before, down to its last field. The same twice has no marks. */
export function changedField(key: string, was: unknown, now: unknown): ChangedField {
  if (!isInside(was) || !isInside(now) || Array.isArray(was) !== Array.isArray(now)) {
    const isSame = !isInside(was) && !isInside(now) && Object.is(was, now)
    return { key, mark: isSame ? 'same' : 'changed', was, now, fields: all(now, 'same') }
  }
  if (was === now) return { key, mark: 'same', was, now, fields: all(now, 'same') }
  const before = dataFields(was)
  const byId = new Map(before.map((field) => [field.id, field]))
  const after = dataFields(now)
  const there = new Set(after.map(({ id }) => id))
  const gone = before.filter(({ id }) => !there.has(id))
  const fields = [
    ...after.map(({ id, key: own, value }) => {
      const old = byId.get(id)
      return old ? changedField(own, old.value, value) : field(own, 'added', undefined, value)
    }),
    ...gone.map(({ key: own, value }) => field(own, 'removed', value, undefined)),
  ]
  // Of those that were there before, who stands where.
  const isMoved = before.filter(({ id }) => there.has(id)).some(({ id }, at) => id !== after.filter((it) => byId.has(it.id))[at]?.id)
  const isAsLong = dataSize(was).whole === dataSize(now).whole
  const isSame = fields.every(({ mark }) => mark === 'same') && isAsLong && !(isMoved && Array.isArray(now))
  return { key, mark: isSame ? 'same' : 'inside', was, now, fields }
}

const field = (key: string, mark: Mark, was: unknown, now: unknown): ChangedField => ({
  key,
  mark,
  was,
  now,
  fields: all(mark === 'removed' ? was : now, 'same'),
})
/** What stands in a value, all of it alike. */
const all = (value: unknown, mark: Mark): ChangedField[] =>
  isInside(value) ? dataFields(value).map((it) => field(it.key, mark, it.value, it.value)) : []

/** How many fields were added, removed or changed. */
export const countChanges = ({ mark, fields }: ChangedField): number =>
  mark === 'same'
    ? 0
    : mark === 'inside'
      ? Math.max(
          1,
          fields.reduce((sum, it) => sum + countChanges(it), 0),
        )
      : 1
