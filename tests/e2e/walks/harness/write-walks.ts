import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { drivers } from '../drivers'
import { KEPT_WALKS, readWalks } from './kept-walks'
import { isWriting, notesOf } from './note-walk'

/** After all tests: keeps what was walked where that is to be written anew; of machines that did not run it stays. */
export default function writeWalks(config: FullConfig): void {
  const notes = notesOf(config.projects[0]?.outputDir ?? '')
  if (!isWriting(config) || !existsSync(notes)) return
  const walked = new Map(Object.entries(existsSync(KEPT_WALKS) ? readWalks() : {}))
  for (const name of readdirSync(notes))
    walked.set(basename(name, '.json'), JSON.parse(readFileSync(join(notes, name), 'utf8')) as readonly string[])
  const rows = drivers.map(({ machine: { id } }) => [id, walked.get(id) ?? []] as const)
  writeFileSync(KEPT_WALKS, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`)
}
