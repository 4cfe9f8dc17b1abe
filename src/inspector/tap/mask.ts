import { Secret } from '../../../model/identity/secret'
import { isSecretName } from '../../platform/redact'

/** Where an e-mail or a phone begins is enough to tell them apart. */
const EMAIL = /([\p{L}\d])[\p{L}\d._%+-]*@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu
const PHONE = /(?<![\p{L}\d.,-])(?:\+?7|8)[\s(-]{0,2}(\d{3})[\s)-]{0,2}\d{3}[\s-]?\d{2}[\s-]?\d{2}(?![\d-])/gu
const SECRET_QUERY = /([?&](?:[\w-]*(?:pass|code|token|secret)[\w-]*)=)[^&#\s]+/gi
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]+|\bBearer\s+\S+/g
/** Most texts hold none of it, and one look is enough for them. */
const MAY_HOLD = /@|\d{3}|=|\/invites\/|eyJ|Bearer/i
/** What stands in the place of a secret. */
export const MASK = '•••'

/** How much is shown: deeper, longer and wider than that is cut, and says so. */
export type Limits = { depth: number; items: number; letters: number; nodes: number }
/** Of what an actor knows. */
export const CONTEXT_LIMITS: Limits = { depth: 8, items: 60, letters: 300, nodes: 4000 }
/** Of the data of an event. */
export const EVENT_LIMITS: Limits = { depth: 6, items: 30, letters: 300, nodes: 800 }
/** Cuts nothing a machine may hold; what is endless still ends. */
export const WHOLE: Limits = { depth: 30, items: 100_000, letters: 1_000_000, nodes: 1_000_000 }

/** A text with e-mails, phones, codes and tokens masked: enough stays to tell two of them apart. [DEC-047] */
export function maskText(text: string): string {
  if (!MAY_HOLD.test(text)) return text
  return text
    .replace(/\/invites\/[^/?#\s]+/g, `/invites/${MASK}`)
    .replace(SECRET_QUERY, `$1${MASK}`)
    .replace(TOKEN, MASK)
    .replace(EMAIL, `$1${MASK}@${MASK}`)
    .replace(PHONE, (_, code: string) => `+7 ${code} ${MASK}`)
}

/**
 * A copy that may leave the tab: no secrets, by type or by name; e-mails and phones masked wherever they stand, in keys too; actors by
 * their names; functions, cycles and what is past the limits as a sign. Maps and sets are written as lists. Plain data always. [DEC-047]
 */
export function mask(value: unknown, limits: Limits): unknown {
  let nodes = 0
  const above = new Set<object>()

  function look(it: unknown, name: string, depth: number): unknown {
    if (it === undefined || it === null || typeof it === 'boolean') return it
    if (isSecretName(name)) return MASK
    if (typeof it === 'string') return cut(maskText(it), limits.letters)
    if (typeof it === 'number') return isPhone(it) ? maskText(String(it)) : it
    if (typeof it === 'bigint') return maskText(String(it))
    if (typeof it === 'symbol') return 'символ'
    if (typeof it === 'function') return 'ƒ'
    return lookInside(it, depth)
  }

  function lookInside(it: object, depth: number): unknown {
    if (it instanceof Secret) return MASK
    if (it instanceof Date) return Number.isNaN(it.getTime()) ? 'нет даты' : it.toISOString()
    if (it instanceof Error) return { name: it.name, message: cut(maskText(it.message), limits.letters) }
    const ref = it as { sessionId?: unknown; id?: unknown; send?: unknown }
    if (typeof ref.sessionId === 'string' && typeof ref.send === 'function') return `→ ${String(ref.id)}`
    if (above.has(it)) return '↺'
    if (depth >= limits.depth || nodes++ >= limits.nodes) return '…'
    above.add(it)
    const copy =
      it instanceof Map
        ? listOf(
            [...it].map(([key, item]) => ({ key, item })),
            (pair, at) => pairOf(pair, at, depth),
          )
        : it instanceof Set || Array.isArray(it)
          ? listOf([...it], (item) => look(item, '', depth + 1))
          : fieldsOf(it, depth)
    above.delete(it)
    return copy
  }

  function pairOf({ key, item }: { key: unknown; item: unknown }, _at: number, depth: number): unknown {
    return [look(key, '', depth + 1), look(item, typeof key === 'string' ? key : '', depth + 1)]
  }

  function listOf<T>(items: readonly T[], each: (item: T, at: number) => unknown): unknown[] {
    const shown = items.slice(0, limits.items).map(each)
    return items.length > shown.length ? [...shown, `… ещё ${items.length - shown.length}`] : shown
  }

  function fieldsOf(it: object, depth: number): Record<string, unknown> {
    const all = Object.keys(it)
    const fields: [string, unknown][] = all.slice(0, limits.items).map((key) => {
      // A getter of the page's may do what it likes; it is not asked.
      const { value } = Object.getOwnPropertyDescriptor(it, key) ?? {}
      return [maskText(key), look(value, key, depth + 1)]
    })
    if (all.length > fields.length) fields.push(['…', `ещё ${all.length - fields.length}`])
    return Object.fromEntries(fields)
  }

  return look(value, '', 0)
}

const isPhone = (value: number): boolean => Number.isInteger(value) && value >= 7e10 && value < 9e10
const cut = (text: string, letters: number): string => (text.length > letters ? `${text.slice(0, letters)}…` : text)
