// After a whole run of `unit`, which notes in the folder WALKS what it walked; a run of some files proves nothing and is not judged.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { all } from '../../machines/all'
import { coveragePage, type Note, walkedOf } from './coverage'

const folder = process.env['WALKS']
const notesIn = (path: string): Note[] =>
  readdirSync(path).flatMap((name) =>
    readFileSync(join(path, name), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Note),
  )

describe.skipIf(!folder)('the run of all machine tests', () => {
  const rows = folder ? walkedOf(all, notesIn(folder)) : []
  it.each(rows.map((row) => [row.id, row] as const))('walks every transition of %s', (_, { missing }) => expect(missing).toEqual([]))
  it('is told in docs/flows/coverage.md; `npm run walks` writes it anew', () =>
    expect(coveragePage(rows)).toMatchFileSnapshot(resolve('docs/flows/coverage.md')))
})
