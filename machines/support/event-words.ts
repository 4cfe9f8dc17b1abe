import type { JsonSchema } from './event-schema'

/**
 * A field of an event for the atlas: its name, and its type `is` in Russian with identifiers in backquotes. `isOptional`: the field may be
 * left out; `isPartial`: the event has several forms, and not all of them have this field.
 */
export type FieldWords = { name: string; is: string; isOptional: boolean; isPartial: boolean }

/** The JSON types in Russian. */
export const KINDS = {
  string: 'текст',
  number: 'число',
  boolean: 'да или нет (`true`, `false`)',
  null: 'ничего (`null`)',
  array: 'список',
  object: 'объект',
} as const

/** How many fields of a nested object are listed before «…». */
const MOST_NAMES = 8

/** The fields of an event except `type`, each once even where the event has several forms. */
export function fieldsInWords(schema: JsonSchema): FieldWords[] {
  const forms = schema.anyOf ?? [schema]
  const names = [...new Set(forms.flatMap(({ properties = {} }) => Object.keys(properties)))].filter((name) => name !== 'type')
  return names.map((name) => {
    const having = forms.filter(({ properties = {} }) => properties[name])
    return {
      name,
      is: [...new Set(having.map(({ properties = {} }) => inWords(properties[name] ?? {})))].join(' или '),
      isOptional: having.some(({ required = [] }) => !required.includes(name)),
      isPartial: having.length < forms.length,
    }
  })
}

function inWords(schema: JsonSchema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map(inWords))].join(' или ')
  if (schema.not) return 'объект из\u00a0кода'
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(' или ')
  switch (schema.type) {
    case undefined:
      return 'что угодно'
    case 'array':
      return listInWords(schema)
    case 'object':
      return objectInWords(schema)
    default:
      return KINDS[schema.type]
  }
}

function listInWords({ items, prefixItems }: JsonSchema): string {
  if (prefixItems) return `список ровно из\u00a0${prefixItems.length}: ${prefixItems.map(inWords).join(', ')}`
  if (!items) return 'пустой список'
  const isOfSeveral = items.anyOf !== undefined || items.enum !== undefined
  return isOfSeveral ? `список (каждое\u00a0– ${inWords(items)})` : `список: ${inWords(items)}`
}

function objectInWords({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const names = Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`))
  if (names.length > MOST_NAMES) return `объект \`{ ${names.slice(0, MOST_NAMES).join(', ')}, … }\``
  if (names.length > 0) return `объект \`{ ${names.join(', ')} }\``
  return additionalProperties ? `по\u00a0именам: ${inWords(additionalProperties)}` : 'пустой объект'
}
