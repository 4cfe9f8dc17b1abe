import { parse, type ParseError } from 'jsonc-parser'
import type { EventData } from '../protocol'
import { isCutText, isObjectSign, isSign } from '../signs'

/** An event that was written by hand, or a Russian sentence that says why it cannot go. */
export type Checked = { event: EventData } | { refusal: string }

type Kind = 'число' | 'число больше, чем бывает' | 'текст' | 'да или нет' | 'пустое значение (null)' | 'список' | 'объект'
const kindOf = (value: unknown): Kind =>
  value === null || value === undefined
    ? 'пустое значение (null)'
    : Array.isArray(value)
      ? 'список'
      : typeof value === 'number'
        ? Number.isFinite(value)
          ? 'число'
          : 'число больше, чем бывает'
        : typeof value === 'boolean'
          ? 'да или нет'
          : typeof value === 'object'
            ? 'объект'
            : 'текст'

/** The newest of the seen that an event is held against: what was long ago may have changed. */
const JUDGED = 50

/**
 * Checks the JSON of an event before it goes.
 * @param text what was typed
 * @param type of the event; it cannot be changed
 * @param all events of this type that the machine was told, the newest first; they say which fields there are and of what kind, and where
 *   a sign stands for the data. None: anything goes, and the machine decides
 */
export function checkEvent(text: string, type: string, all: readonly EventData[]): Checked {
  const seen = all.slice(0, JUDGED)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { refusal: `Это не\u00a0JSON: ${placeOf(text)}. Проверьте кавычки, запятые и\u00a0скобки.` }
  }
  if (kindOf(value) !== 'объект') return { refusal: 'Событие\u00a0— это объект в\u00a0фигурных скобках.' }
  const event = { ...(value as object), type: (value as { type?: unknown }).type ?? type } as EventData // an object, as was just asked
  if (event.type !== type) return { refusal: `Поле «type» менять нельзя: здесь отправляют «${type}».` }
  const object = seen.length > 0 ? objectIn(seen, []) : null
  if (object)
    return {
      refusal: `В\u00a0поле «${object}» магазин ждёт объект из\u00a0кода: секрет, функцию или участника. В\u00a0JSON его не\u00a0написать: отправьте событие с\u00a0экрана.`,
    }
  const sign = signIn(event, seen, [])
  if (sign)
    return {
      refusal: `В\u00a0поле «${sign}» стоит знак вместо данных: секретов, телефонов и\u00a0почты инспектор не\u00a0видит. Впишите своё значение или отправьте событие с\u00a0экрана.`,
    }
  const refusal = seen.length > 0 ? unlike(event, seen, []) : null
  return refusal === null ? { event } : { refusal }
}

/** What differs from all that was seen in its place; null where nothing does. */
function unlike(value: unknown, seen: readonly unknown[], path: readonly string[]): string | null {
  const kind = kindOf(value)
  const kinds = new Set(seen.map(kindOf))
  const isKnown = kinds.size > 0 && !(kinds.size === 1 && kinds.has('пустое значение (null)'))
  if (!isKnown) return null
  if (!kinds.has(kind)) return `В\u00a0поле «${nameOf(path)}» ожидается ${[...kinds].join(' или ')}, а\u00a0стоит ${kind}.`
  if (kind === 'список') {
    const items = seen.filter(Array.isArray).flat() as unknown[]
    return firstOf((value as unknown[]).map((item, at) => unlike(item, items, [...path, String(at + 1)])))
  }
  if (kind !== 'объект') return null
  const objects = seen.filter((it): it is Record<string, unknown> => kindOf(it) === 'объект')
  const own = value as Record<string, unknown>
  const known = new Set(objects.flatMap(Object.keys))
  const foreign = Object.keys(own).find((key) => !known.has(key))
  if (foreign !== undefined)
    return `Поля «${nameOf([...path, foreign])}» у\u00a0этого события не\u00a0было. Были: ${[...known].join(', ')}.`
  const missing = [...known].find((key) => !Object.hasOwn(own, key) && objects.every((it) => ownOf(it, key)[0] !== undefined))
  if (missing !== undefined) return `Не\u00a0хватает поля «${nameOf([...path, missing])}».`
  return firstOf(
    Object.entries(own).map(([key, item]) =>
      unlike(
        item,
        objects.flatMap((it) => ownOf(it, key)),
        [...path, key],
      ),
    ),
  )
}

/** What stands under a name, if anything does: every object has a `constructor` besides. */
const ownOf = (it: Record<string, unknown>, key: string): unknown[] => (Object.hasOwn(it, key) ? [it[key]] : [])
const firstOf = (refusals: readonly (string | null)[]): string | null => refusals.find((refusal) => refusal !== null) ?? null
const nameOf = (path: readonly string[]): string => path.join('.')

/** Where every one of the seen had an object of the code; null: nowhere. In lists there may be others. */
function objectIn(seen: readonly unknown[], path: readonly string[]): string | null {
  if (seen.every(isObjectSign)) return nameOf(path)
  const objects = seen.filter((it): it is Record<string, unknown> => kindOf(it) === 'объект')
  if (objects.length < seen.length) return null
  const keys = new Set(objects.flatMap(Object.keys))
  return firstOf(
    [...keys].map((key) =>
      objectIn(
        objects.map((it) => ownOf(it, key)[0]),
        [...path, key],
      ),
    ),
  )
}

/** Where a sign was left in the place of the data; null: nowhere. In lists it may have moved. */
function signIn(value: unknown, seen: readonly unknown[], path: readonly string[]): string | null {
  if (typeof value === 'string')
    return isSign(value) && seen.some((it) => (isCutText(value) ? it === value : isSign(it))) ? nameOf(path) : null
  if (value === null || typeof value !== 'object') return null
  const inside = seen.filter((it): it is Record<string, unknown> => typeof it === 'object' && it !== null)
  const isList = Array.isArray(value)
  const items = isList ? inside.flatMap((it) => Object.values(it)) : []
  return firstOf(
    Object.entries(value).map(([key, item]) => {
      const own = [...path, isList ? String(Number(key) + 1) : key]
      if (!isList && isSign(key) && inside.some((it) => Object.hasOwn(it, key))) return nameOf(own)
      return signIn(item, isList ? items : inside.flatMap((it) => ownOf(it, key)), own)
    }),
  )
}

/** Where a text ceases to be JSON, in Russian: the line and the sign in it, from 1. */
function placeOf(text: string): string {
  if (text.trim() === '') return 'здесь пусто'
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true })
  const [first] = errors
  if (!first) return 'запись нарушена'
  const before = text.slice(0, first.offset).split('\n')
  return `ошибка в\u00a0строке ${before.length}, знак ${(before.at(-1) ?? '').length + 1}`
}
