import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** By machine: ids of the transitions that it was seen to take on the screen, sorted. */
export type KeptWalks = Readonly<Record<string, readonly string[]>>

/** Where they are kept; `npm run walks:browser` writes them anew. */
export const KEPT_WALKS = resolve('tests/diagrams/browser-walks.json')
/** What was kept last. Throws where nothing was, or what is there is no JSON. */
export const readWalks = (): KeptWalks => JSON.parse(readFileSync(KEPT_WALKS, 'utf8')) as KeptWalks
