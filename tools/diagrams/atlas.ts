import { draw } from './draw'
import { codeOfDrawing, type Drawn, keep, keyOf, readDrawn } from './drawn'
import { type Chart, extract } from './extract'
import { indexPage } from './pages/index-page'
import { machinePage, type PageInput } from './pages/machine-page'
import type { Told } from './pages/wiring'

/** Where the atlas lies, from the root of the project. */
export const FLOWS = 'docs/flows'

/** What pages are made of besides their own machine: see `PageInput`. */
export type Known = Pick<PageInput, 'all' | 'sources' | 'examples' | 'schemas'>

const code = codeOfDrawing()

/** The pictures of a chart. Laying one out takes seconds, so those in the folder are taken where they are of this chart and this code. */
async function drawnOf(chart: Chart, isAnew: boolean): Promise<Drawn[]> {
  const kept = isAnew ? null : readDrawn(FLOWS, chart, code)
  return kept ?? keep(await draw(chart), keyOf(chart, code))
}

/** Files of one machine: name inside the folder → text. Its drawings' faults are not looked at here. @param isAnew draws also what is kept */
export async function machineFiles(told: Told, { all, sources, examples, schemas }: Known, isAnew = false): Promise<Map<string, string>> {
  const chart = extract(told.machine, told.names)
  const drawings = await drawnOf(chart, isAnew)
  return new Map([
    ...drawings.map(({ id, svg }) => [`${id}.svg`, svg] as const),
    [`${chart.id}.md`, machinePage({ told, chart, drawings, all, sources, examples, schemas })],
  ])
}

/** The whole atlas: name inside the folder → text. */
export async function atlas(known: Known): Promise<Map<string, string>> {
  const files = new Map([['index.md', indexPage(known.all, known.examples)]])
  for (const told of known.all) for (const [name, text] of await machineFiles(told, known)) files.set(name, text)
  return files
}
