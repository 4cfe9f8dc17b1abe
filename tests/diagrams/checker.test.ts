import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loginFormMachine } from '../../machines/session/login-form.machine'
import { loginFormNames } from '../../machines/session/login-form.names'
import { draw } from '../../tools/diagrams/draw'
import { extract } from '../../tools/diagrams/extract'
import { chartFaults } from '../../tools/diagrams/checker/chart-faults'

const A4 = { width: 680, height: 1009 }
const [drawing] = await draw(extract(loginFormMachine, loginFormNames))
const svg = drawing!.svg // a machine has a picture

/** The picture with one text moved. */
const move = (text: string, dx: number, dy: number) =>
  svg.replace(
    new RegExp(`x="([\\d.]+)" y="([\\d.]+)"([^>]*>(?:<title>[^<]*</title>)?${text}<)`),
    (_, x: string, y: string, rest: string) => `x="${Number(x) + dx}" y="${Number(y) + dy}"${rest}`,
  )
/** The picture with the first box moved that a pattern leads to, its words left behind. */
const shift = (of: string, before: string, dx: number, dy: number) =>
  of.replace(
    new RegExp(`(${before}[^>]*><rect x=")([\\d.]+)" y="([\\d.]+)`),
    (_, start: string, x: string, y: string) => `${start}${Number(x) + dx}" y="${Number(y) + dy}`,
  )
const lift = (state: string, by: number) => shift(svg, `data-state="${state}"`, 0, -by)
const label = (text: string) =>
  new RegExp(
    `<g class="sc-label[^>]*><rect[^>]*>(?:<text[^>]*>(?:<title>[^<]*</title>)?[^<]*</text>)*?(?=<text[^>]*>(?:<title>[^<]*</title>)?${text})`,
  )
/** The picture with the plate of a label moved, its words left behind. */
const slide = (text: string, dx: number, dy: number) => svg.replace(label(text), (group) => shift(group, 'sc-label', dx, dy))
/** The picture with another line for the arrow of a transition. */
const redraw = (id: string, how: (d: string) => string) =>
  svg.replace(new RegExp(`(data-of="${id}"[^>]*><path d=")([^"]*)`), (_, before: string, d: string) => before + how(d))
const DONE = 'loginForm.loading--done.login.0'
const linked = readFileSync('docs/flows/checkout.ready.svg', 'utf8')

describe('the checker of pictures', () => {
  it('finds nothing in a clean one', () => expect([chartFaults(svg, A4), chartFaults(linked)]).toEqual([[], []]))

  it.each([
    ['text on text', move('Сервер проверяет', 0, 14)],
    ['text over a border', move('Сервер проверяет', -70, 0)],
    ['text in a foreign state: «готово» in loginForm.idle', move('готово', -195, -75)],
    ['text under a label: «Не вышло»', move('Не вышло', 0, -45)],
    ['cut off: «', move('Сервер проверяет', 900, 0)],
    ['cut off: box', svg.replace(/width="\d+" height/, 'width="90" height')],
    ['cut off: box', lift('loginForm', 20)],
    ['cut off: box', slide('готово', 80, 0)],
    ['cut off: box', shift(linked, 'class="sc-link"', 2000, 0)],
    [`cut off: arrow ${DONE}`, redraw(DONE, (d) => d.replace(/M[\d.]+/, 'M-9'))],
    ['states overlap: loginForm and loginForm.loading', lift('loginForm.loading', 140)],
    ['states overlap: loginForm.idle and loginForm.loading', shift(svg, 'data-state="loginForm.idle"', 80, 0)],
    ['labels overlap', slide('готово', -60, 0)],
    ['line through a state', lift('loginForm.loading', 30)],
    ['line through text', move('Форма входа', 70, 80)],
    [`line through a label: loginForm.loading--error.login.0 through ${DONE}`, slide('готово', -90, 0)],
    ['label away from its arrow', slide('готово', 100, -180)],
    [`arrow into nothing: ${DONE}`, redraw(DONE, (d) => d.replace(/[\d.]+$/, (y) => `${Number(y) - 25}`))],
    [`arrow from elsewhere: ${DONE}`, redraw(DONE, (d) => d.replace(/^(M[\d.]+ )([\d.]+)/, (_, x, y) => `${x}${Number(y) + 10}`))],
    [`arrow from elsewhere: ${DONE}`, redraw(DONE, (d) => d.replace(/^M/, 'M90 175L90 220L'))],
    [`tip away from its arrow: ${DONE}`, redraw(DONE, (d) => d.replace(/[\d.]+ (?=[\d.]+$)/, (x) => `${Number(x) + 10} `))],
    [`arrow without a tip: ${DONE}`, svg.replace(new RegExp(`(data-of="${DONE}"[^>]*><path[^>]*>)<path[^>]*>`), '$1')],
    [
      `tip away from its arrow: ${DONE}`,
      svg.replace(new RegExp(`(data-of="${DONE}"[^>]*><path d="M([\\d.]+ [\\d.]+)[^>]*>)`), '$1<path class="sc-head" d="M0 0L$2L0 0Z"/>'),
    ],
    ['arrows run on each other', redraw(DONE, () => 'M201 205L201 271')],
    ['arrows in one lane', redraw(DONE, () => 'M201 185L201 208')],
    ['arrow from a frame inwards', redraw('loginForm--login.submitted.1', () => 'M90 4L90 133')],
    ['arrows run on each other', redraw(DONE, () => 'M242 214L204 214')],
    [
      `a dashed arrow repeats another: ${DONE}`,
      svg.replace(
        new RegExp(`^<g class="sc-edge(" data-of="${DONE}".*)$`, 'm'),
        (line, rest) => `${line}\n<g class="sc-edge sc-outer${rest}`,
      ),
    ],
  ])('sees %s', (fault, broken) => {
    expect([svg, linked]).not.toContain(broken)
    expect(chartFaults(broken, null).join('\n')).toContain(fault)
  })

  it('sees a picture larger than its page', () =>
    expect(chartFaults(svg, { width: 200, height: 200 }).join()).toContain('does not fit the page'))
})

it('gives the same bytes twice', async () => {
  const chart = extract(loginFormMachine, loginFormNames)
  expect((await draw(chart)).map((each) => each.svg)).toEqual([svg])
})
