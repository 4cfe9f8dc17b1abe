import { Node, type Type, TypeFlags } from 'ts-morph'
import type { JsonSchema } from '../../../machines/support/event-schema'

/** Deeper no data of an event lie: a type that holds itself has no end. */
const DEEPEST = 20

/** A function, a password, an actor, a map: made by the code alone. */
const OF_CODE: JsonSchema = { not: {} }
const isOfCode = (schema: JsonSchema): boolean => schema.not !== undefined

/** How a type of TypeScript is written in JSON. @throws of what it has no word for, or where a type holds itself */
export function schemaOf(type: Type, at: string, depth = 0): JsonSchema {
  if (depth > DEEPEST) throw new Error(`${at}: a type that holds itself`)
  if (type.isAny() || type.isUnknown() || type.getFlags() & TypeFlags.NonPrimitive) return {}
  if (type.isUnion() && !type.isBoolean()) return schemaOfUnion(type, at, depth)
  if (type.isLiteral() && !type.isBoolean()) return { const: literalOf(type) }
  if (type.isString() || type.isTemplateLiteral()) return { type: 'string' }
  if (type.isNumber()) return { type: 'number' }
  if (type.isBoolean()) return { type: 'boolean' }
  if (type.isNull()) return { type: 'null' }
  if (type.isTuple()) return schemaOfTuple(type, at, depth)
  if (type.isArray() || type.isReadonlyArray()) {
    const items = schemaOf(type.getTypeArguments()[0]!, `${at}[]`, depth + 1) // a list is of something
    return isOfCode(items) ? OF_CODE : { type: 'array', items }
  }
  if (type.isObject() || type.isIntersection()) return schemaOfObject(type, at, depth)
  throw new Error(`${at}: no schema for ${type.getText()}`)
}

function literalOf(type: Type): string | number | boolean {
  if (type.isBooleanLiteral()) return type.getText() === 'true'
  const value = type.getLiteralValue()
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`no JSON for ${type.getText()}`)
  return value
}

const byText = (a: unknown, b: unknown): number => (String(a) < String(b) ? -1 : 1)

/** What may be left out says so in `required`. A part that only the code makes is left to the others; boolean comes as its two words. */
function schemaOfUnion(type: Type, at: string, depth: number): JsonSchema {
  const parts = type.getUnionTypes().filter((part) => !part.isUndefined())
  const isAll = parts.filter((part) => part.isBooleanLiteral()).length === 2
  const literals = parts.filter((part) => part.isLiteral() && !(isAll && part.isBooleanLiteral())).map(literalOf)
  const others = parts.filter((part) => !part.isLiteral()).map((part) => schemaOf(part, at, depth))
  const [first] = literals
  const all: JsonSchema[] = [
    ...(first === undefined ? [] : literals.length === 1 ? [{ const: first }] : [{ enum: literals.sort(byText) }]),
    ...(isAll ? [{ type: 'boolean' } as const] : []),
    ...others.filter((schema) => !isOfCode(schema)),
  ]
  return all.length === 0 ? OF_CODE : eitherOf(all)
}

/** Any of several; each once. TypeScript keeps no order in a union, so they are sorted. @param schemas at least one */
export function eitherOf(schemas: readonly JsonSchema[]): JsonSchema {
  const each = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]))
  const [only, ...more] = [...each.keys()].sort().map((key) => each.get(key)!) // it is one of them
  return more.length === 0 ? only! : { anyOf: [only!, ...more] } // there is one
}

function schemaOfTuple(type: Type, at: string, depth: number): JsonSchema {
  const prefixItems = type.getTupleElements().map((element, place) => schemaOf(element, `${at}[${place}]`, depth + 1))
  return { type: 'array', prefixItems, items: false, minItems: prefixItems.length }
}

/** Of a library and not of the language's own `Pick` or `Omit`: a map, a file, an actor. */
const isForeign = (type: Type): boolean =>
  type
    .getSymbol()
    ?.getDeclarations()
    .some((it) => it.getSourceFile().isInNodeModules() && !Node.isTypeLiteral(it) && !Node.isMappedTypeNode(it)) === true

function schemaOfObject(type: Type, at: string, depth: number): JsonSchema {
  if (type.getCallSignatures().length > 0 || isForeign(type)) return OF_CODE
  const fields = type.getProperties().flatMap((property) => {
    const [declaration] = property.getDeclarations()
    const of = declaration ? property.getTypeAtLocation(declaration) : property.getDeclaredType()
    // What may only be left out is no field.
    if (of.isNever() || of.isUndefined()) return []
    return [
      {
        name: property.getName(),
        isOptional: property.isOptional() || isLeftOut(of),
        schema: schemaOf(of, `${at}.${property.getName()}`, depth + 1),
      },
    ]
  })
  if (fields.some(({ schema, isOptional }) => isOfCode(schema) && !isOptional) && depth > 0) return OF_CODE
  const index = type.getStringIndexType() ?? type.getNumberIndexType()
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
    additionalProperties: index ? schemaOf(index, `${at}[key]`, depth + 1) : false,
  }
}

const isLeftOut = (type: Type): boolean => type.isUnion() && type.getUnionTypes().some((part) => part.isUndefined())
