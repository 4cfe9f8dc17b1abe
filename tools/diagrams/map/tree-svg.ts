import { light, type Rule } from '../colours'
import { TALL } from '../paper'
import { svgSheet } from '../svg-sheet'
import { drawnLines, heightOfLines, type Line, linesOf, round } from '../text/lines'

/** A machine with those that it starts. `group`: the story it belongs to, in words. */
export type Branch = { id: string; title: string; group: string; children: readonly Branch[] }

const WIDTH = TALL.width
const [PAD, GAP, COLUMNS_GAP] = [5, 5, 9]
/** Columns that are tried; the lowest picture is taken. */
const COLUMNS = [2, 3, 4]
const RULES: readonly Rule[] = [
  ['.hub-page', 'fill', 'paper'],
  ['.hub-box>rect', 'fill', 'paper'],
  ['.hub-box>rect', 'stroke', 'line'],
  ['.hub-bar>rect', 'fill', 'ground'],
  ['.hub-name', 'fill', 'ink'],
  ['.hub-code', 'fill', 'soft'],
  ['.hub-note', 'fill', 'call'],
]

/** Something of a known height, drawn with its upper left corner at a point. */
type Piece = { height: number; draw: (x: number, y: number) => string }

const piecesHeight = (pieces: readonly Piece[]) => pieces.reduce((sum, { height }) => sum + height + GAP, -GAP)

function stacked(pieces: readonly Piece[]): Piece {
  return {
    height: pieces.length ? piecesHeight(pieces) : 0,
    draw: (x, y) => {
      let at = y
      return pieces
        .map((piece) => {
          const drawn = piece.draw(x, at)
          at += piece.height + GAP
          return drawn
        })
        .join('')
    },
  }
}

const words = (lines: readonly Line[]): Piece => ({
  height: heightOfLines(lines),
  draw: (x, y) => drawnLines(lines, { x, y, prefix: 'hub', anchor: 'start' }),
})

/** A box with words above and something below them. */
function boxed(head: readonly Line[], inner: Piece | null, width: number, isDark: boolean): Piece {
  const headHeight = heightOfLines(head)
  const height = headHeight + 2 * PAD + (inner ? inner.height + GAP : 0)
  const ink = light(isDark ? 'ground' : 'paper')
  return {
    height,
    draw: (x, y) =>
      `<g class="hub-box${isDark ? ' hub-bar' : ''}"><rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="7" fill="${ink}" stroke="${light('line')}"/>${words(head).draw(x + PAD, y + PAD - 2)}</g>` +
      (inner ? inner.draw(x + PAD, y + PAD + headHeight + GAP) : ''),
  }
}

const headOf = ({ title, id }: Branch, width: number): Line[] => [
  ...linesOf(title, 'name', width - 2 * PAD),
  ...linesOf(id, 'code', width - 2 * PAD),
]

/** A machine alone, or with the few that it starts inside. */
function small(branch: Branch, width: number, depth: number): Piece {
  const inner = branch.children.map((child) => small(child, width - 2 * PAD, depth + 1))
  return boxed(headOf(branch, width), inner.length ? stacked(inner) : null, width, inner.length > 0 && depth % 2 === 0)
}

/** Those of one parent by their stories, in columns of about the same height. */
function grouped(branches: readonly Branch[], width: number, columns: number, depth: number): Piece {
  const room = (width - (columns - 1) * COLUMNS_GAP) / columns
  const stories = [...new Set(branches.map(({ group }) => group))].map((group) =>
    stacked([
      words(linesOf(group, 'note', room)),
      ...branches.filter((branch) => branch.group === group).map((branch) => small(branch, room, depth)),
    ]),
  )
  const filled = Array.from({ length: columns }, (): Piece[] => [])
  const heightOf = (column: readonly Piece[]) => column.reduce((sum, { height }) => sum + height + 2 * GAP, 0)
  for (const story of [...stories].sort((a, b) => b.height - a.height)) filled.sort((a, b) => heightOf(a) - heightOf(b))[0]!.push(story) // there are columns
  return {
    height: Math.max(...filled.map(heightOf)) - 2 * GAP,
    draw: (x, y) =>
      filled
        .map((column, at) => {
          let top = y
          return column
            .map((story) => {
              const drawn = story.draw(x + at * (room + COLUMNS_GAP), top)
              top += story.height + 2 * GAP
              return drawn
            })
            .join('')
        })
        .join(''),
  }
}

const sizeOf = (branch: Branch): number => 1 + branch.children.reduce((sum, child) => sum + sizeOf(child), 0)
/** So many below a machine are a frame of their own. */
const MANY = 5

/** Those of one parent: the small ones by stories, below them each that has many inside. */
function forest(branches: readonly Branch[], width: number, depth: number): Piece {
  const large = branches.filter((branch) => sizeOf(branch) > MANY)
  const rest = branches.filter((branch) => !large.includes(branch))
  const lowest = COLUMNS.map((columns) => grouped(rest, width, columns, depth)).sort((a, b) => a.height - b.height)[0]! // there are columns
  const frames = large.map((branch) =>
    boxed(headOf(branch, width), forest(branch.children, width - 2 * PAD, depth + 1), width, depth % 2 === 0),
  )
  return stacked([...(rest.length ? [lowest] : []), ...frames])
}

/**
 * All machines on one sheet: inside each those that it starts, beside each other those of one story.
 * @param alone says what starts those that no machine does
 */
export function treeSvg(id: string, title: string, branches: readonly Branch[], alone: string): string {
  const width = WIDTH - 2
  const large = branches.filter((branch) => sizeOf(branch) > MANY)
  const rest = branches.filter((branch) => !large.includes(branch))
  const shop = forest(large, width, 0)
  const others = boxed(linesOf(alone, 'name', width - 2 * PAD), forest(rest, width - 2 * PAD, 1), width, true)
  const all = stacked([...(large.length ? [shop] : []), ...(rest.length ? [others] : [])])
  const height = Math.ceil(all.height + 2)
  return svgSheet({ id, title, prefix: 'hub', width: WIDTH, height }, RULES, [all.draw(1, 1)])
}
