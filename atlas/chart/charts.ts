import { createLazyFiles } from '../lazy-files'

/** The committed pictures: no layout engine is in any browser, and those of a machine are loaded when it is looked at. */
const files = import.meta.glob<string>('../../docs/flows/*.svg', { query: '?raw', import: 'default' })
const machineOf = (path: string): string => /([^/.]+)\.[^/]*$/.exec(path)![1]! // the glob says so

/** The picture of a machine, and below it those of the parts that are closed in it: `cart.svg`, `cart.lines.svg`. */
export const chartOf = createLazyFiles(files, machineOf)

/**
 * Loads every chart before anybody looks at it, one machine after another, so that they are there without a network as well. Ends at the
 * first that does not come: the next ones would not either. @param signal ends it earlier
 */
export async function loadCharts(signal: AbortSignal): Promise<void> {
  for (const machine of new Set(Object.keys(files).map(machineOf))) {
    if (signal.aborted) return
    try {
      await chartOf(machine)?.load()
    } catch {
      return // who looks at it is told
    }
  }
}
