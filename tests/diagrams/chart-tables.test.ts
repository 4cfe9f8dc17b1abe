import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import type { AnyNames } from '../../machines/support/names'
import { extract } from '../../tools/diagrams/extract'
import { transitionTables } from '../../tools/diagrams/pages/chart-tables'
import { table } from '../../tools/diagrams/pages/table'

const machine = setup({ guards: { mayGo: () => true } }).createMachine({
  id: 'walker',
  initial: 'here',
  states: {
    here: {
      on: {
        go: [
          { guard: 'mayGo', target: 'there' },
          { target: 'here', reenter: true },
        ],
        stay: { target: 'here' },
        wait: {},
      },
    },
    there: {},
  },
})
const names: AnyNames = {
  title: 'Путник',
  purpose: 'Ходит.',
  about: { lives: 'Всегда.', rules: ['DEC-005'], story: 'login', screens: { nowhere: 'нигде' } },
  states: { here: 'Здесь', there: 'Там' },
  events: { go: 'велено идти', stay: 'велено остаться', wait: 'велено ждать' },
  guards: { mayGo: 'можно' },
}
const rows = transitionTables(extract(machine, names)).split('\n')
const rowsOf = (event: string) => rows.filter((row) => row.includes(`\`${event}\``))

it('a cell says what it says: a line or a bar in it begins no other', () =>
  expect(table(['a', 'b'], [['x | y', 'first\nsecond']])).toBe('| a | b |\n| --- | --- |\n| x \\| y | first second |'))

describe('the table of transitions', () => {
  it('says of the last of several, which asks nothing, that it is taken otherwise; of one alone nothing', () => {
    expect(rowsOf('go').map((row) => row.split(' | ')[2])).toEqual(['можно `mayGo`', 'иначе'])
    expect(rowsOf('stay').map((row) => row.split(' | ')[2])).toEqual([''])
  })
  it('says that a state is entered anew, where it is left for itself, and only there', () => {
    const next = (event: string) => rowsOf(event).map((row) => row.split(' | ').at(-1))
    expect([next('go'), next('stay'), next('wait')]).toEqual([
      ['Там `there` |', 'Здесь `here`, заново |'],
      ['Здесь `here` |'],
      ['остаётся |'],
    ])
  })
})
