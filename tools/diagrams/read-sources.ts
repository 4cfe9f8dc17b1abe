import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from './pages/server-calls'

/** The shop's own code, where the effects of its machines are bound. */
export const readSources = (): Source[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => join('src', name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
