import { readdirSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { stories as sections } from '../../../machines/support/stories'
import { faultsOfRows } from '../../../tools/diagrams/overlap-rows'
import { closeTabs } from '../../support/open-tab'
import { stories } from './stories'
import { tellStory } from './tell-story'

const FOLDER = '../../../docs/flows/stories'
afterEach(() => {
  closeTabs()
  vi.unstubAllGlobals()
})

const written = new Set<string>()

it.each(stories)('the worked example «$title» is as the shop does it today', async (story) => {
  for (const { name, text } of await tellStory(story)) {
    written.add(name)
    if (name.endsWith('.svg')) expect(faultsOfRows(text), name).toEqual([])
    await expect(text).toMatchFileSnapshot(`${FOLDER}/${name}`)
  }
})

it('every story of the shop has a worked example', () =>
  expect(Object.keys(sections).filter((section) => !stories.some(({ story }) => story === section))).toEqual([]))

it('nothing lies beside the worked examples that no run wrote', () => {
  const lying = readdirSync(new URL(FOLDER, import.meta.url))
  expect(lying.filter((name) => !written.has(name))).toEqual([])
})
