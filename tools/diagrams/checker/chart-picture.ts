import { attribute, boxOf, letters, type Box } from './svg-boxes'

export type Point = { x: number; y: number }
/** A line of text: `at` the state that it belongs to, `owner` the group that holds it. */
export type Line = Box & { text: string; at: string; owner: number }
/** A box with the group that holds it; `of`: the states that a link stands for. */
type Framed = Box & { id: string; of: string[]; owner: number }
/** `leaf`: no other stands inside it. */
export type State = Framed & { leaf: boolean }
/** `isOuter`: it may begin at a state inside its own; `sources`: the states that its transitions are of; `tips`: the points of its heads; `label`: its words. */
export type Arrow = { ids: string; isOuter: boolean; sources: string[]; points: Point[]; tips: Point[]; label: Framed | undefined }
/** A picture of a chart as it was drawn. */
export type ChartPicture = {
  width: number
  height: number
  lines: readonly Line[]
  states: readonly State[]
  links: readonly Framed[]
  labels: readonly Framed[]
  arrows: readonly Arrow[]
}

const vertices = (d: string): Point[] =>
  [...d.matchAll(/([MLQ])([-\d.]+) ([-\d.]+)/g)].map(([, , x, y]) => ({ x: Number(x), y: Number(y) }))
/** Whether a state lies in another one, by their ids. */
export const contains = (outer: string, inner: string): boolean => inner.startsWith(`${outer}.`)

/** Reads a finished picture of a chart back. */
export function readChart(svg: string): ChartPicture {
  const [, width, height] = /<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg)!.map(Number) as [number, number, number]
  const groups = [...svg.matchAll(/^<g class="(sc-(?:state|link|edge|label))([^"]*)"([^>]*)>(.*)<\/g>$/gm)].map(
    ([, kind, more, attributes, body]) => ({ kind: kind!, more: more!, attributes: attributes!, body: body! }), // no group is optional
  )
  const framed = (of: string): Framed[] =>
    groups.flatMap(({ kind, attributes, body }, owner) => {
      const box = boxOf(/<rect[^>]*>/.exec(body)?.[0] ?? '')
      const from = attribute(attributes, 'data-from').split(' ')
      return kind === of ? [{ ...box, id: attribute(attributes, 'data-state'), of: from, owner }] : []
    })
  const boxes = framed('sc-state')
  const labels = framed('sc-label')
  // Labels come in the order of the arrows that have one.
  let labelled = 0
  return {
    width,
    height,
    lines: groups.flatMap(({ attributes, body }, owner) =>
      [...body.matchAll(/<text class="sc-(\w+)"([^>]*)>(?:<title>[^<]*<\/title>)?([^<]*)<\/text>/g)].map(([, style, tag, text]) => ({
        ...letters(tag!, style!, text!), // no group is optional
        at: attribute(attributes, 'data-state'),
        owner,
      })),
    ),
    states: boxes.map((box) => ({ ...box, leaf: !boxes.some(({ id }) => contains(box.id, id)) })),
    links: framed('sc-link'),
    labels,
    arrows: groups
      .filter(({ kind }) => kind === 'sc-edge')
      .map(({ attributes, more, body }) => ({
        ids: attribute(attributes, 'data-of'),
        isOuter: more.includes('sc-outer'),
        sources: attribute(attributes, 'data-of')
          .split(' ')
          .map((id) => id.split('--')[0]!), // there is one before it
        points: vertices(/<path d="([^"]*)"/.exec(body)![1]!),
        // The middle one of its three corners.
        tips: [...body.matchAll(/<path class="sc-head"[^>]* d="([^"]*)"/g)].flatMap(([, d]) => vertices(d!)[1] ?? []),
        label: more.includes('sc-bare') ? undefined : labels[labelled++],
      })),
  }
}
