import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { all } from '../../machines/all'
import { FLOWS, machineFiles } from '../../tools/diagrams/atlas'
import { extract } from '../../tools/diagrams/extract'
import { isOfMachines } from '../../tools/diagrams/own-files'
import { chartFaults } from '../../tools/diagrams/checker/chart-faults'
import { indexPage } from '../../tools/diagrams/pages/index-page'
import { readExamples } from '../../tools/diagrams/pages/examples'
import { writtenSchemas } from '../../tools/diagrams/events/schema-files'
import { readSources } from '../../tools/diagrams/read-sources'
import { flat } from '../../tools/diagrams/tree'

const known = { all, sources: readSources(), examples: readExamples(FLOWS), schemas: writtenSchemas(FLOWS) }
const written = (name: string) =>
  existsSync(join(FLOWS, name)) ? readFileSync(join(FLOWS, name), 'utf8') : 'no such file: npm run diagrams'
/** Of an A4 page with margins of 15 mm, upright or on its side, below a heading; the smallest letters of a picture are 9 pt at this size. */
const PAGES = [
  { width: 680, height: 961 },
  { width: 1009, height: 632 },
]
const sizeOf = (svg: string) => /width="(\d+)" height="(\d+)"/.exec(svg)!.slice(1).map(Number) as [number, number] // every picture has one
const fits = (svg: string) => PAGES.some((page) => sizeOf(svg)[0] <= page.width && sizeOf(svg)[1] <= page.height)
const attributes = (svgs: readonly string[], name: string) =>
  new Set(svgs.flatMap((svg) => [...svg.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value!))) // not optional

const expected = new Set(['index.md'])

describe.each(all.map((told) => [told.machine.id, told] as const))('%s', (_, told) => {
  it('is drawn whole and clean on A4, and its page and pictures are of today', async () => {
    const files = await machineFiles(told, known, process.env['DRAW'] === 'all')
    const pictures = [...files].filter(([name]) => name.endsWith('.svg'))
    const svgs = pictures.map(([, svg]) => svg)
    expect(pictures.flatMap(([name, svg]) => chartFaults(svg).map((fault) => `${name}: ${fault}`))).toEqual([])
    expect(pictures.filter(([, svg]) => !fits(svg)).map(([name]) => name)).toEqual([])
    const { root, transitions } = extract(told.machine, told.names)
    const [states, moves] = [attributes(svgs, 'data-state'), attributes(svgs, 'data-transition')]
    expect(
      flat(root)
        .filter(({ id }) => !states.has(id))
        .map(({ id }) => id),
      'states in no picture',
    ).toEqual([])
    expect(
      transitions.filter(({ id }) => !moves.has(id)).map(({ id }) => id),
      'transitions in no picture',
    ).toEqual([])
    for (const [name, text] of files) {
      expected.add(name)
      expect(written(name), `${name} is stale: npm run diagrams`).toBe(text)
    }
  })
})

it('the index is of today', () => expect(written('index.md')).toBe(indexPage(all, known.examples)))

afterAll(() => {
  if (expected.size > all.length) expect(readdirSync(FLOWS).filter((name) => isOfMachines(name) && !expected.has(name))).toEqual([])
})
