import * as z from 'zod/mini'
import type { CoveredCall } from '../api-key/covered-calls'
import { Category } from '../catalogue/category'
import { Product } from '../catalogue/product'
import { ProductPrice } from '../catalogue/product-price'
import { DeliveryAddress, DeliverySchedule, PickupAddress } from '../company/delivery'
import { Store } from '../company/store/store'
import { contract } from '../contract'
import type { Endpoint } from '../contract/endpoint'
import { DocumentDetails } from '../document/document-details'
import { UpdDocument } from '../document/document'
import { Percent, Rubles } from '../money/money'
import { ChangedLines, NewOrder, Order, OrderItem } from '../order/order'
import { FIELD_TEXTS } from './field-texts'

/** As much of a JSON Schema as is read here. */
export type JsonSchema = {
  [key: string]: unknown
  $ref?: string
  type?: string
  format?: string
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

/** How to refer to a schema: one without a name is given itself. */
export type RefOf = (schema: z.ZodMiniType) => JsonSchema

/** The schemas that have a name of their own; what holds one of them refers to it. */
const NAMED: Readonly<Record<string, z.ZodMiniType>> = {
  Product,
  ProductPrice,
  Category,
  Store,
  NewOrder,
  Order,
  OrderItem,
  ChangedLines,
  Document: UpdDocument,
  DocumentDetails,
  DeliveryAddress,
  DeliverySchedule,
  PickupAddress,
}

const refTo = (id: string): string => `#/components/schemas/${id}`

/**
 * The JSON Schemas of some calls as bodies and answers travel: money in rubles, moments as texts.
 * @returns the named ones, and how to refer to the schema of a part of a call; a part without a name gives the schema itself
 */
export function schemasOf(calls: readonly CoveredCall[]): {
  schemas: Record<string, JsonSchema>
  refOf: RefOf
} {
  const ids = new Map<z.ZodMiniType, string>(Object.entries(NAMED).map(([id, schema]) => [schema, id]))
  for (const name of calls) {
    const { body, output }: Endpoint = contract[name]
    if (body && !ids.has(body)) ids.set(body, `${name}.body`)
    if (!ids.has(output) && !(output instanceof z.ZodMiniNull)) ids.set(output, `${name}.answer`)
  }
  const registry = z.registry<{ id: string }>()
  for (const [schema, id] of ids) registry.add(schema, { id })
  const made = z.toJSONSchema(registry, { ...OPTIONS, uri: refTo }).schemas
  const schemas = Object.fromEntries(Object.entries(made).map(([id, schema]) => [id, described(schema as JsonSchema, id)]))
  return {
    schemas,
    refOf: (schema) => {
      const id = ids.get(schema)
      return id === undefined ? described(z.toJSONSchema(schema, OPTIONS) as JsonSchema, '') : { $ref: refTo(id) }
    },
  }
}

const OPTIONS = {
  io: 'input',
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: Record<string, unknown> }) => {
    if (isWhole(zodSchema)) jsonSchema.type = 'integer'
    if (zodSchema === (Rubles as z.core.$ZodType)) jsonSchema.format = 'rubles'
    if (zodSchema === (Percent as z.core.$ZodType)) jsonSchema.format = 'percent'
    // The format says the same in a word.
    if (jsonSchema.format === 'date' || jsonSchema.format === 'date-time') delete jsonSchema.pattern
  },
} as const

/** Whether one of the checks of a schema lets whole numbers pass alone. */
const isWhole = (schema: z.core.$ZodType): boolean =>
  schema._zod.def.checks?.some((check) => (check._zod.def as { fn?: unknown }).fn === Number.isSafeInteger) ?? false

/** A schema with what its fields mean, and without what belongs to a document of its own. */
function described({ $schema: _schema, $id: _id, ...schema }: JsonSchema, id: string): JsonSchema {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        if (key === '$ref' && part === '#') return [key, refTo(id)]
        return [key, key === 'properties' ? fields(part as Record<string, JsonSchema>) : inside(part)]
      }),
    )
  }
  const fields = (properties: Record<string, JsonSchema>) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, field]) => {
        const description = FIELD_TEXTS[name]
        return [name, { ...(inside(field) as JsonSchema), ...(description !== undefined && { description }) }]
      }),
    )
  return inside(schema) as JsonSchema
}
