import * as z from 'zod'
import type { JsonSchema } from '../../../machines/support/event-schema'

type Path = readonly PropertyKey[]
type Issue = z.core.$ZodIssue
type Kind = 'число' | 'число больше, чем бывает' | 'текст' | 'да или нет' | 'пустое значение (null)' | 'список' | 'объект'

const EXPECTED: Readonly<Record<string, Kind>> = {
  string: 'текст',
  number: 'число',
  boolean: 'да или нет',
  null: 'пустое значение (null)',
  array: 'список',
  tuple: 'список',
  object: 'объект',
  record: 'объект',
}

/** What stands in a place of JSON, in Russian. */
export function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'пустое значение (null)'
  if (Array.isArray(value)) return 'список'
  if (typeof value === 'number') return Number.isFinite(value) ? 'число' : 'число больше, чем бывает'
  if (typeof value === 'boolean') return 'да или нет'
  return typeof value === 'object' ? 'объект' : 'текст'
}

/**
 * What an event has that its machine does not wait for, or has not.
 * @param seen events of the same type that came: what stood in them may stand there, also where the types are narrower
 * @returns one Russian sentence, of a foreign field first, it may be the missing one misspelt; null: nothing
 */
export function faultOf(schema: JsonSchema, event: object, seen: readonly object[]): string | null {
  const { error } = z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(event)
  const issues = error?.issues.flatMap((issue) => innermost(issue, [], seen)) ?? []
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]
  return issue ? sentence(issue, event, schema) : null
}

/** Of several kinds the one that was meant: that of which the fewest is wrong. Where none was, the union itself. */
function innermost(issue: Issue, at: Path, seen: readonly object[]): Issue[] {
  const path = [...at, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.filter((key) => !seen.some((it) => wasThere(it, [...path, key])))
    return keys.length > 0 ? [{ ...issue, path, keys }] : []
  }
  if (issue.code !== 'invalid_union') return [{ ...issue, path }]
  const [meant] = issue.errors
    .filter((issues) => issues.every((it) => it.path.length > 0 || it.code === 'unrecognized_keys'))
    .map((issues) => issues.flatMap((it) => innermost(it, path, seen)))
    .sort((a, b) => weight(a) - weight(b))
  return meant ?? [{ ...issue, path }]
}

/** Whether something stands in a place; in a list that may be in any of its items. */
function wasThere(value: unknown, [key, ...rest]: Path): boolean {
  if (key === undefined) return true
  if (typeof key === 'number') return Array.isArray(value) && value.some((item) => wasThere(item, rest))
  return (
    typeof value === 'object' && value !== null && Object.hasOwn(value, key) && wasThere((value as Record<PropertyKey, unknown>)[key], rest)
  )
}

/** A wrong word says which of several forms it is not. */
const weight = (issues: readonly Issue[]): number => issues.reduce((sum, { code }) => sum + (code === 'invalid_value' ? 100 : 1), 0)

function sentence(issue: Issue, event: object, schema: JsonSchema): string {
  const name = nameOf(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schema, issue.path)
    return `Поля «${nameOf([...issue.path, issue.keys[0]!])}» машина не\u00a0знает.${known.length > 0 ? ` Есть: ${known.join(', ')}.` : ' Полей там нет.'}`
  }
  const { isThere, value } = valueAt(event, issue.path)
  if (!isThere) return `Не\u00a0хватает поля «${name}».`
  return `В\u00a0поле «${name}» ожидается ${expected(issue)}, а\u00a0стоит ${typeof value === 'string' && wantsWord(issue) ? `«${value}»` : kindOf(value)}.`
}

const wantsWord = (issue: Issue): boolean =>
  issue.code === 'invalid_value' || (issue.code === 'invalid_union' && issue.errors.flat().some(wantsWord))

function expected(issue: Issue): string {
  if (issue.code === 'invalid_type') return EXPECTED[issue.expected] ?? 'другое'
  if (issue.code === 'invalid_value') {
    const words = issue.values.map((value) => (typeof value === 'string' ? `«${value}»` : String(value)))
    return words.length > 2 ? `одно из\u00a0${words.join(', ')}` : words.join(' или ')
  }
  if (issue.code === 'invalid_union')
    return [
      ...new Set(
        issue.errors
          .flat()
          .filter(({ path }) => path.length === 0)
          .map(expected),
      ),
    ].join(' или ')
  if (issue.code === 'too_big' || issue.code === 'too_small') return 'список другой длины'
  return 'другое'
}

/** What stands in a place, own fields alone: every object has a `constructor` besides. */
function valueAt(value: unknown, [key, ...rest]: Path): { isThere: boolean; value?: unknown } {
  if (key === undefined) return { isThere: true, value }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return { isThere: false }
  return valueAt((value as Record<PropertyKey, unknown>)[key], rest)
}

/** The fields that may stand in a place. */
function fieldsAt(schema: JsonSchema, [key, ...rest]: Path): string[] {
  const forms = schema.anyOf ?? [schema]
  if (key === undefined) return [...new Set(forms.flatMap(({ properties = {} }) => Object.keys(properties)))]
  return forms.flatMap(({ properties = {}, additionalProperties, prefixItems = [], items }) => {
    const next = typeof key === 'number' ? (prefixItems[key] ?? items) : (properties[String(key)] ?? additionalProperties)
    return next ? fieldsAt(next, rest) : []
  })
}

/** Items of lists count from 1. */
const nameOf = (path: Path): string => path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join('.')
