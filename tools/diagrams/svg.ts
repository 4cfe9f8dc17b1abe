import { type Colour, light, type Rule, styleOf } from './colours'
import { FONT_STACK } from './text/font'
import type { Box, Edge, Link, Picture, Point, StateBox } from './layout/layout'
import { escape, round as n } from './text/lines'
import { letterHeight, measuredWidth, SMALLEST } from './text/measure'
import type { Block, Style } from './text/rows'

const RULES: readonly Rule[] = [
  ['.sc-state>rect,.sc-link>rect', 'fill', 'paper'],
  ['.sc-state>rect,.sc-link>rect', 'stroke', 'line'],
  ['.sc-ground>rect', 'fill', 'ground'],
  ['.sc-edge>path,.sc-dot>path', 'stroke', 'arrow'],
  ['.sc-head,.sc-dot>circle', 'fill', 'arrow'],
  ['.sc-page,.sc-label>rect', 'fill', 'paper'],
  ['.sc-label.sc-on-ground>rect', 'fill', 'ground'],
  ['.sc-name,.sc-event', 'fill', 'ink'],
  ['.sc-code,.sc-detail', 'fill', 'soft'],
  ['.sc-call', 'fill', 'call'],
]
const STYLE = styleOf(RULES)

const TEXT: Record<Style, Colour> = { name: 'ink', code: 'soft', call: 'call', event: 'ink', detail: 'soft' }
const rect = ({ x, y, width, height }: Box, rx: number, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${rx}"${more}/>`

/** A self-contained SVG without script; `sc-` classes and ids are what the live view lights. The same picture always gives the same bytes. */
export function toSvg({ chart, part, width, height, boxes, edges, links }: Picture): string {
  const { id } = part
  const title = [chart.names.title, ...(part.root === chart.root ? [] : [part.root.name]), ...(part.title ? [part.title] : [])].join(': ')
  /** Whether the innermost box around a label has the second ground. */
  const onGround = ({ text, textAt: { x, y } }: Edge) =>
    isGround(boxes.findLast((b) => b.x <= x && b.y <= y && b.x + b.width >= x + text.width && b.y + b.height >= y + text.height))
  return [
    [
      `<svg xmlns="http://www.w3.org/2000/svg" class="sc" role="img" aria-labelledby="${id}--title ${id}--desc"`,
      `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT_STACK}" font-size="${SMALLEST}">`,
    ].join(' '),
    `<title id="${id}--title">${escape(title)}</title>`,
    `<desc id="${id}--desc">${escape(chart.names.purpose)}</desc>`,
    `<style>${STYLE}</style>`,
    rect({ x: 0, y: 0, width, height }, 0, ` class="sc-page" fill="${light('paper')}"`),
    ...boxes.map(stateBox),
    ...links.map(linkBox),
    ...edges.map((edge) => arrow(edge)),
    ...edges.filter(({ text }) => text.rows.length).map((edge) => label(edge, onGround(edge))),
    '</svg>',
    '',
  ].join('\n')
}

const isGround = (box: StateBox | undefined) => box !== undefined && box.state.states.length > 0 && box.depth % 2 === 1

function stateBox(it: StateBox): string {
  const { state, text, textAt, isRegion, dot, ...box } = it
  const ground = isGround(it)
  const classes = ['sc-state', `sc-${state.type}`, ...(isRegion ? ['sc-region'] : []), ...(ground ? ['sc-ground'] : [])]
  const inner = { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 }
  return [
    `<g class="${classes.join(' ')}" data-state="${state.id}" fill="${light(ground ? 'ground' : 'paper')}" stroke="${light('line')}">`,
    rect(box, 7, isRegion ? ' stroke-dasharray="5 4"' : ''),
    state.type === 'final' ? rect(inner, 5) : '',
    lines(text, textAt),
    dot ? initialDot(dot) : '',
    '</g>',
  ].join('')
}

function initialDot({ x, y, width, height }: Box): string {
  const [from, to] =
    width > height
      ? [
          { x: x + 4, y: y + height / 2 },
          { x: x + width, y: y + height / 2 },
        ]
      : [
          { x: x + width / 2, y: y + 4 },
          { x: x + width / 2, y: y + height },
        ]
  const dot = `<circle cx="${n(from.x)}" cy="${n(from.y)}" r="4" stroke="none"/>`
  const line = `<path d="M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}"/>`
  return `<g class="sc-dot" stroke="${light('arrow')}" fill="${light('arrow')}">${dot}${line}${head(from, to, 5)}</g>`
}

function linkBox({ text, of, ...box }: Link): string {
  const pill = rect(box, 10, ' stroke-dasharray="2 3"')
  const from = of.length ? ` data-from="${of.join(' ')}"` : ''
  return `<g class="sc-link"${from} fill="${light('paper')}" stroke="${light('line')}">${pill}${lines(text, box)}</g>`
}

function arrow({ transitions, points, text, isOuter }: Edge): string {
  const path = points
    .map(({ x, y }, i) => {
      const [before, after] = [points[i - 1], points[i + 1]]
      if (!before || !after) return `${before ? 'L' : 'M'}${n(x)} ${n(y)}`
      const away = (p: Point) => Math.hypot(p.x - x, p.y - y) || 1
      const room = (p: Point, isTip: boolean) => (isTip ? Math.max(0, away(p) - 9) : away(p) / 2) // a tip needs a straight end
      const radius = Math.min(5, room(before, false), room(after, i === points.length - 2))
      const near = (p: Point) => `${n(x + ((p.x - x) * radius) / away(p))} ${n(y + ((p.y - y) * radius) / away(p))}`
      return `L${near(before)}Q${n(x)} ${n(y)} ${near(after)}`
    })
    .join('')
  const [before, end] = points.slice(-2) as [Point, Point] // an arrow has two ends
  const of = transitions.map(({ id }) => id).join(' ')
  const classes = `sc-edge${text.rows.length ? '' : ' sc-bare'}${isOuter ? ' sc-outer' : ''}`
  const dashes = isOuter ? ' stroke-dasharray="5 4"' : ''
  return `<g class="${classes}" data-of="${of}" fill="none" stroke="${light('arrow')}"><path d="${path}"${dashes}/>${head(before, end, 8)}</g>`
}

/** The tip of an arrow, drawn and not an SVG marker: a marker cannot take the colour of a lit arrow everywhere. */
function head(from: Point, to: Point, size: number): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const wing = (turn: number) => `${n(to.x - size * Math.cos(angle + turn))} ${n(to.y - size * Math.sin(angle + turn))}`
  return `<path class="sc-head" fill="${light('arrow')}" d="M${wing(0.42)}L${n(to.x)} ${n(to.y)}L${wing(-0.42)}Z"/>`
}

function label({ text, textAt }: Edge, ground: boolean): string {
  const ink = light(ground ? 'ground' : 'paper')
  const plate = rect({ ...textAt, width: text.width, height: text.height }, 4)
  return `<g class="sc-label${ground ? ' sc-on-ground' : ''}" fill="${ink}">${plate}${lines(text, textAt)}</g>`
}

/** Rows of text; those of one transition are one element with its id and, as a tooltip, its name in the code. */
function lines({ rows }: Block, at: Point): string {
  let last: unknown = null
  return rows
    .map(({ text, style, transition, x, y }) => {
      const isName = style === 'name'
      const size = letterHeight(style)
      const id = transition && transition !== last ? ` data-transition="${transition.id}"` : ''
      last = transition
      const place = `x="${n(at.x + x)}" y="${n(at.y + y + size * 0.98)}"`
      const look = `stroke="none" fill="${light(TEXT[style])}"${isName ? ` font-weight="700" font-size="${size}"` : ''}${measuredWidth(text, style)}`
      const tooltip = id ? `<title>${escape(transition!.code)}</title>` : '' // an id is of a transition
      return `<text class="sc-${style}"${id} ${place} ${look}>${tooltip}${escape(text)}</text>`
    })
    .join('')
}
