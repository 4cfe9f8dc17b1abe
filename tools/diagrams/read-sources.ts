import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from './pages/sources'

/** The code of the machines and of the shop, where events are sent and effects are bound. */
export const readSources = (): Source[] =>
  ['machines', 'src'].flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .sort()
      .map((name) => join(top, name).replaceAll('\\', '/'))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  )
