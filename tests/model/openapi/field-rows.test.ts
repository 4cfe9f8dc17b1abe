import { expect, it } from 'vitest'
import { fieldRows } from '../../../model/openapi/field-rows'

const line = { type: 'object', properties: { qty: { type: 'integer', description: 'Количество' } }, required: ['qty'] }

it('lists the fields of an object, those inside it after it, through lists, references and null', () => {
  const schema = {
    type: 'object',
    properties: {
      lines: { type: 'array', items: { $ref: '#/components/schemas/Line' }, description: 'Строки' },
      price: { anyOf: [{ type: 'number', format: 'rubles' }, { type: 'null' }] },
      kind: { enum: ['a', 'b'] },
    },
    required: ['lines'],
  }
  expect(fieldRows(schema, { Line: line })).toEqual([
    { path: 'lines', type: 'object[]', isRequired: true, text: 'Строки' },
    { path: 'lines[].qty', type: 'integer', isRequired: true, text: 'Количество' },
    { path: 'price', type: 'rubles | null', isRequired: false, text: '' },
    { path: 'kind', type: '"a" | "b"', isRequired: false, text: '' },
  ])
})

it('lists the fields of all kinds of an object; one that only some kinds have may be absent', () => {
  const kind = (name: string, field: string) => ({
    type: 'object',
    properties: { type: { const: name }, [field]: { type: 'integer' } },
    required: ['type', field],
  })
  const schema = { type: 'object', properties: { receiving: { anyOf: [kind('delivery', 'address'), kind('pickup', 'point')] } } }
  expect(fieldRows(schema, {}).map(({ path, type, isRequired }) => [path, type, isRequired])).toEqual([
    ['receiving', 'object', false],
    ['receiving.type', '"delivery" | "pickup"', true],
    ['receiving.address', 'integer', false],
    ['receiving.point', 'integer', false],
  ])
})

it('lists the fields of what a list holds, and ends where an object holds itself', () => {
  const tree = {
    type: 'object',
    properties: { id: { type: 'integer' }, children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  }
  const paths = fieldRows({ type: 'array', items: { $ref: '#/components/schemas/Tree' } }, { Tree: tree }).map(({ path }) => path)
  expect(paths.slice(0, 3)).toEqual(['[].id', '[].children', '[].children[].id'])
  expect(paths.at(-1)).toBe('[].children[].children[].children')
})
