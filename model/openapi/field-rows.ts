import type { JsonSchema } from './json-schemas'

/** A field of a body or an answer, as the reference lists it. */
export type FieldRow = {
  /** With those that it lies in: «lines[].qty». */
  path: string
  type: string
  isRequired: boolean
  text: string
}

/** Fields deeper than this are those of an object that is described elsewhere. */
const DEPTH = 2

/** Objects of several kinds as one: a field is always there where every kind has it. */
function together(kinds: readonly JsonSchema[]): JsonSchema {
  const names = [...new Set(kinds.flatMap(({ properties = {} }) => Object.keys(properties)))]
  const fieldOf = (name: string): JsonSchema => {
    const fields = kinds.flatMap(({ properties = {} }) => (properties[name] ? [properties[name]] : []))
    const [first = {}] = fields
    return fields.length === 1 ? first : { anyOf: fields, ...(first.description !== undefined && { description: first.description }) }
  }
  return {
    properties: Object.fromEntries(names.map((name) => [name, fieldOf(name)])),
    required: names.filter((name) => kinds.every(({ required }) => required?.includes(name))),
  }
}

/**
 * The fields of a schema, each after the one that it lies in.
 * @param schemas the named ones, that references lead to
 */
export function fieldRows(schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): FieldRow[] {
  const follow = ({ $ref, ...rest }: JsonSchema): JsonSchema => ($ref === undefined ? rest : (schemas[$ref.split('/').at(-1) ?? ''] ?? {}))

  /** The object that a field holds, alone, in a list or beside null; of several kinds it is all of them together. */
  function objectIn(field: JsonSchema): { of: JsonSchema; isList: boolean } | null {
    const whole = follow(field)
    if (whole.properties) return { of: whole, isList: false }
    if (whole.items) {
      const inside = objectIn(whole.items)
      return inside && { of: inside.of, isList: true }
    }
    const kinds = (whole.anyOf ?? []).flatMap((one) => objectIn(one) ?? [])
    return kinds.length > 0 ? { of: together(kinds.map(({ of }) => of)), isList: kinds.some(({ isList }) => isList) } : null
  }

  function rowsOf(object: JsonSchema, prefix: string, depth: number): FieldRow[] {
    return Object.entries(object.properties ?? {}).flatMap(([name, field]) => {
      const path = prefix + name
      const row = { path, type: typeOf(field), isRequired: object.required?.includes(name) ?? false, text: field.description ?? '' }
      const inside = depth < DEPTH ? objectIn(field) : null
      return inside ? [row, ...rowsOf(inside.of, `${path}${inside.isList ? '[]' : ''}.`, depth + 1)] : [row]
    })
  }

  function typeOf(field: JsonSchema): string {
    const whole = follow(field)
    if (whole.anyOf) return [...new Set(whole.anyOf.map(typeOf))].join(' | ')
    if (whole.items) return `${typeOf(whole.items)}[]`
    if (whole.format !== undefined) return whole.format
    if (whole.const !== undefined) return JSON.stringify(whole.const)
    if (Array.isArray(whole.enum)) return whole.enum.map((value) => JSON.stringify(value)).join(' | ')
    return whole.type ?? 'object'
  }

  const root = objectIn(schema)
  return root ? rowsOf(root.of, root.isList ? '[].' : '', 0) : []
}
