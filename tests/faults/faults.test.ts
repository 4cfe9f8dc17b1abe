import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documentOf } from './document.mjs'
import { faults } from './faults.mjs'

it('every fault can still be planted, and its test is still there', () => {
  const stale = faults.filter(({ file, find, test, title }) => {
    const isPlaceable = readFileSync(file, 'utf8').split(find).length === 2
    return !isPlaceable || !readFileSync(test, 'utf8').includes(title)
  })
  expect(stale.map(({ name }) => name)).toEqual([])
})

it('docs/faults.md lists them all', () => expect(readFileSync('docs/faults.md', 'utf8')).toBe(documentOf(faults)))
