import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DEFAULT_BASES } from '../../../fake-server/open-server'
import { COVERED_CALLS, rightOf } from '../../../model/api-key/covered-calls'
import { contract } from '../../../model/contract'
import type { Endpoint } from '../../../model/contract/endpoint'
import { FIELD_TEXTS } from '../../../model/openapi/field-texts'
import { openApiOf } from '../../../model/openapi/open-api'

// oxlint-disable-next-line no-explicit-any -- JSON of any form
type Json = any

const document = openApiOf({ origin: 'https://karter.example', shopName: 'Картер', bases: DEFAULT_BASES })
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)
const keysOf = (schema: unknown): string[] =>
  Object.keys((z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as object)
/** What a reference leads to, or the object itself. */
function followed(value: Json): Json {
  const ref: unknown = value?.$ref
  if (typeof ref !== 'string') return value
  return ref
    .slice(2)
    .split('/')
    .reduce((at: Json, part) => at[part], document)
}
/** All names of fields in a part of the document. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => [...(key === 'properties' ? Object.keys(part as object) : []), ...namesIn(part)])
}

describe('the description of the API', () => {
  it('is a document of OpenAPI 3.1 for a public validator [DEC-077]', async () => {
    expect(await new Validator().validate(structuredClone(document) as Json)).toEqual({ valid: true })
  })

  it('has the calls that a key may make and no other [DEC-077]', () =>
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...COVERED_CALLS].sort()))

  it.each(COVERED_CALLS)('has %s with its method, path, parameters, body, answer and errors', (name) => {
    const row: Endpoint = contract[name]
    const found = operations.find(({ operationId }) => operationId === name)!
    const parameters = (place: string) => found.parameters.filter((each) => each.in === place).map((each) => each.name)
    const body = followed(found.requestBody?.content['application/json'].schema)
    const answer = followed((found.responses[200] as Json).content['application/json'].schema)
    expect({
      method: found.method.toUpperCase(),
      path: found.path.replace(/\{(\w+)\}/g, ':$1'),
      inPath: parameters('path'),
      inQuery: parameters('query'),
      body: body ? Object.keys(body.properties) : null,
      answer: Object.keys(answer.properties ?? {}),
      right: found.security,
    }).toEqual({
      method: row.method,
      path: DEFAULT_BASES[row.base ?? 'api'] + row.path,
      inPath: row.params ? keysOf(row.params) : [],
      inQuery: row.query ? keysOf(row.query) : [],
      body: row.body ? keysOf(row.body) : null,
      answer: keysOf(row.output),
      right: [{ apiKey: [rightOf(name)] }],
    })
    expect(Object.keys(found.responses)).toEqual(expect.arrayContaining(['401', '403', '503']))
  })

  it('every reference leads to something', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref!)
    expect(refs.length).toBeGreaterThan(100)
    expect([...new Set(refs)].filter((ref) => !ref.startsWith('#/components/') || followed({ $ref: ref }) === undefined)).toEqual([])
  })

  it('says what each field means, and no field that there is none', () => {
    const own = new Set(
      namesIn(document.components.schemas).concat(operations.flatMap(({ parameters }) => parameters.map((each) => each.name))),
    )
    for (const name of ['message', 'errors', 'details', 'Idempotency-Key']) own.delete(name)
    expect([...own].filter((name) => !(name in FIELD_TEXTS))).toEqual([])
    expect(Object.keys(FIELD_TEXTS).filter((name) => !own.has(name))).toEqual([])
  })

  it('speaks of money in rubles, and of whole numbers as such', () => {
    const { ProductPrice } = document.components.schemas as Json
    expect(ProductPrice.properties.product_id).toMatchObject({ type: 'integer' })
    expect(JSON.stringify(ProductPrice.properties.cost)).toContain('"format":"rubles"')
  })
})
