import { draw } from './draw'
import { extract } from './extract'
import { indexPage } from './pages/index-page'
import { machinePage } from './pages/machine-page'
import type { Source } from './pages/server-calls'
import type { Told } from './pages/wiring'

/** Where the atlas lies, from the root of the project. */
export const FLOWS = 'docs/flows'

/** Files of one machine: name inside the folder → text. Its drawings' faults are not looked at here. */
export async function machineFiles(told: Told, all: readonly Told[], sources: readonly Source[]): Promise<Map<string, string>> {
  const chart = extract(told.machine, told.names)
  const drawings = await draw(chart)
  return new Map([
    ...drawings.map(({ picture, svg }) => [`${picture.part.id}.svg`, svg] as const),
    [`${chart.id}.md`, machinePage({ told, chart, drawings, all, sources })],
  ])
}

/** The whole atlas: name inside the folder → text. */
export async function atlas(all: readonly Told[], sources: readonly Source[]): Promise<Map<string, string>> {
  const files = new Map([['index.md', indexPage(all)]])
  for (const told of all) for (const [name, text] of await machineFiles(told, all, sources)) files.set(name, text)
  return files
}
