import { parse, type ParseError } from 'jsonc-parser'
import type { JsonSchema } from '../../machines/support/event-schema'
import type { EventData } from '../protocol'
import { isCut, isCutText, isSign } from '../signs'
import { faultOf, isObject } from './fault'

/** An event that was written by hand, or a Russian sentence that says why it cannot go. */
export type Checked = { event: EventData } | { refusal: string }

/** The newest of the seen that an event is held against: what was long ago may have changed. */
const JUDGED = 50

/**
 * Checks the JSON of an event before it goes.
 * @param text what was typed
 * @param type of the event; it cannot be changed
 * @param schema what the machine's types say of it; undefined: anything goes, and the machine decides
 * @param all events of this type that the machine was told, the newest first; they say where a sign stands for the data, and which further fields may come
 */
export function checkEvent(text: string, type: string, schema: JsonSchema | undefined, all: readonly EventData[]): Checked {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { refusal: `Это не\u00a0JSON: ${placeOf(text)}. Проверьте кавычки, запятые и\u00a0скобки.` }
  }
  if (!isObject(value)) return { refusal: 'Событие\u00a0— это объект в\u00a0фигурных скобках.' }
  const event = { ...(value as object), type: (value as { type?: unknown }).type ?? type } as EventData // an object, as was just asked
  if (event.type !== type) return { refusal: `Поле «type» менять нельзя: здесь отправляют «${type}».` }
  const refusal = schema && unwritableReason(schema)
  if (refusal !== undefined) return { refusal }
  const seen = all.slice(0, JUDGED)
  const sign = signIn(event, seen, [])
  if (sign) return { refusal: signReason(sign) }
  const fault = schema ? faultOf(schema, event, seen) : null
  return fault === null ? { event } : { refusal: fault }
}

/** Why nobody can write an event: a Russian sentence; undefined where JSON can, at least in one of its forms. */
export function unwritableReason(schema: JsonSchema): string | undefined {
  const fields = (schema.anyOf ?? [schema]).map(({ properties = {}, required = [] }) => required.find((name) => properties[name]?.not))
  const [field] = fields
  return field === undefined || fields.includes(undefined)
    ? undefined
    : `В\u00a0поле «${field}» магазин ждёт объект из\u00a0кода: секрет, функцию, таблицу (Map) или участника. В\u00a0JSON его не\u00a0написать: такое событие шлёт только сам магазин.`
}

/** A sign that stands where data should, and where that is. */
type Sign = { sign: string; path: readonly string[] }

const signReason = ({ sign, path }: Sign): string =>
  isCut(sign)
    ? `В\u00a0поле «${path.join('.')}» данные обрезаны: так глубоко, длинно или много инспектор не\u00a0показывает. Впишите их целиком или отправьте событие с\u00a0экрана.`
    : `В\u00a0поле «${path.join('.')}» стоит знак вместо данных: секретов, телефонов и\u00a0почты инспектор не\u00a0видит. Впишите своё значение или отправьте событие с\u00a0экрана.`

/** What stands under a name, if anything does: every object has a `constructor` besides. */
const ownOf = (it: Record<string, unknown>, key: string): unknown[] => (Object.hasOwn(it, key) ? [it[key]] : [])

/** Where a sign was left in the place of the data; undefined: nowhere. In lists it may have moved. */
function signIn(value: unknown, seen: readonly unknown[], path: readonly string[]): Sign | undefined {
  if (typeof value === 'string')
    return isSign(value) && seen.some((it) => (isCutText(value) ? it === value : isSign(it))) ? { sign: value, path } : undefined
  if (value === null || typeof value !== 'object') return undefined
  const inside = seen.filter((it): it is Record<string, unknown> => typeof it === 'object' && it !== null)
  const isList = Array.isArray(value)
  const items = isList ? inside.flatMap((it) => Object.values(it)) : []
  for (const [key, item] of Object.entries(value)) {
    const own = [...path, isList ? String(Number(key) + 1) : key]
    if (!isList && isSign(key) && inside.some((it) => Object.hasOwn(it, key))) return { sign: key, path: own }
    const found = signIn(item, isList ? items : inside.flatMap((it) => ownOf(it, key)), own)
    if (found) return found
  }
  return undefined
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
