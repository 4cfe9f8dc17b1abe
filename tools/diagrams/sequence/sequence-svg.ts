import { type Colour, light, type Rule, styleOf } from '../colours'
import { FONT_STACK } from '../text/font'
import { textWidth, wrap } from '../text/measure'
import type { Lifeline, Row } from './rows'

/** Sizes in px of 1/96 inch; the smallest text, 12 px, is 9 pt on paper. */
const SIZE = { text: 12, line: 15, name: 13, nameLine: 17 }
/** What an A4 page on its side holds with margins of 15 mm, and one that stands. */
const WIDE = { width: 1009, height: 680 }
const TALL = { width: 680, height: 1009 }
const GAP = 12
const MOST_APART = 210

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
const escape = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
const n = (value: number) => String(Math.round(value * 10) / 10)

type Line = { text: string; style: 'name' | 'text' | 'code' | 'note' }
const COLOUR_OF: Record<Line['style'], Colour> = { name: 'ink', text: 'ink', code: 'soft', note: 'call' }
const lineHeight = ({ style }: Line) => (style === 'name' ? SIZE.nameLine : SIZE.line)
const heightOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + lineHeight(line), 0)
const widthOf = (lines: readonly Line[]) =>
  Math.ceil(
    Math.max(0, ...lines.map(({ text, style }) => (style === 'name' ? textWidth(text, SIZE.name, 'bold') : textWidth(text, SIZE.text)))),
  )
const inLines = (text: string, style: Line['style'], max: number): Line[] =>
  text === ''
    ? []
    : wrap(text, max, style === 'name' ? SIZE.name : SIZE.text, style === 'name' ? 'bold' : 'regular').map((it) => ({ text: it, style }))

function written(lines: readonly Line[], x: number, y: number): string {
  let at = y
  return lines
    .map((line) => {
      at += lineHeight(line)
      const size = line.style === 'name' ? ` font-weight="700" font-size="${SIZE.name}"` : ''
      return `<text class="sq-${line.style}" x="${n(x)}" y="${n(at - 4)}" text-anchor="middle" fill="${light(COLOUR_OF[line.style])}"${size}>${escape(line.text)}</text>`
    })
    .join('')
}
const tip = (x: number, y: number, isRight: boolean) =>
  `<path class="sq-tip" fill="${light('arrow')}" d="M${n(x)} ${n(y)}l${isRight ? -8 : 8} -3.5v7z"/>`
const labelled = (lines: readonly Line[], x: number, y: number) => {
  const width = widthOf(lines)
  return `<g class="sq-label"><rect x="${n(x - width / 2 - 3)}" y="${n(y)}" width="${n(width + 6)}" height="${n(heightOf(lines))}" fill="${light('paper')}"/>${written(lines, x, y)}</g>`
}

/** One row with its height; drawn with `y` as its upper edge. */
type Drawn = { height: number; draw: (y: number) => string }

function drawnRow(row: Row, xOf: (id: string) => number, apart: number, width: number): Drawn {
  if (row.kind === 'arrow' && row.from !== row.to) {
    const [from, to] = [xOf(row.from), xOf(row.to)]
    const span = Math.abs(to - from)
    const max = Math.max(span, apart) - 20
    const lines = [...inLines(row.text, 'text', max), ...inLines(row.code, 'code', max)]
    const half = widthOf(lines) / 2 + 4
    const middle = Math.min(Math.max((from + to) / 2, half), width - half)
    const isRight = to > from
    return {
      height: heightOf(lines) + 14,
      draw: (y) => {
        const at = y + heightOf(lines) + 4
        const dash = row.isAnswer ? ' stroke-dasharray="5 4"' : ''
        const arrow = `<path class="sq-arrow" fill="none" stroke="${light('arrow')}"${dash} d="M${n(from)} ${n(at)}H${n(to + (isRight ? -7 : 7))}"/>`
        return `<g class="sq-message${row.isBad ? ' sq-bad' : ''}">${labelled(lines, middle, y)}${arrow}${tip(to, at, isRight)}</g>`
      },
    }
  }
  const of = row.kind === 'arrow' ? row.to : row.of
  const x = xOf(of)
  const text = row.kind === 'arrow' ? `сам себе: ${row.text}` : row.text
  const lines = inLines(text, row.kind === 'state' ? 'text' : 'note', apart - 24)
  const [w, h] = [widthOf(lines) + 16, heightOf(lines) + 4]
  const middle = Math.min(Math.max(x, w / 2 + 1), width - w / 2 - 1)
  const box = (y: number) =>
    `<rect x="${n(middle - w / 2)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${row.kind === 'state' ? 9 : 0}" fill="${light(row.kind === 'state' ? 'ground' : 'paper')}"${row.kind === 'state' ? ` stroke="${light('line')}"` : ''}/>`
  return {
    height: h + 6,
    draw: (y) => `<g class="${row.kind === 'state' ? 'sq-state' : 'sq-label'}">${box(y)}${written(lines, middle, y + 2)}</g>`,
  }
}

/**
 * Draws what passes between those who take part, the earliest at the top.
 * @param id unique on a page that holds several pictures
 * @returns as many pictures as its rows need on A4 pages; the heads stand over each
 */
export function sequenceSvgs(id: string, title: string, lifelines: readonly Lifeline[], rows: readonly Row[]): string[] {
  const page = lifelines.length > 4 ? WIDE : TALL
  const apart = Math.min(MOST_APART, Math.floor(page.width / lifelines.length))
  const width = apart * lifelines.length
  const xOf = (of: string) => apart / 2 + apart * lifelines.findIndex((it) => it.id === of)
  const heads = lifelines.map(({ title: name, code }) => [...inLines(name, 'name', apart - 26), ...inLines(code, 'code', apart - 26)])
  const headHeight = Math.max(...heads.map(heightOf)) + 10
  const drawn = rows.map((row) => drawnRow(row, xOf, apart, width))
  const sheets: Drawn[][] = [[]]
  let room = page.height - headHeight - 2 * GAP
  for (const row of drawn) {
    if (row.height > room && sheets.at(-1)!.length > 0) {
      sheets.push([])
      room = page.height - headHeight - 2 * GAP
    }
    sheets.at(-1)!.push(row)
    room -= row.height
  }
  return sheets.map((sheet, index) => {
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
      return `<g class="sq-head"><rect x="${n(x - apart / 2 + 4)}" y="1" width="${n(apart - 8)}" height="${n(headHeight - 2)}" rx="6" fill="${light('paper')}" stroke="${light('line')}"/>${written(lines, x, 4)}</g>`
    })
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" class="sc" role="img" aria-labelledby="${name}--title" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT_STACK}" font-size="${SIZE.text}">`,
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
