import { ApiError } from '../../model/api-error'
import { Secret } from '../../model/identity/secret'
import { isSecretName } from '../../src/platform/redact'
import { isOwnNumberName, isPersonalName, maskBeginning, maskOwnNumber, maskPersonal } from './mask-text'
import { ACTOR, CUT, CYCLE, FUNCTION, MASK, restOfFields, restOfList, SECRET, SYMBOL, TOLD_LETTERS } from '../signs'

/** How much is shown: deeper, longer and wider than that is cut, and says so. */
export type Limits = { depth: number; items: number; letters: number; nodes: number }
/** Of what an actor knows. */
export const CONTEXT_LIMITS: Limits = { depth: 8, items: 60, letters: TOLD_LETTERS, nodes: 4000 }
/** Of the data of an event: a product in a list lies whole in it, with the kind and unit of its values. */
export const EVENT_LIMITS: Limits = { depth: 9, items: 30, letters: TOLD_LETTERS, nodes: 800 }

/**
 * A copy that may leave the tab: no secrets, by type or by name; e-mails and phones masked wherever they stand, in keys too; actors by
 * their names; functions, cycles and what is past the limits as a sign. Maps and sets are written as lists. Plain data always. [DEC-047]
 */
export function mask(value: unknown, limits: Limits): unknown {
  let nodes = 0
  const above = new Set<object>()

  function look(it: unknown, name: string, depth: number): unknown {
    if (it === undefined || it === null || typeof it === 'boolean') return it
    if (it instanceof Secret) return SECRET
    if (isSecretName(name)) return MASK
    if (typeof it === 'string') return isBarcode(it, name) ? it : textOf(it, name)
    if (typeof it === 'number') return isPhone(it) || isPersonalName(name) ? textOf(String(it), name) : it
    if (typeof it === 'bigint') return textOf(String(it), name)
    if (typeof it === 'symbol') return SYMBOL
    if (typeof it === 'function') return FUNCTION
    return lookInside(it, name, depth)
  }
  const textOf = (text: string, name: string) =>
    (isPersonalName(name) ? maskPersonal : isOwnNumberName(name) ? maskOwnNumber : maskBeginning)(text, limits.letters)

  function lookInside(it: object, name: string, depth: number): unknown {
    if (it instanceof Date) return Number.isNaN(it.getTime()) ? 'нет даты' : it.toISOString()
    if (it instanceof Error && !(it instanceof ApiError)) return wordsOf(it)
    const ref = it as { sessionId?: unknown; id?: unknown; send?: unknown }
    if (typeof ref.sessionId === 'string' && typeof ref.send === 'function')
      return `${ACTOR}${maskBeginning(String(ref.id), limits.letters)}`
    if (above.has(it)) return CYCLE
    if (depth >= limits.depth || nodes++ >= limits.nodes) return CUT
    above.add(it)
    const copy =
      it instanceof Map
        ? listOf(it, it.size, (pair) => pairOf(pair as [unknown, unknown], depth)) // what a map gives
        : it instanceof Set
          ? listOf(it, it.size, (item) => look(item, name, depth + 1))
          : Array.isArray(it)
            ? listOf(it, it.length, (item) => look(item, name, depth + 1))
            : it instanceof ApiError
              ? refusalOf(it, depth)
              : fieldsOf(it, depth)
    above.delete(it)
    return copy
  }

  const wordsOf = ({ name, message }: Error) => ({ name, message: maskBeginning(message, limits.letters) })
  /** What a server said: its words on a field may repeat what was typed there, the names may not. */
  function refusalOf(error: ApiError, depth: number): object {
    const { status, fields, details, retryAfter, isDoubtful } = error
    return {
      ...wordsOf(error),
      status,
      fields: look(Object.keys(fields), 'fields', depth + 1),
      ...(details !== undefined && { details: look(details, 'details', depth + 1) }),
      ...(retryAfter !== null && { retryAfter }),
      ...(isDoubtful && { isDoubtful }),
    }
  }

  function pairOf([key, item]: [unknown, unknown], depth: number): unknown {
    return [look(key, '', depth + 1), look(item, typeof key === 'string' ? key : '', depth + 1)]
  }

  /** Takes no more of what it lists than is shown: the rest may be a million. */
  function listOf(items: Iterable<unknown>, size: number, each: (item: unknown) => unknown): unknown[] {
    const shown: unknown[] = []
    for (const item of items) {
      if (shown.length === limits.items) break
      shown.push(each(item))
    }
    return size > shown.length ? [...shown, restOfList(size - shown.length)] : shown
  }

  function fieldsOf(it: object, depth: number): Record<string, unknown> {
    const all = Object.keys(it)
    const fields = new Map<string, unknown>()
    for (const key of all.slice(0, limits.items)) {
      // A getter of the page's may do what it likes; it is not asked.
      const { value } = Object.getOwnPropertyDescriptor(it, key) ?? {}
      fields.set(free(maskBeginning(key, limits.letters), fields), look(value, key, depth + 1))
    }
    if (all.length > fields.size) fields.set(free(CUT, fields), restOfFields(all.length - fields.size))
    return Object.fromEntries(fields)
  }

  return look(value, '', 0)
}

/** The digits of goods look like those of a phone. */
const isBarcode = (text: string, name: string): boolean => /^\d{1,14}$/.test(text) && /barcode$/i.test(name)
const isPhone = (value: number): boolean => Number.isInteger(value) && value >= 7e10 && value < 9e10

/** Two that are masked alike stay two. */
function free(name: string, taken: ReadonlyMap<string, unknown>): string {
  let own = name
  for (let at = 2; taken.has(own); at++) own = `${name} (${at})`
  return own
}
