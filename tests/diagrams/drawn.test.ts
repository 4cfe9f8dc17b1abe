import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { giftMachine } from '../../machines/order/gift.machine'
import { giftNames } from '../../machines/order/gift.names'
import { FLOWS } from '../../tools/diagrams/atlas'
import { draw } from '../../tools/diagrams/draw'
import { codeOfDrawing, keep, keyOf, readDrawn } from '../../tools/diagrams/drawn'
import { extract } from '../../tools/diagrams/extract'

const chart = extract(giftMachine, giftNames)
const code = codeOfDrawing()
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drawn-'))
  for (const name of readdirSync(FLOWS)) if (/^gift\..*svg$/.test(name)) copyFileSync(join(FLOWS, name), join(folder, name))
})
afterEach(() => rmSync(folder, { recursive: true }))
const change = (how: (svg: string) => string) =>
  writeFileSync(join(folder, 'gift.svg'), how(readFileSync(join(folder, 'gift.svg'), 'utf8')))

it('a kept picture of this chart is read as it was drawn', async () => {
  expect(readDrawn(folder, chart, code)).toEqual(keep(await draw(chart), keyOf(chart, code)))
})
it('line ends of another system change nothing', () => {
  change((svg) => svg.replaceAll('\n', '\r\n'))
  expect(readDrawn(folder, chart, code)).toEqual(readDrawn(FLOWS, chart, code))
})
it.each([
  ['a word changed by hand', (svg: string) => svg.replace('Подарок', 'Подарки')],
  ['its frame changed by hand', (svg: string) => svg.replace('data-frame="gift"', 'data-frame="gift.ready"')],
  ['no stamp', (svg: string) => svg.replace(/ data-key="\w+"/, '')],
])('a kept picture with %s is drawn anew', (_, how) => {
  change(how)
  expect(readDrawn(folder, chart, code)).toBeNull()
})
it.each([
  ['the chart', { ...chart, transitions: chart.transitions.slice(1) }, code],
  ['a name', { ...chart, root: { ...chart.root, name: 'Другое' } }, code],
  ['the code that draws', chart, 'another'],
])('when %s has changed, all is drawn anew', (_, other, by) => expect(readDrawn(folder, other, by)).toBeNull())
it('when a picture is missing, all is drawn anew', () => {
  rmSync(join(folder, 'gift.svg'))
  expect(readDrawn(folder, chart, code)).toBeNull()
})
