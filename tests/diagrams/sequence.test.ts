import { expect, it } from 'vitest'
import { rowFaults } from '../../tools/diagrams/checker/row-faults'
import type { Lifeline, Row } from '../../tools/diagrams/sequence/rows'
import { sequenceSvgs } from '../../tools/diagrams/sequence/sequence-svg'

const NAMES = ['cart', 'customer', 'app', 'prices', 'checkout', 'delivery', 'regions', 'server']
const lifelines: Lifeline[] = NAMES.map((id) => ({ id, title: `Линия ${id}`, code: id }))
const ask = (no: number, from = 'cart'): Row => ({ kind: 'arrow', from, to: 'server', text: `${no}. запрос`, code: '', asks: no })
const answer = (no: number, of: number, to = 'cart'): Row => ({
  kind: 'arrow',
  from: 'server',
  to,
  text: `${no}. 200`,
  code: '',
  isAnswer: true,
  answers: of,
})
const pass = (no: number, from: string, to: string): Row => ({ kind: 'arrow', from, to, text: `${no}. событие`, code: 'some.event' })
const draw = (rows: readonly Row[]) => sequenceSvgs({ id: 'x', title: 'Пример', heading: 'Глава' }, lifelines, rows)
const wordsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!.replaceAll('\u00a0', ' '))
const widthOf = (svg: string) => Number(/ width="(\d+)"/.exec(svg)?.[1])
const range = (length: number) => Array.from({ length }, (_, at) => at + 1)

it('an answer says what it answers unless that was the last question', () => {
  const [svg] = draw([ask(1), answer(2, 1), ask(3), ask(4, 'app'), answer(5, 3), answer(6, 4, 'app')])
  expect(wordsOf(svg!)).toEqual(expect.arrayContaining(['2. 200', '5. 200 на № 3', '6. 200']))
})
it('an answer on a later sheet says what it answers', () => {
  const sheets = draw([ask(1), ...range(60).map((at) => pass(at + 1, 'cart', 'customer')), answer(62, 1)])
  expect(sheets.length).toBeGreaterThan(1)
  expect(wordsOf(sheets.at(-1)!)).toContain('62. 200 на № 1')
})
it('each of several sheets says which part it is, one alone does not', () => {
  const sheets = draw(range(60).map((at) => pass(at, 'cart', 'customer')))
  sheets.forEach((svg, at) => expect(wordsOf(svg)[0]).toBe(`Глава, часть ${at + 1} из ${sheets.length}`))
  expect(wordsOf(draw([ask(1)])[0]!).some((text) => text.includes('часть'))).toBe(false)
})
it('who does nothing on a sheet does not stand on it', () => {
  const sheets = draw([...range(40).map((at) => pass(at, 'cart', 'customer')), ...range(40).map((at) => pass(40 + at, 'prices', 'server'))])
  expect(wordsOf(sheets[0]!)).not.toContain('prices')
  expect(wordsOf(sheets.at(-1)!)).not.toContain('cart')
})
it('six stand upright, seven want a page that lies', () => {
  const between = (count: number) => NAMES.slice(1, count).map((to, at) => pass(at + 1, 'cart', to))
  expect(draw(between(6)).map(widthOf)).toEqual([6 * 113])
  expect(draw(between(7)).map(widthOf)).toEqual([7 * 144])
})
it('what one does for itself stands on its lifeline, at the edges too', () => {
  const does = (of: string): Row => ({ kind: 'note', of, text: '1. вызов: вспомнить введённое раньше' })
  const between = NAMES.slice(1, 6).map((to, at) => pass(at + 1, 'cart', to))
  const [svg] = draw([...between, does('cart'), does('delivery')])
  const middles = [...svg!.matchAll(/class="sq-note" x="([\d.]+)"/g)].map(([, x]) => Number(x))
  expect(new Set(middles)).toEqual(new Set([113 / 2, 5.5 * 113]))
  expect(rowFaults(svg!)).toEqual([])
})
it('what never came ends halfway with a cross, and a refusal has a bar', () => {
  const [svg] = draw([
    ask(1),
    { ...answer(2, 1), isBad: true, isLost: true } as Row,
    ask(3),
    { ...answer(4, 3), isBad: true } as Row,
    ask(5),
    answer(6, 5),
  ])
  expect(rowFaults(svg!)).toEqual([])
  const ends = [...svg!.matchAll(/class="sq-arrow"[^>]* d="M([\d.]+) [\d.]+H([\d.]+)"\/>(<path class="[\w-]+")/g)]
  expect(ends.map(([, from, to, mark]) => [Math.round(Math.abs(Number(to) - Number(from))), mark])).toEqual([
    [203, '<path class="sq-tip"'],
    [105, '<path class="sq-cross"'],
    [203, '<path class="sq-tip"'],
    [203, '<path class="sq-bar"'],
    [203, '<path class="sq-tip"'],
    [203, '<path class="sq-tip"'],
  ])
})
