import { Node, type Symbol as Property, type Type, TypeFlags } from 'ts-morph'
import type { JsonSchema } from '../../../machines/support/event-schema'

/** Where a type stands: words for whoever reads a fault, a node of the code from which it is read, and the types that hold it. */
export type Place = { at: string; node: Node; open: readonly Type[] }

/** A function, a password, an actor, a map: made by the code alone. */
const OF_CODE: JsonSchema = { not: {} }
const isOfCode = (schema: JsonSchema): boolean => schema.not !== undefined

/** How a type of TypeScript is written in JSON. @throws of what it has no word for, or where a type holds itself */
export function schemaOf(type: Type, place: Place): JsonSchema {
  if (type.isAny() || type.isUnknown() || type.getFlags() & TypeFlags.NonPrimitive) return {}
  if (type.isUnion() && !type.isBoolean()) return schemaOfUnion(type, place)
  if (type.isLiteral() && !type.isBoolean()) return { const: literalOf(type, place) }
  if (type.isString() || type.isTemplateLiteral()) return { type: 'string' }
  if (type.isNumber()) return { type: 'number' }
  if (type.isBoolean()) return { type: 'boolean' }
  if (type.isNull()) return { type: 'null' }
  if (place.open.includes(type)) throw new Error(`${place.at}: a type that holds itself`)
  if (type.isTuple()) return schemaOfTuple(type, place)
  if (type.isArray() || type.isReadonlyArray()) {
    const items = schemaOf(type.getTypeArguments()[0]!, inside(place, type, '[]')) // a list is of something
    return isOfCode(items) ? OF_CODE : { type: 'array', items }
  }
  // A mark on a text or a number is no data.
  const plain = type.isIntersection() ? type.getIntersectionTypes().find((part) => part.isString() || part.isNumber()) : undefined
  if (plain) return schemaOf(plain, place)
  if (type.isObject() || type.isIntersection()) return schemaOfObject(type, place)
  throw new Error(`${place.at}: no schema for ${type.getText()}`)
}

const inside = ({ at, node, open }: Place, type: Type, step: string): Place => ({ at: at + step, node, open: [...open, type] })

function literalOf(type: Type, { at }: Place): string | number | boolean {
  if (type.isBooleanLiteral()) return type.getText() === 'true'
  const value = type.getLiteralValue()
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`${at}: no JSON for ${type.getText()}`)
  return value
}

const inOrder = (a: string | number | boolean, b: string | number | boolean): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1

/** What may be left out says so in `required`. A part that only the code makes is left to the others; boolean comes as its two words. */
function schemaOfUnion(type: Type, place: Place): JsonSchema {
  const parts = type.getUnionTypes().filter((part) => !part.isUndefined())
  const isAll = parts.filter((part) => part.isBooleanLiteral()).length === 2
  const literals = parts.filter((part) => part.isLiteral() && !(isAll && part.isBooleanLiteral())).map((part) => literalOf(part, place))
  const others = parts.filter((part) => !part.isLiteral()).map((part) => schemaOf(part, place))
  const [first] = literals
  const all: JsonSchema[] = [
    ...(first === undefined ? [] : literals.length === 1 ? [{ const: first }] : [{ enum: literals.sort(inOrder) }]),
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

function schemaOfTuple(type: Type, place: Place): JsonSchema {
  const elements = type.getTupleElements()
  // Of as many as it says, or of more or fewer: that has another name in TypeScript.
  const { minLength, hasRestElement } = type.getTargetTypeOrThrow().compilerType as unknown as {
    minLength: number
    hasRestElement: boolean
  } // not in ts-morph
  if (minLength !== elements.length || hasRestElement) throw new Error(`${place.at}: a list of no certain length`)
  const prefixItems = elements.map((element, at) => schemaOf(element, inside(place, type, `[${at}]`)))
  return prefixItems.some(isOfCode) ? OF_CODE : { type: 'array', prefixItems, items: false, minItems: prefixItems.length }
}

/** Of a library and not of the language's own `Pick` or `Omit`: a map, a file, an actor. */
const isForeign = (type: Type): boolean =>
  type
    .getSymbol()
    ?.getDeclarations()
    .some((it) => it.getSourceFile().isInNodeModules() && !Node.isTypeLiteral(it) && !Node.isMappedTypeNode(it)) === true

function schemaOfObject(type: Type, place: Place): JsonSchema {
  if (type.getCallSignatures().length > 0 || isForeign(type)) return OF_CODE
  const fields = type
    .getProperties()
    .sort(asWritten)
    .flatMap((property) => {
      const [name, of] = [property.getName(), property.getTypeAtLocation(place.node)]
      // What may only be left out is no field.
      if (of.isNever() || of.isUndefined()) return []
      return [{ name, isOptional: property.isOptional() || isLeftOut(of), schema: schemaOf(of, inside(place, type, `.${name}`)) }]
    })
  const index = type.getStringIndexType() ?? type.getNumberIndexType()
  if (fields.length === 0 && !index && type.getProperties().length === 0) throw new Error(`${place.at}: an object of nobody knows what`)
  const others = index && schemaOf(index, inside(place, type, '[key]'))
  // An event whose field the code makes is told by its other fields; what lies deeper is of the code as a whole.
  const isMade = fields.some(({ schema, isOptional }) => isOfCode(schema) && !isOptional) || (others && isOfCode(others))
  if (isMade && place.open.length > 0) return OF_CODE
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
    additionalProperties: others ?? false,
  }
}

const isLeftOut = (type: Type): boolean => type.isUnion() && type.getUnionTypes().some((part) => part.isUndefined())

/** TypeScript keeps no order in `Pick<T, 'a' | 'b'>`: fields stand as they are written in the code, those of no place by their names. */
function asWritten(a: Property, b: Property): number {
  const [ofA, ofB] = [a, b].map((it) => it.getDeclarations()[0])
  const [fileOfA, fileOfB] = [ofA, ofB].map((it) => it?.getSourceFile().getFilePath() ?? '')
  if (fileOfA !== fileOfB) return fileOfA! < fileOfB! ? -1 : 1
  const places = (ofA?.getPos() ?? 0) - (ofB?.getPos() ?? 0)
  return places === 0 ? (a.getName() < b.getName() ? -1 : 1) : places
}
