import { readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { machineIdOf } from '../../../machines/support/gathered'
import type { AnyDriver } from './harness/driver'

const HERE = 'tests/e2e/walks'
// Playwright knows no `import.meta.glob`: the files are found in the folder, for it and for vitest alike.
const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.driver.ts'))

/** The default export of a driver file. @throws where it drives another machine than its name says */
async function read(file: string): Promise<AnyDriver> {
  const { default: driver } = (await import(/* @vite-ignore */ pathToFileURL(resolve(HERE, file)).href)) as { default: AnyDriver }
  if (driver.machine.id === machineIdOf(basename(file))) return driver
  throw new Error(`${join(HERE, file)} drives ${driver.machine.id}: rename one of them`)
}

/** Every machine that is walked on the screen, in the order of the machines' ids. */
export const drivers: readonly AnyDriver[] = (await Promise.all(files.map(read))).sort((one, other) =>
  one.machine.id < other.machine.id ? -1 : 1,
)
