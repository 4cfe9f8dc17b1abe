import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documentOf, runOf } from './document.mjs'
import { faults } from './faults.mjs'

it('every fault can still be planted, and its test is still there', () => {
  const stale = faults.filter(({ file, find, test, title }) => {
    const isPlaceable = readFileSync(file, 'utf8').split(find).length === 2
    return !isPlaceable || !readFileSync(test, 'utf8').includes(title)
  })
  expect(stale.map(({ name }) => name)).toEqual([])
})

it('docs/faults.md lists them all, and tells of a run that saw as many of them red', () => {
  const text = readFileSync('docs/faults.md', 'utf8')
  const run = runOf(text)
  expect(run).not.toBeNull()
  expect(text).toBe(run && documentOf(faults, run))
})

it('a page that tells of no run, or of one that saw a fault survive, is seen', () => {
  const run = { day: '2026-11-21', minutes: 4, commit: '46f3255+', node: '20.20.2' }
  const text = documentOf(faults, run)
  expect([runOf(text), runOf(text.replace(/Last run.*/, '')), runOf(text.replace('46f3255+', '?'))]).toEqual([run, null, null])
  expect(documentOf(faults.slice(1), run)).not.toBe(text)
})
