import { describe, expect, it } from 'vitest'
import { loginFormMachine } from '../../machines/session/login-form.machine'
import { loginFormNames } from '../../machines/session/login-form.names'
import { draw } from '../../tools/diagrams/draw'
import { extract } from '../../tools/diagrams/extract'
import { faults } from '../../tools/diagrams/overlap'

const A4 = { width: 680, height: 1009 }
const [drawing] = await draw(extract(loginFormMachine, loginFormNames))
const svg = drawing!.svg // a machine has a picture

/** The picture with one text moved. */
const move = (text: string, dx: number, dy: number) =>
  svg.replace(
    new RegExp(`x="([\\d.]+)" y="([\\d.]+)"([^>]*>(?:<title>[^<]*</title>)?${text}<)`),
    (_, x: string, y: string, rest: string) => `x="${Number(x) + dx}" y="${Number(y) + dy}"${rest}`,
  )
/** The picture with the box of a state moved, its words left behind. */
const lift = (state: string, by: number) =>
  svg.replace(
    new RegExp(`(data-state="${state}"[^>]*><rect x="[\\d.]+" y=")([\\d.]+)`),
    (_, before: string, y: string) => `${before}${Number(y) - by}`,
  )

describe('the checker of pictures', () => {
  it('finds nothing in a clean one', () => expect(faults(svg, A4)).toEqual([]))

  it.each([
    ['text on text', move('Сервер проверяет', 0, 14)],
    ['text over a border', move('Сервер проверяет', -70, 0)],
    ['cut off: «', move('Сервер проверяет', 900, 0)],
    ['cut off: box', svg.replace(/width="\d+" height/, 'width="90" height')],
    ['states overlap', lift('loginForm.loading', 130)],
    ['line through a state', lift('loginForm.loading', 30)],
    ['line through text', move('Форма входа', 130, 40)],
    ['label away from its arrow', svg.replace(/(<g class="sc-label[^>]*><rect x=")[\d.]+/, '$15000')],
    [
      'arrows run on each other',
      svg.replace(/(<g class="sc-edge[^\n]*<\/g>)\n/, '$1\n$1\n').replace(/(<g class="sc-label[^\n]*<\/g>)\n/, '$1\n$1\n'),
    ],
  ])('sees %s', (fault, broken) => {
    expect(broken).not.toBe(svg)
    expect(faults(broken, null).join('\n')).toContain(fault)
  })

  it('sees a picture larger than its page', () =>
    expect(faults(svg, { width: 200, height: 200 }).join()).toContain('does not fit the page'))
})

it('gives the same bytes twice', async () => {
  const chart = extract(loginFormMachine, loginFormNames)
  expect((await draw(chart)).map((each) => each.svg)).toEqual([svg])
})
