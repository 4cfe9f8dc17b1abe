import { expect, it } from 'vitest'
import { figure, ratiosIn, tableOf } from '../../bench/table'

const lines = [
  { name: 'list, guest', against: 'a plain scan', ratio: 0.12345, low: 0.1, high: 0.2, amount: '1.5 ms' },
  { name: 'bytes', against: 'libraries', ratio: 2, amount: '90 kB' },
]

it('a table of speed has the ratio, where half of the rounds lie, and the ratio before', () => {
  expect(tableOf(lines, new Map([['bytes', 2.5]]))).toBe(
    [
      '| What | Against | Ratio | Half of the rounds | Before | Here |',
      '| --- | --- | --- | --- | --- | --- |',
      '| list, guest | a plain scan | 0.123 | 0.1 to 0.2 |  | 1.5 ms |',
      '| bytes | libraries | 2 |  | 2.5 | 90 kB |',
    ].join('\n'),
  )
})

it('a table of speed gives its ratios back, out of the text around it', () => {
  const text = `# Speed\n\nA | sentence\n\n${tableOf(lines, new Map())}\n\nEnd.\n`
  expect(ratiosIn(text)).toEqual(
    new Map([
      ['list, guest', 0.123],
      ['bytes', 2],
    ]),
  )
})

it.each([
  [0.000123456, '0.000123'],
  [1.2345, '1.23'],
  [12.345, '12.3'],
  [12345.6, '12346'],
])('a ratio of %d is told as %s', (value, told) => {
  expect(figure(value)).toBe(told)
})
