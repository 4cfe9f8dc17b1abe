import { light, type Rule } from '../colours'
import { svgSheet } from '../svg-sheet'
import { drawnLines, heightOfLines, type Line, linesOf, round as n, widthOfLines } from '../text/lines'
import type { Lifeline, Row } from './rows'
import { type Sheet, sheetsOf } from './sheets'

const GAP = 12
/** A state or a note has its row for itself: it may be wider than the room between two who take part. */
const STATE_WIDTH = 190
/** What stands farther than that from the middle of its lifeline says whose it is, px. */
const BESIDE = 12

const RULES: readonly Rule[] = [
  ['.sq-page,.sq-head>rect,.sq-label>rect', 'fill', 'paper'],
  ['.sq-head>rect,.sq-life', 'stroke', 'line'],
  ['.sq-state>rect', 'fill', 'ground'],
  ['.sq-state>rect', 'stroke', 'line'],
  ['.sq-arrow,.sq-bar,.sq-cross', 'stroke', 'arrow'],
  ['.sq-tip', 'fill', 'arrow'],
  ['.sq-bad .sq-arrow,.sq-bad .sq-bar,.sq-bad .sq-cross', 'stroke', 'bad'],
  ['.sq-bad .sq-tip,.sq-bad .sq-text', 'fill', 'bad'],
  ['.sq-name,.sq-text', 'fill', 'ink'],
  ['.sq-code', 'fill', 'soft'],
  ['.sq-note', 'fill', 'call'],
]
const tip = (x: number, y: number, isRight: boolean) =>
  `<path class="sq-tip" fill="${light('arrow')}" d="M${n(x)} ${n(y)}l${isRight ? -8 : 8} -3.5v7z"/>`
/** Stands across an arrow whose answer is a refusal. */
const bar = (x: number, y: number, isRight: boolean) =>
  `<path class="sq-bar" fill="none" stroke="${light('arrow')}" stroke-width="2" d="M${n(x + (isRight ? -13 : 13))} ${n(y - 4.5)}v9"/>`
/** Where a message was lost. */
const cross = (x: number, y: number) =>
  `<path class="sq-cross" fill="none" stroke="${light('arrow')}" stroke-width="2" d="M${n(x - 4.5)} ${n(y - 4.5)}l9 9m0 -9l-9 9"/>`
const labelled = (lines: readonly Line[], x: number, y: number) => {
  const width = widthOfLines(lines)
  return `<g class="sq-label"><rect x="${n(x - width / 2 - 3)}" y="${n(y)}" width="${n(width + 6)}" height="${n(heightOfLines(lines))}" fill="${light('paper')}"/>${drawnLines(lines, { x: x, y: y, prefix: 'sq' })}</g>`
}

/** Halfway, beside whoever stands there. */
const lostAt = (from: number, to: number, apart: number) =>
  (from + to) / 2 + (Math.round((to - from) / apart) % 2 === 0 ? (Math.sign(to - from) * apart) / 4 : 0)

/** One row with its height; drawn with `y` as its upper edge. */
type Drawn = { height: number; draw: (y: number) => string }

function drawnRow(row: Row, { lifelines, apart }: Sheet): Drawn {
  const xOf = (id: string) => apart / 2 + apart * lifelines.findIndex((it) => it.id === id)
  const width = apart * lifelines.length
  if (row.kind === 'arrow' && row.from !== row.to) {
    const [from, to] = [xOf(row.from), xOf(row.to)]
    const span = Math.abs(to - from)
    const max = Math.max(span, apart) - 12
    const lines = [...linesOf(row.text, 'text', max), ...linesOf(row.code, 'code', max)]
    const half = widthOfLines(lines) / 2 + 4
    const middle = Math.min(Math.max((from + to) / 2, half), width - half)
    const isRight = to > from
    return {
      height: heightOfLines(lines) + 14,
      draw: (y) => {
        const at = y + heightOfLines(lines) + 4
        const dash = row.isAnswer ? ' stroke-dasharray="5 4"' : ''
        const end = row.isLost ? lostAt(from, to, apart) : to + (isRight ? -7 : 7)
        const arrow = `<path class="sq-arrow" fill="none" stroke="${light('arrow')}"${dash} d="M${n(from)} ${n(at)}H${n(end)}"/>`
        const head = row.isLost ? cross(end, at) : `${row.isBad ? bar(to, at, isRight) : ''}${tip(to, at, isRight)}`
        return `<g class="sq-message${row.isBad ? ' sq-bad' : ''}">${labelled(lines, middle, y)}${arrow}${head}</g>`
      },
    }
  }
  const of = row.kind === 'arrow' ? row.to : row.of
  const x = xOf(of)
  const text = row.kind === 'arrow' ? row.text.replace(/^(\d+\.)?/, '$1 себе:').trim() : row.text
  const most = Math.max(apart - 24, STATE_WIDTH)
  const placed = (said: string, max: number) => {
    const lines = linesOf(said, row.kind === 'state' ? 'text' : 'note', max)
    const w = widthOfLines(lines) + 16
    return { lines, w, middle: Math.min(Math.max(x, w / 2 + 1), width - w / 2 - 1) }
  }
  const centred = placed(text, Math.min(most, 2 * Math.min(x, width - x) - 18))
  const owner = lifelines.find(({ id }) => id === of)!.title // who is in a row stands on its sheet
  const isNamed = Math.abs(centred.middle - x) <= BESIDE || text.includes(`${owner}: `)
  const { lines, w, middle } = isNamed ? centred : placed(text.replace(/^(\d+\. )?/, `$1${owner}: `), most)
  const h = heightOfLines(lines) + 4
  const box = (y: number) =>
    `<rect x="${n(middle - w / 2)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${row.kind === 'state' ? 9 : 0}" fill="${light(row.kind === 'state' ? 'ground' : 'paper')}"${row.kind === 'state' ? ` stroke="${light('line')}"` : ''}/>`
  return {
    height: h + 6,
    draw: (y) =>
      `<g class="${row.kind === 'state' ? 'sq-state' : 'sq-label'}">${box(y)}${drawnLines(lines, { x: middle, y: y + 2, prefix: 'sq' })}</g>`,
  }
}

