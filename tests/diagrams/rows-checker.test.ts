import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FLOWS } from '../../tools/diagrams/atlas'
import { hubSvgs } from '../../tools/diagrams/map/hub-svg'
import { treeSvg } from '../../tools/diagrams/map/tree-svg'
import { rowFaults } from '../../tools/diagrams/checker/row-faults'
import { inSheets } from '../../tools/diagrams/paper'
import { sequenceSvgs } from '../../tools/diagrams/sequence/sequence-svg'

const maps = readdirSync(FLOWS).filter((name) => /^map\..*\.svg$/.test(name))

it('the map has pictures', () => expect(maps.length).toBeGreaterThan(4))
it.each(maps)('%s is clean and fits its page', (name) => expect(rowFaults(readFileSync(join(FLOWS, name), 'utf8'))).toEqual([]))

const [chart] = sequenceSvgs(
  { id: 'x', title: 'Пример', heading: 'Пример' },
  [
    { id: 'a', title: 'Корзина', code: 'cart' },
    { id: 'b', title: 'Покупатель', code: 'customer' },
  ],
  [
    { kind: 'arrow', from: 'a', to: 'b', text: 'сколько не записано', code: 'cart.counted' },
    { kind: 'state', of: 'b', text: 'Действует' },
    { kind: 'note', of: 'a', text: 'время вышло' },
    { kind: 'arrow', from: 'b', to: 'a', text: 'ответа нет', code: '', isAnswer: true, isBad: true, isLost: true },
    { kind: 'arrow', from: 'b', to: 'a', text: '409', code: '', isAnswer: true, isBad: true },
  ],
)
const [hub] = hubSvgs('y', { id: 'customer', title: 'Покупатель' }, [
  {
    id: 'cart',
    title: 'Корзина',
    up: [{ word: 'сколько не записано', code: 'cart.counted' }],
    down: [{ word: 'велено ждать', code: 'cart.hold' }],
  },
])

const leaf = { id: 'cart', title: 'Корзина', group: 'Корзина', children: [] }
const tree = treeSvg('z', 'Все', [{ id: 'app', title: 'Магазин', group: 'Магазин', children: [leaf] }], 'Запускают страницы')

/** The picture with one text moved. */
const move = (svg: string, text: string, dx: number, dy: number) =>
  svg.replace(new RegExp(`x="([\\d.]+)" y="([\\d.]+)"([^>]*>${text}<)`), (_, x: string, y: string, rest: string) =>
    [`x="${Number(x) + dx}" y="${Number(y) + dy}"`, rest].join(''),
  )

const arrowY = Number(/class="sq-arrow"[^>]* d="M[\d.]+ ([\d.]+)/.exec(chart!)?.[1])

describe('the checker of pictures of rows', () => {
  it.each([chart!, hub!, tree])('finds nothing in a clean one', (svg) => expect(rowFaults(svg)).toEqual([]))
  it.each([
    ['text on text', move(chart!, 'сколько не записано', 0, 13)],
    ['cut off: «', move(chart!, 'время вышло', -120, 0)],
    ['text over a border', move(chart!, 'Действует', 34, 0)],
    ['line through text', move(chart!, 'cart.counted', 0, 8)],
    ['arrow without words', move(move(chart!, 'cart.counted', 0, -400), 'сколько не записано', 0, -400)],
    ['arrow into nothing', chart!.replace(/(class="sq-arrow"[^>]*d="M)[\d.]+/, '$1150')],
    [
      'state beside its lifeline: «Действует»',
      chart!.replace(/(class="sq-state"><rect x=")([\d.]+)/, (_, start, x) => `${start}${Number(x) - 20}`),
    ],
    [
      'note beside its lifeline: «время вышло»',
      chart!.replace(
        /(class="sq-label"><rect x=")([\d.]+)("[^>]*><text class="sq-note")/,
        (_, start, x, rest) => `${start}${Number(x) + 20}${rest}`,
      ),
    ],
    ['empty box', move(chart!, 'Действует', 0, 60)],
    ['does not fit a page', chart!.replace(/ height="\d+"/, ' height="2000"')],
    ['arrow into nothing', chart!.replace(/<path class="sq-cross"[^>]*>/, '')],
    ['only its colour says that it failed', chart!.replace(/<path class="sq-bar"[^>]*>/, '')],
    [
      'line through text: «409»',
      chart!.replace(/(class="sq-bar"[^>]* d="M)[\d.]+ ([\d.]+)/, (_, start, y) => `${start}210 ${Number(y) - 6}`),
    ],
    ['words wider than their arrow', chart!.replaceAll('cart.counted', 'cart.countedAndThenSomethingMoreOfIt')],
    ['arrow into nothing', hub!.replace(/(class="hub-arrow"[^>]*H)[\d.]+/, '$1400')],
    ['text on text', move(hub!, 'велено ждать', 0, -26)],
    ['cut off: box', hub!.replace(/(class="hub-box"><rect x=")[\d.]+/, '$1-20')],
    [
      'arrow through a box',
      chart!.replace(
        /(class="sq-state"><rect x=")([\d.]+)(" y=")[\d.]+/,
        (_, start, x, y) => `${start}${Number(x) - 120}${y}${arrowY - 9}`,
      ),
    ],
    ['boxes overlap', tree.replace(/(class="hub-box"><rect x=")[\d.]+/, '$1-40')],
    ['boxes overlap', hub!.replace(/(class="hub-box"><rect x="1"[^>]*) width="\d+"/, '$1 width="600"')],
  ])('sees %s', (fault, broken) => {
    expect([chart, hub, tree]).not.toContain(broken)
    expect(rowFaults(broken).join('\n')).toContain(fault)
  })
})

it('rows are laid on as few sheets as hold them, in their order, and no sheet is fuller than it may be', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 100, max: 400 }),
      (rows, room) => {
        const sheets = inSheets(rows, room, (row) => row)
        const sum = (sheet: readonly number[]) => sheet.reduce((all, row) => all + row, 0)
        expect(sheets.flat()).toEqual(rows)
        expect(sheets.filter((sheet) => sheet.length === 0 || sum(sheet) > room)).toEqual([])
        let [greedy, left] = [1, room]
        for (const row of rows) {
          if (row > left) [greedy, left] = [greedy + 1, room]
          left -= row
        }
        expect(sheets.length).toBe(greedy)
      },
    ),
  )
})
