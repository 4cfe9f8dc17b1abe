/** As much of JSON Schema (2020-12) as data of events need. `{}`: anything; `not`: nothing that JSON can write, the code alone makes it. */
export type JsonSchema = {
  type?: 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object'
  const?: string | number | boolean
  enum?: (string | number | boolean)[]
  anyOf?: JsonSchema[]
  items?: JsonSchema | false
  prefixItems?: JsonSchema[]
  minItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | false
  not?: Record<string, never>
}
/** What each event of a machine holds, by its type. */
export type EventSchemas = Readonly<Record<string, JsonSchema>>

/** A field of an event: its name, and what stands in it, in Russian with names of the code in backquotes. */
export type FieldWords = { name: string; is: string; isOptional: boolean }

/** Of an object inside an event no more are named. */
const MOST_NAMES = 8
const KINDS = { string: 'текст', number: 'число', boolean: 'да или нет', null: 'ничего (`null`)' }

/** The fields of an event besides its type; each once where the event has several forms, and optional where not every form has it. */
export function fieldsInWords(schema: JsonSchema): FieldWords[] {
  const forms = schema.anyOf ?? [schema]
  const names = [...new Set(forms.flatMap(({ properties = {} }) => Object.keys(properties)))].filter((name) => name !== 'type')
  return names.map((name) => {
    const words = forms.flatMap(({ properties = {} }) => (properties[name] ? [inWords(properties[name])] : []))
    return {
      name,
      is: [...new Set(words)].join(' или '),
      isOptional: forms.some(({ required = [] }) => !required.includes(name)),
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
      return schema.prefixItems
        ? `список ровно из\u00a0${schema.prefixItems.length}: ${schema.prefixItems.map(inWords).join(', ')}`
        : `список: ${schema.items ? inWords(schema.items) : 'пустой'}`
    case 'object':
      return objectInWords(schema)
    default:
      return KINDS[schema.type]
  }
}

function objectInWords({ properties = {}, additionalProperties }: JsonSchema): string {
  const names = Object.keys(properties)
  if (names.length > MOST_NAMES) return `объект \`{ ${names.slice(0, MOST_NAMES).join(', ')}, … }\``
  if (names.length > 0) return `объект \`{ ${names.join(', ')} }\``
  return additionalProperties ? `по\u00a0именам: ${inWords(additionalProperties)}` : 'пустой объект'
}