const headsOf = ({ lifelines, apart }: Sheet) =>
  lifelines.map(({ title, code }) => [...linesOf(title, 'name', apart - 26), ...linesOf(code, 'code', apart - 26)])
const drawnOf = (sheet: Sheet) => sheet.rows.map((row) => drawnRow(row, sheet))
const partOf = (heading: string, part: number, of: number) => `${heading}, часть\u00a0${part} из\u00a0${of}`
const headingOf = (sheet: Sheet, text: string) => linesOf(text, 'name', sheet.apart * sheet.lifelines.length - 2 * GAP)
/** How high the heads of a sheet are, and whatever stands above its rows. */
function topOf(sheet: Sheet, heading: readonly Line[]) {
  const above = heading.length > 0 ? heightOfLines(heading) + GAP / 2 : 0
  const heads = Math.max(...headsOf(sheet).map(heightOfLines)) + 10
  return { above, heads, rows: above + heads + GAP }
}

/**
 * Draws what passes between those who take part, the earliest at the top.
 * @param id unique on a page that holds several pictures
 * @param heading what it is a part of; it stands over each of several pictures
 * @returns as many pictures as its rows need on A4 pages; the heads of those who do something there stand over each
 */
export function sequenceSvgs(
  { id, title, heading }: { id: string; title: string; heading: string },
  lifelines: readonly Lifeline[],
  rows: readonly Row[],
): string[] {
  const heightOf = (sheet: Sheet, lines: readonly Line[]) =>
    Math.ceil(drawnOf(sheet).reduce((sum, { height }) => sum + height, topOf(sheet, lines).rows) + GAP)
  const sheets = sheetsOf(rows, lifelines, (sheet, isPart) => heightOf(sheet, isPart ? headingOf(sheet, partOf(heading, 9, 9)) : []))
  return sheets.map((sheet, index) => {
    const { apart } = sheet
    const isPart = sheets.length > 1
    const lines = isPart ? headingOf(sheet, partOf(heading, index + 1, sheets.length)) : []
    const [width, height, top] = [apart * sheet.lifelines.length, heightOf(sheet, lines), topOf(sheet, lines)]
    const name = `${id}-${index + 1}`
    let y = top.rows
    const body = drawnOf(sheet).map((it) => {
      y += it.height
      return it.draw(y - it.height)
    })
    const heads = headsOf(sheet)
    const lives = heads.map((_, at) => {
      const from = `${n(apart / 2 + apart * at)} ${top.above + top.heads}`
      return `<path class="sq-life" fill="none" stroke="${light('line')}" stroke-dasharray="2 4" d="M${from}V${height}"/>`
    })
    const tops = heads.map((head, at) => {
      const x = apart / 2 + apart * at
      const box = `<rect x="${n(x - apart / 2 + 4)}" y="${top.above + 1}" width="${n(apart - 8)}" height="${n(top.heads - 2)}" rx="6" fill="${light('paper')}" stroke="${light('line')}"/>`
      return `<g class="sq-head">${box}${drawnLines(head, { x, y: top.above + (top.heads - heightOfLines(head)) / 2, prefix: 'sq' })}</g>`
    })
    const whole = isPart ? partOf(title, index + 1, sheets.length) : title
    const over = isPart ? [drawnLines(lines, { x: 4, y: 0, prefix: 'sq', anchor: 'start' })] : []
    return svgSheet({ id: name, title: whole, prefix: 'sq', width, height }, RULES, [...over, ...lives, ...tops, ...body])
  })
}
