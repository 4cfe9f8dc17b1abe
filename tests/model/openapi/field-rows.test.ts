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

it('lists the fields of what a list holds, and ends where an object holds itself', () => {
  const tree = {
    type: 'object',
    properties: { id: { type: 'integer' }, children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  }
  const paths = fieldRows({ type: 'array', items: { $ref: '#/components/schemas/Tree' } }, { Tree: tree }).map(({ path }) => path)
  expect(paths.slice(0, 3)).toEqual(['[].id', '[].children', '[].children[].id'])
  expect(paths.at(-1)).toBe('[].children[].children[].children')
})
