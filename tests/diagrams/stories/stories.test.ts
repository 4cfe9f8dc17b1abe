import { readdirSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { stories as sections } from '../../../machines/support/stories'
import { rowFaults } from '../../../tools/diagrams/checker/row-faults'
import { closeTabs } from '../../support/open-tab'
import { stories } from './stories'
import { tellStory } from './tell-story'

const FOLDER = '../../../docs/flows/stories'
afterEach(() => {
  closeTabs()
  vi.unstubAllGlobals()
})

const written = new Set<string>()
/** Events that were judged. */
let count = 0

/** The numbers in the tables of a page, a chapter after the other. */
const numbersOf = (page: string) =>
  page.split(/^## /m).map((chapter) => [...chapter.matchAll(/^\| (\d+) \|/gm)].map(([, no]) => Number(no)))
/** The numbers on a picture, from its top. */
const drawnIn = (svg: string) =>
  [...svg.matchAll(/<g class="sq-(?:label|state)"><rect[^>]*><text[^>]*>(\d+)\./g)].map(([, no]) => Number(no))

it.each(stories)('the worked example «$title» is as the shop does it today', async (story) => {
  const { pages, judged } = await tellStory(story)
  expect(judged.misfits, 'events that hold something else than docs/flows/events says').toEqual([])
  count += judged.count
  const [{ text: page } = { text: '' }] = pages
  for (const [at, numbers] of numbersOf(page).entries()) {
    const ofChapter = pages.filter(({ name }) => name.startsWith(`${story.id}.${at}.`) && name.endsWith('.svg'))
    expect(
      ofChapter.flatMap(({ text }) => drawnIn(text)),
      `the table and the pictures of chapter ${at}`,
    ).toEqual(numbers)
  }
  for (const { name, text } of pages) {
    written.add(name)
    if (name.endsWith('.svg')) expect(rowFaults(text), name).toEqual([])
    await expect(text).toMatchFileSnapshot(`${FOLDER}/${name}`)
  }
})

it('the events of the worked examples were held against the types of their machines', () => expect(count).toBeGreaterThan(1000))

it('every story of the shop has a worked example', () =>
  expect(Object.keys(sections).filter((section) => !stories.some(({ story }) => story === section))).toEqual([]))

it('nothing lies beside the worked examples that no run wrote', () => {
  const lying = readdirSync(new URL(FOLDER, import.meta.url))
  expect(lying.filter((name) => !written.has(name))).toEqual([])
})
