import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Project } from 'ts-morph'
import { describe, expect, it } from 'vitest'
import { FLOWS } from '../../tools/diagrams/atlas'
import { readEventSchemas } from '../../tools/diagrams/events/event-schemas'
import { schemaOf } from '../../tools/diagrams/events/json-schema'
import { EVENTS, schemaFiles } from '../../tools/diagrams/events/schema-files'

it('what the events of machines hold is of today', { timeout: 120_000 }, () => {
  const files = schemaFiles(readEventSchemas())
  for (const [name, text] of files) {
    const file = join(FLOWS, name)
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '', `${name} is stale: npm run diagrams`).toBe(text)
  }
  expect(
    readdirSync(join(FLOWS, EVENTS))
      .map((name) => `${EVENTS}/${name}`)
      .sort(),
  ).toEqual([...files.keys()].sort())
})

describe('a type of TypeScript as JSON', () => {
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { strict: true, exactOptionalPropertyTypes: true } })
  const schema = (type: string, more = '') =>
    schemaOf(
      project.createSourceFile('of.ts', `${more}\nexport type Of = ${type}`, { overwrite: true }).getTypeAliasOrThrow('Of').getType(),
      'Of',
    )
  const object = (properties: object, required = Object.keys(properties)) => ({
    type: 'object',
    properties,
    required,
    additionalProperties: false,
  })

  it.each([
    ['string', { type: 'string' }],
    ['number', { type: 'number' }],
    ['boolean', { type: 'boolean' }],
    ['null', { type: 'null' }],
    ['true', { const: true }],
    ['"a"', { const: 'a' }],
    ['7', { const: 7 }],
    ['"b" | "a"', { enum: ['a', 'b'] }],
    ['string | null', { anyOf: [{ type: 'null' }, { type: 'string' }] }],
    ['number | boolean | "all"', { anyOf: [{ const: 'all' }, { type: 'boolean' }, { type: 'number' }] }],
    ['unknown', {}],
    ['object', {}],
    ['readonly number[]', { type: 'array', items: { type: 'number' } }],
    ['[number, string]', { type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }], items: false, minItems: 2 }],
    ['Record<string, number>', { type: 'object', properties: {}, required: [], additionalProperties: { type: 'number' } }],
    ['{ a: number; b?: string }', object({ a: { type: 'number' }, b: { type: 'string' } }, ['a'])],
    ['{ a: number | undefined }', object({ a: { type: 'number' } }, [])],
    ['{ a: number } & { b: string }', object({ a: { type: 'number' }, b: { type: 'string' } })],
    ['Pick<{ a: number; b: string }, "a">', object({ a: { type: 'number' } })],
    ['{ a: 1; b?: never }', object({ a: { const: 1 } })],
    ['() => void', { not: {} }],
    ['Map<string, number>', { not: {} }],
    ['{ a: { reveal: () => string } }', object({ a: { not: {} } })],
    ['{ a: { of: { run: () => void } }[] }', object({ a: { not: {} } })],
    ['{ a: number | (() => void) }', object({ a: { type: 'number' } })],
  ])('%s', (type, expected) => expect(schema(type)).toEqual(expected))

  it('says the same in whatever order a union was written', () =>
    expect(schema('"a" | "b" | null | 3')).toEqual(schema('3 | null | "b" | "a"')))

  it('has no word for a type that holds itself, and says where', () =>
    expect(() => schema('{ root: Node }', 'type Node = { next: Node | null }')).toThrow('Of.root.next'))
})
