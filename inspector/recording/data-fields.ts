import { CUT, restCount } from '../signs'

/** Whether something has fields of its own. */
export const isInside = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Stands last in a list that was cut: so many more there were; in an object it is a field of that name. */
const restOf = (value: object): number => restCount(Array.isArray(value) ? value.at(-1) : (value as Record<string, unknown>)[CUT])
/** The items of a list without the sign that it was cut. */
const itemsOf = (list: readonly unknown[]): readonly unknown[] => (restOf(list) > 0 ? list.slice(0, -1) : list)

/** Maps come as lists of pairs. */
const isPair = (item: unknown): item is [string | number, unknown] =>
  Array.isArray(item) && item.length === 2 && (typeof item[0] === 'string' || typeof item[0] === 'number')
const isMap = (items: readonly unknown[]): items is [string | number, unknown][] =>
  items.length > 0 && items.every(isPair) && new Set(items.map(([key]) => String(key))).size === items.length

/** One of the fields of a value. `id`: what finds it again in the same value at another time; `key`: what it is called. */
export type DataField = { id: string; key: string; value: unknown }

/** What stands in a value, by its keys. Items of a list that have ids of their own are found again by them, others by their place. */
export function dataFields(value: object): DataField[] {
  if (!Array.isArray(value))
    return Object.entries(value)
      .filter(([key]) => key !== CUT || restOf(value) === 0)
      .map(([key, item]: [string, unknown]) => ({ id: key, key, value: item }))
  const items = itemsOf(value)
  if (isMap(items)) return items.map(([key, item]) => ({ id: `${typeof key} ${key}`, key: String(key), value: item }))
  const ids = items.map(ownId)
  const haveIds = ids.every((id) => id !== undefined) && new Set(ids).size === ids.length
  return items.map((item, at) => ({ id: haveIds ? `#${ids[at]}` : String(at), key: String(at), value: item }))
}
function ownId(item: unknown): string | undefined {
  const id: unknown = isInside(item) && Object.hasOwn(item, 'id') ? (item as { id: unknown }).id : undefined
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}

/** How many fields there are of a value, and how many of them were told. */
export function dataSize(value: object): { told: number; whole: number; isList: boolean } {
  const told = dataFields(value).length
  return { told, whole: told + restOf(value), isList: Array.isArray(value) && !isMap(itemsOf(value)) }
}
