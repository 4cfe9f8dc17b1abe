import { light, type Rule, styleOf } from '../colours'
import { inSheets, TALL, WIDE } from '../paper'
import { FONT_STACK } from '../text/font'
import { drawnLines, escape, heightOfLines, type Line, linesOf, round as n, widthOfLines } from '../text/lines'
import { SMALLEST } from '../text/measure'
import type { Lifeline, Row } from './rows'

const GAP = 12
const MOST_APART = 210
/** So many stand beside one another on a page that stands; more want one that lies. */
const FEW = 5
/** A state has its row for itself: it may be wider than the room between two who take part. */
const STATE_WIDTH = 190

const RULES: readonly Rule[] = [
  ['.sq-page,.sq-head>rect,.sq-label>rect', 'fill', 'paper'],
  ['.sq-head>rect,.sq-life', 'stroke', 'line'],
  ['.sq-state>rect', 'fill', 'ground'],
  ['.sq-state>rect', 'stroke', 'line'],
  ['.sq-arrow', 'stroke', 'arrow'],
  ['.sq-tip', 'fill', 'arrow'],
  ['.sq-bad .sq-arrow', 'stroke', 'bad'],
  ['.sq-bad .sq-tip,.sq-bad .sq-text', 'fill', 'bad'],
  ['.sq-name,.sq-text', 'fill', 'ink'],
  ['.sq-code', 'fill', 'soft'],
  ['.sq-note', 'fill', 'call'],
]
const tip = (x: number, y: number, isRight: boolean) =>
  `<path class="sq-tip" fill="${light('arrow')}" d="M${n(x)} ${n(y)}l${isRight ? -8 : 8} -3.5v7z"/>`
const labelled = (lines: readonly Line[], x: number, y: number) => {
  const width = widthOfLines(lines)
  return `<g class="sq-label"><rect x="${n(x - width / 2 - 3)}" y="${n(y)}" width="${n(width + 6)}" height="${n(heightOfLines(lines))}" fill="${light('paper')}"/>${drawnLines(lines, { x: x, y: y, prefix: 'sq' })}</g>`
}

/** One row with its height; drawn with `y` as its upper edge. */
type Drawn = { height: number; draw: (y: number) => string }

function drawnRow(row: Row, xOf: (id: string) => number, apart: number, width: number): Drawn {
  if (row.kind === 'arrow' && row.from !== row.to) {
    const [from, to] = [xOf(row.from), xOf(row.to)]
    const span = Math.abs(to - from)
    const max = Math.max(span, apart) - 20
    const lines = [...linesOf(row.text, 'text', max), ...linesOf(row.code, 'code', max)]
    const half = widthOfLines(lines) / 2 + 4
    const middle = Math.min(Math.max((from + to) / 2, half), width - half)
    const isRight = to > from
    return {
      height: heightOfLines(lines) + 14,
      draw: (y) => {
        const at = y + heightOfLines(lines) + 4
        const dash = row.isAnswer ? ' stroke-dasharray="5 4"' : ''
        const arrow = `<path class="sq-arrow" fill="none" stroke="${light('arrow')}"${dash} d="M${n(from)} ${n(at)}H${n(to + (isRight ? -7 : 7))}"/>`
        return `<g class="sq-message${row.isBad ? ' sq-bad' : ''}">${labelled(lines, middle, y)}${arrow}${tip(to, at, isRight)}</g>`
      },
    }
  }
  const of = row.kind === 'arrow' ? row.to : row.of
  const x = xOf(of)
  const text = row.kind === 'arrow' ? row.text.replace(/^(\d+\.)?/, '$1 себе:').trim() : row.text
  const lines = linesOf(text, row.kind === 'state' ? 'text' : 'note', Math.max(apart - 24, STATE_WIDTH))
  const [w, h] = [widthOfLines(lines) + 16, heightOfLines(lines) + 4]
  const middle = Math.min(Math.max(x, w / 2 + 1), width - w / 2 - 1)
  const box = (y: number) =>
    `<rect x="${n(middle - w / 2)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${row.kind === 'state' ? 9 : 0}" fill="${light(row.kind === 'state' ? 'ground' : 'paper')}"${row.kind === 'state' ? ` stroke="${light('line')}"` : ''}/>`
  return {
    height: h + 6,
    draw: (y) =>
      `<g class="${row.kind === 'state' ? 'sq-state' : 'sq-label'}">${box(y)}${drawnLines(lines, { x: middle, y: y + 2, prefix: 'sq' })}</g>`,
  }
}

/**
 * Draws what passes between those who take part, the earliest at the top.
 * @param id unique on a page that holds several pictures
 * @returns as many pictures as its rows need on A4 pages; the heads stand over each
 */
export function sequenceSvgs(id: string, title: string, lifelines: readonly Lifeline[], rows: readonly Row[]): string[] {
  const page = lifelines.length > FEW ? WIDE : TALL
  const apart = Math.min(MOST_APART, Math.floor(page.width / lifelines.length))
  const width = apart * lifelines.length
  const xOf = (of: string) => apart / 2 + apart * lifelines.findIndex((it) => it.id === of)
  const heads = lifelines.map(({ title: name, code }) => [...linesOf(name, 'name', apart - 26), ...linesOf(code, 'code', apart - 26)])
  const headHeight = Math.max(...heads.map(heightOfLines)) + 10
  const drawn = rows.map((row) => drawnRow(row, xOf, apart, width))
  return inSheets(drawn, page.height - headHeight - 2 * GAP, ({ height }) => height).map((sheet, index) => {
    const height = Math.ceil(headHeight + GAP + sheet.reduce((sum, it) => sum + it.height, 0) + GAP)
    let y = headHeight + GAP
    const name = `${id}-${index + 1}`
    const body = sheet.map((it) => {
      y += it.height
      return it.draw(y - it.height)
    })
    const lives = lifelines.map(
      ({ id: of }) =>
        `<path class="sq-life" fill="none" stroke="${light('line')}" stroke-dasharray="2 4" d="M${n(xOf(of))} ${headHeight}V${height}"/>`,
    )
    const tops = heads.map((lines, at) => {
      const x = apart / 2 + apart * at
      return `<g class="sq-head"><rect x="${n(x - apart / 2 + 4)}" y="1" width="${n(apart - 8)}" height="${n(headHeight - 2)}" rx="6" fill="${light('paper')}" stroke="${light('line')}"/>${drawnLines(lines, { x: x, y: (headHeight - heightOfLines(lines)) / 2, prefix: 'sq' })}</g>`
    })
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" class="sc" role="img" aria-labelledby="${name}--title" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT_STACK}" font-size="${SMALLEST}">`,
      `<title id="${name}--title">${escape(title)}</title>`,
      `<style>${styleOf(RULES)}</style>`,
      `<rect class="sq-page" width="${width}" height="${height}" fill="${light('paper')}"/>`,
      ...lives,
      ...tops,
      ...body,
      '</svg>',
      '',
    ].join('\n')
  })
}
