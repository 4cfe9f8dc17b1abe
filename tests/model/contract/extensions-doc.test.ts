import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Endpoint } from '../../../model/contract/endpoint'

const files = import.meta.glob<Record<string, Record<string, Endpoint>>>('../../../model/contract/extensions/**/*.ts', { eager: true })
const doc = readFileSync('docs/contract-extensions.md', 'utf8')

it('each call that the specification does not list has its row in docs/contract-extensions.md, and no other call has one [DEC-006]', () => {
  const rows = Object.values(files).flatMap((file) => Object.values(file).flatMap((table) => Object.values(table)))
  const addresses = new Set(rows.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`))
  const table = doc.slice(doc.indexOf('## Calls'), doc.indexOf('## Fields of entities'))
  const written = [...table.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, address]) => address),
  )
  expect(new Set(written)).toEqual(new Set(addresses))
})

it('says of each of them why it is there and how the shop does without', () => {
  const table = doc.slice(doc.indexOf('## Calls'), doc.indexOf('## Fields of entities'))
  const cells = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  expect(cells.filter((row) => row.length !== 3 || row.includes(''))).toEqual([])
})
