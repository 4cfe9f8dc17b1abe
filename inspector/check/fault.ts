import * as z from 'zod'
import type { JsonSchema } from '../../machines/support/event-schema'
import { KINDS } from '../../machines/support/event-words'

type Path = readonly PropertyKey[]
type Issue = z.core.$ZodIssue
type WrongWord = Extract<Issue, { code: 'invalid_value' }>

/** More words than that are not told in one sentence. */
const MOST_WORDS = 8

const plain = (words: string): string => words.replaceAll('`', '')
const EXPECTED: Readonly<Record<string, string>> = {
  ...KINDS,
  tuple: KINDS.array,
  record: KINDS.object,
  never: 'ничего: его пишет только код',
}

/** Whether a value of JSON is an object with fields. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands in a place of JSON, in Russian. */
function kindOf(value: unknown): string {
  if (value === null || value === undefined) return plain(KINDS.null)
  if (Array.isArray(value)) return KINDS.array
  if (typeof value === 'number' && !Number.isFinite(value)) return 'число больше, чем бывает'
  const kind = typeof value
  return kind in KINDS ? plain(KINDS[kind as keyof typeof KINDS]) : KINDS.string // of what JSON holds
}

/**
 * What an event has that its machine does not wait for, or has not.
 * @param seen events of the same type that came: a field that the types do not name may stand where it stood in them
 * @returns one Russian sentence, of a foreign field first, it may be the missing one misspelt; null: nothing
 */
export function faultOf(schema: JsonSchema, event: object, seen: readonly object[]): string | null {
  const { error } = z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(event)
  const isForgiven = (path: Path, key: string) => !fieldsAt(schema, path).includes(key) && seen.some((it) => wasThere(it, [...path, key]))
  const issues = error?.issues.flatMap((issue) => innermost(issue, [], isForgiven)) ?? []
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]
  return issue ? sentence(issue, event, schema) : null
}

/** Of several forms the one that was meant: that of which the fewest is wrong. Where none was, the union itself. */
function innermost(issue: Issue, at: Path, isForgiven: (path: Path, key: string) => boolean): Issue[] {
  const path = [...at, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.filter((key) => !isForgiven(path, key))
    return keys.length > 0 ? [{ ...issue, path, keys }] : []
  }
  if (issue.code !== 'invalid_union') return [{ ...issue, path }]
  const forms = issue.errors
    .filter((issues) => issues.every((it) => it.path.length > 0 || it.code === 'unrecognized_keys'))
    .map((issues) => issues.flatMap((it) => innermost(it, path, isForgiven)))
    .sort((a, b) => a.length - b.length)
  const tags = tagsOf(forms)
  if (tags) return [tags]
  return forms.find((issues) => !issues.some(isWrongWord)) ?? forms[0] ?? [{ ...issue, path }]
}

const isWrongWord = (issue: Issue): issue is WrongWord => issue.code === 'invalid_value'

const byText = (a: unknown, b: unknown): number => (String(a) < String(b) ? -1 : 1)

/** The word by which forms are told apart, where it is none of theirs: what it may be. */
function tagsOf(forms: readonly (readonly Issue[])[]): WrongWord | undefined {
  const [first = [], ...others] = forms.map((issues) => issues.filter(isWrongWord))
  for (const tag of first) {
    const same = others.map((issues) => issues.find(({ path }) => path.join('.') === tag.path.join('.')))
    if (same.every((it) => it !== undefined))
      return { ...tag, values: [...new Set([tag, ...same].flatMap(({ values }) => values))].sort(byText) }
  }
  return undefined
}

/** Whether something stands in a place; in a list that may be in any of its items. */
function wasThere(value: unknown, [key, ...rest]: Path): boolean {
  if (key === undefined) return true
  if (typeof key === 'number') return Array.isArray(value) && value.some((item) => wasThere(item, rest))
  return (
    typeof value === 'object' && value !== null && Object.hasOwn(value, key) && wasThere((value as Record<PropertyKey, unknown>)[key], rest)
  )
}

function sentence(issue: Issue, event: object, schema: JsonSchema): string {
  const name = nameOf(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schema, issue.path, event)
    return `Поля «${nameOf([...issue.path, issue.keys[0]!])}» машина не\u00a0знает.${known.length > 0 ? ` Есть: ${known.join(', ')}.` : ' Полей там нет.'}` // there is one
  }
  const { isThere, value } = valueAt(event, issue.path)
  if (!isThere) return `Не\u00a0хватает поля «${name}».`
  const stands = !wantsWord(issue)
    ? kindOf(value)
    : typeof value === 'string'
      ? `«${value}»`
      : typeof value === 'number'
        ? value
        : kindOf(value)
  return `В\u00a0поле «${name}» ожидается ${plain(expected(issue))}, а\u00a0стоит ${stands}.`
}

const wantsWord = (issue: Issue): boolean =>
  isWrongWord(issue) || (issue.code === 'invalid_union' && issue.errors.flat().some((it) => it.path.length === 0 && wantsWord(it)))

function expected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return EXPECTED[issue.expected] ?? 'другое'
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return [
        ...new Set(
          issue.errors
            .flat()
            .filter(({ path }) => path.length === 0)
            .map(expected),
        ),
      ].join(' или ')
    case 'too_big':
      return `список ровно из\u00a0${issue.maximum}`
    case 'too_small':
      return `список ровно из\u00a0${issue.minimum}`
    default:
      return 'другое'
  }
}

function oneOf(values: readonly unknown[]): string {
  const words = values.map((value) => (typeof value === 'string' ? `«${value}»` : String(value)))
  if (words.length <= 2) return words.join(' или ')
  const more = words.length - MOST_WORDS
  return `одно из\u00a0${words.slice(0, MOST_WORDS).join(', ')}${more > 0 ? ` и\u00a0ещё ${more}` : ''}`
}

/** What stands in a place, own fields alone: every object has a `constructor` besides. */
function valueAt(value: unknown, [key, ...rest]: Path): { isThere: boolean; value?: unknown } {
  if (key === undefined) return { isThere: true, value }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return { isThere: false }
  return valueAt((value as Record<PropertyKey, unknown>)[key], rest)
}

/** The fields that may stand in a place. @param event where given, of the forms whose words it has; else of all */
function fieldsAt(schema: JsonSchema, [key, ...rest]: Path, event?: unknown): string[] {
  const all = schema.anyOf ?? [schema]
  const meant = all.filter((form) => hasWordsOf(form, event))
  const forms = event === undefined || meant.length === 0 ? all : meant
  if (key === undefined) return [...new Set(forms.flatMap(({ properties = {} }) => Object.keys(properties)))]
  const inner = event === undefined ? undefined : valueAt(event, [key]).value
  return forms.flatMap(({ properties = {}, additionalProperties, prefixItems = [], items }) => {
    const next = typeof key === 'number' ? (prefixItems[key] ?? items) : (properties[String(key)] ?? additionalProperties)
    return next ? fieldsAt(next, rest, inner) : []
  })
}

/** Whether a value has the single words that a form asks for. */
const hasWordsOf = ({ properties = {} }: JsonSchema, value: unknown): boolean =>
  Object.entries(properties).every(([name, { const: word }]) => word === undefined || valueAt(value, [name]).value === word)

/** Items of lists count from 1. */
const nameOf = (path: Path): string => path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join('.')
