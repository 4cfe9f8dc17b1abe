import { describe, expect, it } from 'vitest'
import type { JsonSchema } from '../../machines/support/event-schema'
import { fieldsInWords } from '../../machines/support/event-words'

describe('the fields of an event in words', () => {
  const form = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
    type: 'object',
    properties: { type: { const: 'a.b' }, ...properties },
    required: ['type', ...required],
    additionalProperties: false,
  })
  const plain = (schema: JsonSchema) =>
    fieldsInWords(schema).map(
      ({ name, is, isOptional, isPartial }) => `${name}${isOptional ? '?' : ''}${isPartial ? '*' : ''}: ${is.replaceAll('\u00a0', ' ')}`,
    )

  it.each<[JsonSchema, string]>([
    [{ type: 'number' }, 'число'],
    [{ type: 'string' }, 'текст'],
    [{ type: 'boolean' }, 'да или нет (`true`, `false`)'],
    [{ anyOf: [{ type: 'null' }, { type: 'number' }] }, 'ничего (`null`) или число'],
    [{ enum: ['network', 'session'] }, '`network` или `session`'],
    [{ const: 'all' }, '`all`'],
    [{ type: 'array', items: { type: 'number' } }, 'список: число'],
    [{ type: 'array', items: false }, 'пустой список'],
    [{ anyOf: [{ type: 'array', items: { type: 'number' } }, { type: 'null' }] }, 'список: число или ничего (`null`)'],
    [{ type: 'array', items: { anyOf: [{ type: 'number' }, { type: 'null' }] } }, 'список (каждое – число или ничего (`null`))'],
    [{ type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }], items: false }, 'список ровно из 2: число, текст'],
    [form({ id: { type: 'number' }, note: { type: 'string' } }, ['id']), 'объект `{ type, id, note? }`'],
    [form(Object.fromEntries('abcdefgh'.split('').map((name) => [name, {}]))), 'объект `{ type, a, b, c, d, e, f, g, … }`'],
    [{ type: 'object', properties: {}, additionalProperties: { type: 'number' } }, 'по именам: число'],
    [{ type: 'object', properties: {}, additionalProperties: false }, 'пустой объект'],
    [{ not: {} }, 'объект из кода'],
    [{}, 'что угодно'],
  ])('%j is «%s»', (schema, words) => expect(plain(form({ of: schema }))).toEqual([`of: ${words}`]))

  it('without the type, and says what may be left out', () =>
    expect(plain(form({ id: { type: 'number' }, note: { type: 'string' } }, ['id']))).toEqual(['id: число', 'note?: текст']))

  it('of several forms each field once, with all that may stand in it', () =>
    expect(
      plain({
        anyOf: [form({ id: { type: 'number' }, by: { const: 'a' } }), form({ id: { type: 'number' }, by: { const: 'b' }, more: {} })],
      }),
    ).toEqual(['id: число', 'by: `a` или `b`', 'more*: что угодно']))
})
