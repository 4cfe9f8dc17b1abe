import { light, type Rule } from '../colours'
import { inSheets, TALL } from '../paper'
import { svgSheet } from '../svg-sheet'
import { drawnLines, heightOfLines, type Line, linesOf, round, widthOfLines } from '../text/lines'

/** What one tells another: in Russian, and as the code says it. */
export type Message = { word: string; code: string }
/** One of those around a hub: what it tells the hub, and what it is told by it. */
export type Spoke = { id: string; title: string; up: readonly Message[]; down: readonly Message[] }

const { width: WIDTH, height: HEIGHT } = TALL
const [SPOKE, HUB] = [150, 120]
const GAP = 14
const RULES: readonly Rule[] = [
  ['.hub-page', 'fill', 'paper'],
  ['.hub-box>rect', 'fill', 'paper'],
  ['.hub-box>rect', 'stroke', 'line'],
  ['.hub-bar>rect', 'fill', 'ground'],
  ['.hub-arrow', 'stroke', 'arrow'],
  ['.hub-tip', 'fill', 'arrow'],
  ['.hub-name,.hub-text', 'fill', 'ink'],
  ['.hub-code', 'fill', 'soft'],
]

const [LEFT, RIGHT] = [SPOKE + 14, WIDTH - HUB - 14]
const SPAN = RIGHT - LEFT
const APART = 16

/** What is told, each in one row where word and code have room beside one another. */
type Pair = { word: Line[]; code: Line[]; height: number; isOneLine: boolean }
function pairOf(message: Message): Pair {
  const [word, code] = [linesOf(message.word, 'text', SPAN), linesOf(message.code, 'code', SPAN)]
  const isOneLine = widthOfLines(word) + widthOfLines(code) + APART <= SPAN
  return { word, code, isOneLine, height: isOneLine ? heightOfLines(word) : heightOfLines(word) + heightOfLines(code) }
}
const heightOfPairs = (pairs: readonly Pair[]) => (pairs.length === 0 ? 0 : pairs.reduce((sum, { height }) => sum + height, 10))

type Row = { up: Pair[]; down: Pair[]; name: Line[]; height: number }
function rowOf(spoke: Spoke): Row {
  const [up, down] = [spoke.up.map(pairOf), spoke.down.map(pairOf)]
  const name = [...linesOf(spoke.title, 'name', SPOKE - 18), ...linesOf(spoke.id, 'code', SPOKE - 18)]
  return { up, down, name, height: Math.max(heightOfLines(name) + 10, heightOfPairs(up) + heightOfPairs(down) + 4) }
}

/** What is told, over its arrow. */
function arrow(pairs: readonly Pair[], y: number, isUp: boolean): string {
  if (pairs.length === 0) return ''
  const [left, right] = [SPOKE, WIDTH - HUB]
  let at = y
  const words = pairs.map(({ word, code, isOneLine, height }) => {
    const codeAt = isOneLine ? at : at + heightOfLines(word)
    const drawn =
      drawnLines(word, { x: LEFT, y: at, prefix: 'hub', anchor: 'start' }) +
      drawnLines(code, { x: RIGHT, y: codeAt, prefix: 'hub', anchor: 'end' })
    at += height
    return drawn
  })
  at += 4
  const tip = isUp ? `M${right} ${round(at)}l-8 -3.5v7z` : `M${left} ${round(at)}l8 -3.5v7z`
  const line = `<path class="hub-arrow" fill="none" stroke="${light('arrow')}" d="M${isUp ? left : left + 7} ${round(at)}H${isUp ? right - 7 : right}"/>`
  return `${words.join('')}${line}<path class="hub-tip" fill="${light('arrow')}" d="${tip}"/>`
}

/**
 * Draws a machine with those around it: on each row one of them, over its upper arrow what it tells, over its lower one what it is told.
 * @param id unique on a page that holds several pictures
 * @returns as many pictures as its rows need on A4 pages
 */
export function hubSvgs(id: string, hub: { id: string; title: string }, spokes: readonly Spoke[]): string[] {
  const head = [...linesOf(hub.title, 'name', HUB - 16), ...linesOf(hub.id, 'code', HUB - 16)]
  const least = heightOfLines(head) + 10 + 2 * GAP
  return inSheets(spokes.map(rowOf), HEIGHT - GAP, ({ height }) => height + GAP).map((rows, index) => {
    const height = Math.max(least, Math.ceil(GAP + rows.reduce((sum, row) => sum + row.height + GAP, 0)))
    const name = `${id}-${index + 1}`
    let y = GAP
    const body = rows.map((row) => {
      const arrows = arrow(row.up, y, true) + arrow(row.down, y + heightOfPairs(row.up), false)
      const box = `<g class="hub-box"><rect x="1" y="${round(y)}" width="${SPOKE - 1}" height="${round(row.height)}" rx="7" fill="${light('paper')}" stroke="${light('line')}"/>${drawnLines(row.name, { x: SPOKE / 2, y: y + (row.height - heightOfLines(row.name)) / 2, prefix: 'hub' })}</g>`
      y += row.height + GAP
      return box + arrows
    })
    const bar = `<g class="hub-box hub-bar"><rect x="${WIDTH - HUB}" y="${GAP}" width="${HUB - 1}" height="${height - 2 * GAP}" rx="7" fill="${light('ground')}" stroke="${light('line')}"/>${drawnLines(head, { x: WIDTH - HUB / 2, y: GAP + (height - 2 * GAP - heightOfLines(head)) / 2, prefix: 'hub' })}</g>`
    const title = `${hub.title}: кто ему сообщает и кому он велит`
    return svgSheet({ id: name, title, prefix: 'hub', width: WIDTH, height }, RULES, [bar, ...body])
  })
}
