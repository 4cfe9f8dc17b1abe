import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Project } from 'ts-morph'
import { describe, expect, it } from 'vitest'
import { FLOWS } from '../../tools/diagrams/atlas'
import { readEventSchemas } from '../../tools/diagrams/events/event-schemas'
import { schemaOf } from '../../tools/diagrams/events/json-schema'
import { EVENTS, schemaFiles } from '../../tools/diagrams/events/schema-files'

it('what the events of machines hold is of today', () => {
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
  const schema = (type: string, more = '') => {
    const file = project.createSourceFile('of.ts', `${more}\nexport type Of = ${type}`, { overwrite: true })
    const alias = file.getTypeAliasOrThrow('Of')
    return schemaOf(alias.getType(), { at: 'Of', node: alias, open: [] })
  }
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
    ["Record<'a' | 'b', number>", object({ a: { type: 'number' }, b: { type: 'number' } })],
    ["Partial<Record<'a', string>>", object({ a: { type: 'string' } }, [])],
    ["string & { mark: 'x' }", { type: 'string' }],
    ['-1 | 10 | 2', { enum: [-1, 2, 10] }],
    ['() => void', { not: {} }],
    ['Record<string, () => void>[]', { not: {} }],
    ['[number, () => void]', { not: {} }],
    ['Map<string, number>', { not: {} }],
    ['{ a: { reveal: () => string } }', object({ a: { not: {} } })],
    ['{ a: { of: { run: () => void } }[] }', object({ a: { not: {} } })],
    ['{ a: number | (() => void) }', object({ a: { type: 'number' } })],
  ])('%s', (type, expected) => expect(schema(type)).toEqual(expected))

  it.each([
    ['"a" | "b" | null | 3', '3 | null | "b" | "a"', ''],
    ["Pick<It, 'alpha' | 'zeta'>", "Pick<It, 'zeta' | 'alpha'>", 'type It = { zeta: 1; alpha: 2 }\ntype First = "zeta" | "alpha"'],
    ['{ a: 1 } & { b: 2 } | { c: 3 }', '{ c: 3 } | { a: 1 } & { b: 2 }', ''],
  ])('says the same of %s in whatever order it was written', (one, other, more) =>
    expect(JSON.stringify(schema(one, more))).toBe(JSON.stringify(schema(other, more))),
  )

  it('leaves fields in the order of the code', () =>
    expect(
      Object.keys(schema("Pick<It, 'alpha' | 'zeta'>", 'type First = "alpha"\ntype It = { zeta: 1; alpha: 2 }').properties ?? {}),
    ).toEqual(['zeta', 'alpha']))

  it.each([
    ['{ root: Node }', 'type Node = { next: Node | null }', 'Of.root.next: a type that holds itself'],
    ['{ root: Node }', 'type Node = { left: Node | null; right: Node | null }', 'Of.root.left: a type that holds itself'],
    ['{ a: [number, string?] }', '', 'Of.a: a list of no certain length'],
    ['{ a: [number, ...string[]] }', '', 'Of.a: a list of no certain length'],
    ['{ a: {} }', '', 'Of.a: an object of nobody knows what'],
    ['{ a: Record<`k${number}`, string> }', '', 'Of.a: an object of nobody knows what'],
    ['{ a: 5n }', '', 'Of.a: no JSON for 5n'],
  ])('has no word for %s, and says where', (type, more, fault) => expect(() => schema(type, more)).toThrow(fault))
})
