import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Drawing, isList } from './draw'
import type { Chart } from './extract'
import { escape } from './text/lines'
import type { Words } from './text/rows'

/** A picture as it is kept: name of its file without the ending, the state that is its frame, which part of the frame it shows (null: all). */
export type Drawn = { id: string; frame: string; title: string | null; words: Words; isList: boolean; svg: string }

/** What decides how a chart is laid out and drawn: from the root of the project. */
const CODE = ['draw.ts', 'cost.ts', 'colours.ts', 'extract.ts', 'paper.ts', 'svg.ts', 'tree.ts', 'layout', 'text', 'checker'].map((name) =>
  join('tools', 'diagrams', name),
)
const ENGINE = join('node_modules', 'elkjs', 'package.json')

const hash = (text: string) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16)
const filesOf = (path: string): string[] =>
  path.endsWith('.ts')
    ? [path]
    : readdirSync(path)
        .sort()
        .map((name) => join(path, name))

/** A hash of the code that draws and of the layout engine's version: where it differs all pictures are drawn anew. */
export const codeOfDrawing = (): string =>
  hash([...CODE.flatMap(filesOf).map((file) => readFileSync(file, 'utf8')), engineVersion()].join('\n'))

function engineVersion(): string {
  const { version } = JSON.parse(readFileSync(ENGINE, 'utf8')) as { version: string }
  return version
}

/** A hash of all that a machine's pictures are made of. @param code of `codeOfDrawing` */
export const keyOf = ({ id, names: { title, purpose }, root, transitions }: Chart, code: string): string =>
  hash(JSON.stringify({ code, id, title, purpose, root, transitions }))

const HEAD = '<svg '
const STAMP =
  /^<svg data-key="(\w+)" data-place="(\d+)\/(\d+)" data-frame="([^"]*)" data-part="([^"]*)" data-words="(\w+)"( data-list="")? data-sum="(\w+)" /
const WORDS: readonly Words[] = ['all', 'short', 'events', 'none']

/** What is kept of the drawings of a machine: each picture says what it was drawn of, so that it need not be drawn again to be checked. */
export const keep = (drawings: readonly Drawing[], key: string): Drawn[] =>
  drawings.map((drawing, at) => {
    const { picture, svg } = drawing
    const { part, choice } = picture
    const list = isList(drawing)
    const place = `data-place="${at + 1}/${drawings.length}" data-frame="${part.root.id}" data-part="${escape(part.title ?? '')}"`
    const stamp = `data-key="${key}" ${place} data-words="${choice.words}"${list ? ' data-list=""' : ''}`
    const stamped = svg.replace(HEAD, `${HEAD}${stamp} data-sum="${hash(stamp + svg)}" `)
    return { id: part.id, frame: part.root.id, title: part.title, words: choice.words, isList: list, svg: stamped }
  })

/** One kept picture and its place among those of its machine; null where it was drawn of something else or changed by hand. */
function read(id: string, text: string, key: string): { drawn: Drawn; place: number; count: number } | null {
  const svg = text.replaceAll('\r\n', '\n')
  const found = STAMP.exec(svg)
  if (!found) return null
  const [head, of, place, count, frame = '', title = '', wording, list, sum] = found
  const words = WORDS.find((each) => each === wording)
  const stamp = head.slice(HEAD.length, head.indexOf(' data-sum='))
  if (of !== key || !words || sum !== hash(stamp + svg.replace(head, HEAD))) return null
  const drawn = { id, frame, title: title === '' ? null : title, words, isList: list !== undefined, svg }
  return { drawn, place: Number(place), count: Number(count) }
}

/** The kept pictures of a machine, in their order; null where one is missing, was changed by hand or shows another chart. */
export function readDrawn(folder: string, chart: Chart, code: string): Drawn[] | null {
  if (!existsSync(folder)) return null
  const key = keyOf(chart, code)
  const names = readdirSync(folder).filter((name) => name.endsWith('.svg') && name.startsWith(`${chart.id}.`))
  const all = names.map((name) => read(name.slice(0, -'.svg'.length), readFileSync(join(folder, name), 'utf8'), key))
  const found = all.flatMap((each) => (each ? [each] : [])).sort((a, b) => a.place - b.place)
  const isWhole =
    found.length > 0 && found.length === all.length && found.every(({ place, count }, at) => place === at + 1 && count === all.length)
  return isWhole ? found.map(({ drawn }) => drawn) : null
}
