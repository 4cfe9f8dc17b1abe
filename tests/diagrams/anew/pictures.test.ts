import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { all } from '../../../machines/all'
import { machineFiles } from '../../../tools/diagrams/atlas'
import { draw, isList } from '../../../tools/diagrams/draw'
import { extract } from '../../../tools/diagrams/extract'
import { systemMap } from '../../../tools/diagrams/map/system-map'
import { TALL } from '../../../tools/diagrams/paper'
import { rules } from '../../../tools/diagrams/pages/rules'
import { readSources } from '../../../tools/diagrams/read-sources'

const told = (id: string) => all.find(({ machine }) => machine.id === id)! // ids of below
const drawingsOf = (id: string) => draw(extract(told(id).machine, told(id).names))
const pageOf = async (id: string) =>
  (await machineFiles(told(id), { all, sources: readSources(), examples: [], schemas: new Map() })).get(`${id}.md`) ?? ''

describe('a picture of states alone', () => {
  it('leads one arrow to a state into which many lead, and names it on tags beside the others', async () => {
    const { picture } = (await drawingsOf('productNotification')).find((each) => each.picture.choice.words === 'none')!
    const into = (id: string) => picture.edges.filter(({ transitions, end }) => end === id && transitions.length > 0)
    expect(into('productNotification.judging')).toHaveLength(1)
    expect(picture.links.filter(({ text }) => text.rows.some((row) => row.text.includes('Сверяет'))).length).toBeGreaterThan(2)
  })
  it('leads by an arrow one way only: the way back is a tag', async () => {
    const { picture } = (await drawingsOf('session')).find((each) => each.picture.choice.words === 'none')!
    const ways = picture.edges.map(({ source, end }) => `${source}>${end}`)
    expect(ways).toContain('session.restoring>session.guest')
    expect(ways).not.toContain('session.guest>session.restoring')
  })
})

describe('a part of a machine', () => {
  it('draws as a state what has no picture that tells of it, and leads there from any state in one way', async () => {
    const parts = (await drawingsOf('review')).map(({ picture }) => picture).filter(({ part }) => part.id.startsWith('review.screen.part'))
    const tags = parts.flatMap(({ links }) => links.map(({ text }) => text.rows.map((row) => row.text).join(' ')))
    expect(tags).toContain('из любого')
    expect(tags).not.toContain('Отзыв есть')
    expect(parts.flatMap(({ edges }) => edges.filter(({ source }) => source === 'review.screen'))).toEqual([])
  })
  it('says of each line of a joined label where it comes from', async () => {
    const [overview] = await drawingsOf('companySetup')
    const label = overview!.picture.edges.find(({ end }) => end === 'companySetup.finished')!
    const rows = label.text.rows.map(({ text }) => text)
    expect(rows.join(' ')).toBe('• готово из «Регион создаётся» • готово [регион есть] из «Создан ли»')
  })
})

it('a picture begins on the left', async () => {
  const [{ picture } = { picture: null }] = await drawingsOf('gift')
  expect(picture!.boxes.find(({ dot }) => dot)!.dot!.x).toBeLessThan(picture!.width / 3)
})

it('a picture that fits a page that stands is not drawn for one that lies', async () => {
  for (const id of ['resource', 'gift']) {
    const drawings = await drawingsOf(id)
    expect(drawings.map(({ picture }) => picture.width <= TALL.width)).toEqual([true])
  }
})

describe('events that lead nowhere', () => {
  it('of a machine without states are a table, and a list that is named and not shown', async () => {
    const page = await pageOf('productNotifications')
    expect(page).toContain('](productNotifications.svg).')
    expect(page).not.toContain('![Ожидаемые')
  })
  it('are counted on the picture and listed in the table where there are many', async () => {
    const [whole, ...lists] = await drawingsOf('customer')
    const count = lists.flatMap(({ svg }) => [...svg.matchAll(/data-transition="([^"]*)"/g)]).length
    expect([lists.length > 0, lists.every(isList)]).toEqual([true, true])
    expect(whole!.svg).toContain(`событий без ухода: ${count}`)
    const page = await pageOf('customer')
    expect(page).toContain('](customer.events-1.svg), [')
    expect(page.match(/!\[[^\]]*\]\(customer\S*/g)).toEqual(['![Покупатель](customer.svg)'])
  })
})

it('the map draws a fact that its hearer is wired to, whether a run told it or not', () => {
  const seen = { starts: [{ parent: 'customer', child: 'cancellation' }], messages: [] }
  const picture = systemMap(seen, all).find(({ name }) => name === 'map.customer.svg')!
  expect(picture.text).toContain('>order.cancelled<')
})

it('every requirement and decision that is told in words is one of a page', () => {
  const index = Object.keys(rules)
  const stories = readFileSync('docs/flows/index.md', 'utf8').match(/stories\/[\w-]+\.md/g) ?? []
  const texts = [
    ...all.flatMap(({ names }) => names.about.rules),
    ...stories.flatMap((page) => readFileSync(`docs/flows/${page}`, 'utf8').match(/^- `[A-Z]+-\d+`/gm) ?? []),
  ].join(' ')
  expect(index.filter((id) => !texts.includes(id))).toEqual([])
})
