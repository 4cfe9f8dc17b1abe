// After a whole run of `unit`, which notes in the folder WALKS what it walked; a run of some files proves nothing and is not judged.
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { all } from '../../machines/all'
import { FLOWS } from '../../tools/diagrams/atlas'
import { systemMap } from '../../tools/diagrams/map/system-map'
import { drivers } from '../e2e/walks/drivers'
import { judge, WHOLE } from '../e2e/walks/harness/judge'
import { readWalks } from '../e2e/walks/harness/kept-walks'
import { coveragePage, walkedOf } from './coverage'
import { unreachedOf, unseenOf } from './not-on-screen'
import { notesIn } from './notes'
import { seenOf } from './seen'

const folder = process.env['WALKS']
const isOfMap = (name: string) => name.startsWith('map.')

describe.skipIf(!folder)('the run of all machine tests', () => {
  const notes = folder ? notesIn(folder) : []
  const rows = folder ? walkedOf(all, notes, readWalks(), drivers) : []
  it.each(rows.map((row) => [row.id, row] as const))('walks every transition of %s', (_, { missing }) => expect(missing).toEqual([]))
  it('is told in docs/flows/coverage.md; `npm run walks` writes it anew', () =>
    expect(
      coveragePage({
        rows,
        unreached: unreachedOf(all, drivers),
        unseen: unseenOf(all, drivers),
        unheard: drivers.flatMap(({ machine, isOfPage }) => (isOfPage ? machine.id : [])),
      }),
    ).toMatchFileSnapshot(resolve('docs/flows/coverage.md')))
  it('is told in the map of the system; `npm run walks` writes it anew, and what of it is no more is to be deleted', async () => {
    const pages = systemMap(seenOf(notes), all)
    for (const { name, text } of pages) await expect(text).toMatchFileSnapshot(resolve(FLOWS, name))
    const known = new Set(pages.map(({ name }) => name))
    expect(readdirSync(FLOWS).filter((name) => isOfMap(name) && !known.has(name))).toEqual([])
  })
})

describe('the walks in a browser, as they were kept', () => {
  it('are of the machines that have a driver', () => {
    const withDriver = drivers.map(({ machine }) => machine.id).sort()
    expect(Object.keys(readWalks())).toEqual(withDriver)
  })
  it.each(drivers.map((each) => [each.machine.id, each] as const))('cover what a browser reaches of %s', (id, each) =>
    expect(judge(each, readWalks()[id] ?? [])).toEqual(WHOLE),
  )
})
