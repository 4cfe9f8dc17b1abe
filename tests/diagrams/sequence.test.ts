import { expect, it } from 'vitest'
import type { Lifeline, Row } from '../../tools/diagrams/sequence/rows'
import { sequenceSvgs } from '../../tools/diagrams/sequence/sequence-svg'

const NAMES = ['cart', 'customer', 'app', 'prices', 'checkout', 'delivery', 'regions', 'server']
const lifelines: Lifeline[] = NAMES.map((id) => ({ id, title: `Линия ${id}`, code: id }))
const ask = (no: number, from = 'cart'): Row => ({ kind: 'arrow', from, to: 'server', text: `${no}. запрос`, code: '', asks: no })
const pass = (no: number, from: string, to: string): Row => ({ kind: 'arrow', from, to, text: `${no}. событие`, code: 'some.event' })
const draw = (rows: readonly Row[]) => sequenceSvgs({ id: 'x', title: 'Пример', heading: 'Глава' }, lifelines, rows)
const wordsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!.replaceAll('\u00a0', ' '))
const widthOf = (svg: string) => Number(/ width="(\d+)"/.exec(svg)?.[1])
const range = (length: number) => Array.from({ length }, (_, at) => at + 1)

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
