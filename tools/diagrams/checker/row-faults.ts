import { TALL, WIDE } from '../paper'
import { attribute, bottom, boxOf, inside, letters, meet, right, type Box } from './svg-boxes'

const all = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, tag]) => tag!) // the group is not optional

/** Between an arrow and the lowest line of its words, px at most. */
const NEAR = 14
/** Between an end of an arrow and what it comes from or goes to, px at most: its tip is drawn by itself. */
const TIP = 8
/** A state or a note whose middle is farther than that from every lifeline seems to be of either beside it, px. */
const BESIDE = 12
/** How high a mark on an arrow is, px. */
const MARK = 9

/**
 * Reads a finished picture of rows back, a sequence chart or the map of a hub, and lists what a reader would stumble over; [] proves that
 * it is clean and fits its page. Independent of how it was drawn.
 */
export function rowFaults(svg: string): string[] {
  const found: string[] = []
  const canvas = { ...boxOf(/<svg[^>]*>/.exec(svg)![0]), x: 0, y: 0 } // a picture is one
  if (![TALL, WIDE].some(({ width, height }) => canvas.width <= width && canvas.height <= height))
    found.push(`does not fit a page: ${canvas.width} × ${canvas.height}`)
  const texts = [...svg.matchAll(/<text class="(?:sq|hub)-(\w+)"([^>]*)>([^<]*)<\/text>/g)].map(
    ([, style, tag, inner]) => letters(tag!, style!, inner!), // no group is optional
  )
  const boxes = all(svg, /<g class="(?:sq-head|sq-state|hub-box)[^"]*">(<rect[^>]*>)/g).map(boxOf)
  const lives = all(svg, /<path class="sq-life"([^>]*)>/g).map((tag) => Number(/M([\d.]+)/.exec(attribute(tag, 'd'))?.[1]))
  const heads = [...svg.matchAll(/<g class="sq-head"><rect[^>]*>(.*?)<\/g>/g)].map(([, inner]) =>
    [...inner!.matchAll(/class="sq-name"[^>]*>([^<]*)</g)].map(([, text]) => text).join(' '),
  )
  for (const [, kind, tag, inner] of svg.matchAll(/<g class="sq-(state|label)">(<rect[^>]*>)(.*?)<\/g>/g)) {
    if (kind === 'label' && !inner!.includes('class="sq-note"')) continue // no group is optional
    const { x, width } = boxOf(tag!)
    const said = [...inner!.matchAll(/>([^<]+)</g)].map(([, text]) => text).join(' ')
    const isOnLife = lives.some((life) => Math.abs(life - x - width / 2) <= BESIDE + 1)
    if (!isOnLife && !heads.some((head) => said.includes(`${head}: `)))
      found.push(`${kind === 'state' ? kind : 'note'} beside its lifeline: «${said}»`)
  }
  const arrows = all(svg, /<path class="(?:sq|hub)-arrow"([^>]*)>/g).map((tag) => {
    const [from, y, to] = attribute(tag, 'd').slice(1).split(/[ H]/).map(Number) as [number, number, number] // `M1 2H3`
    return { from, to, x: Math.min(from, to), y, width: Math.abs(to - from), height: 0 }
  })
  /** Where an arrow says that it never came, and where that it is a refusal: px around their strokes. */
  const marks = [...svg.matchAll(/<path class="sq-(cross|bar)"([^>]*)>/g)].map(([, kind, tag]) => {
    const [x, y] = attribute(tag!, 'd')
      .slice(1)
      .split(/[ a-z]/)
      .map(Number) as [number, number] // `M1 2v9`
    const width = kind === 'cross' ? MARK : 0
    return { kind, x, y, width, height: MARK }
  })
  const isCrossed = ({ to, y }: { to: number; y: number }) =>
    marks.some((it) => it.kind === 'cross' && Math.abs(it.x + MARK / 2 - to) <= 1 && Math.abs(it.y + MARK / 2 - y) <= 1)
  const messages = svg.split('<g class="sq-message').slice(1)
  if (
    messages.some((message) => message.startsWith(' sq-bad') && !/class="sq-(bar|cross)"/.test(message.split('</g>').slice(0, 2).join('')))
  )
    found.push('only its colour says that it failed')

  texts.forEach((text, at) => {
    if (!inside(text, canvas)) found.push(`cut off: «${text.text}»`)
    for (const other of texts.slice(at + 1)) if (meet(text, other, 1)) found.push(`text on text: «${text.text}» and «${other.text}»`)
    if (boxes.some((box) => meet(text, box) && !inside(text, box))) found.push(`text over a border: «${text.text}»`)
    if ([...arrows, ...marks].some((line) => meet(text, line, 0))) found.push(`line through text: «${text.text}»`)
  })
  boxes.forEach((box, at) => {
    if (!inside(box, canvas)) found.push(`cut off: box at ${box.x},${box.y}`)
    if (boxes.slice(at + 1).some((other) => meet(box, other) && !inside(other, box))) found.push(`boxes overlap at ${box.x},${box.y}`)
    if (!texts.some((text) => inside(text, box))) found.push(`empty box at ${box.x},${box.y}`)
  })
  for (const arrow of arrows) {
    const edges = [...lives, ...boxes.filter((box) => box.y <= arrow.y && bottom(box) >= arrow.y).flatMap((box) => [box.x, right(box)])]
    const whole = isCrossed(arrow) ? 2 * arrow.width : arrow.width
    for (const end of isCrossed(arrow) ? [arrow.from] : [arrow.from, arrow.to])
      if (!edges.some((edge) => Math.abs(edge - end) <= TIP)) found.push(`arrow into nothing at ${end},${arrow.y}`)
    const isItsOwn = (text: Box) =>
      arrow.y - bottom(text) >= 0 && arrow.y - bottom(text) <= NEAR && text.x < right(arrow) && right(text) > arrow.x
    const own = texts.filter(isItsOwn)
    if (lives.length > 0 && own.some(({ width }) => width > whole + TIP))
      found.push(`words wider than their arrow at ${arrow.x},${arrow.y}`)
    if (own.length === 0) found.push(`arrow without words at ${arrow.x},${arrow.y}`)
    if (boxes.some((box) => arrow.y > box.y && arrow.y < bottom(box) && arrow.x < box.x - TIP && right(arrow) > right(box) + TIP))
      found.push(`arrow through a box at ${arrow.x},${arrow.y}`)
  }
  return [...new Set(found)]
}
