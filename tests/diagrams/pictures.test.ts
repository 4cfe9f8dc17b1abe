import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { all } from '../../machines/all'
import { machineFiles } from '../../tools/diagrams/atlas'
import { draw, isList } from '../../tools/diagrams/draw'
import { extract } from '../../tools/diagrams/extract'
import { rules } from '../../tools/diagrams/pages/rules'
import { readSources } from '../../tools/diagrams/read-sources'

const told = (id: string) => all.find(({ machine }) => machine.id === id)! // ids of below
const drawingsOf = (id: string) => draw(extract(told(id).machine, told(id).names))
const pageOf = async (id: string) => (await machineFiles(told(id), { all, sources: readSources(), examples: [] })).get(`${id}.md`) ?? ''

describe('a picture of states alone', () => {
  it('shows the way there and back as one line with a tip at each end', async () => {
    const overview = (await drawingsOf('productNotification')).find(({ picture }) => picture.choice.words === 'none')!
    const ways = overview.picture.edges.flatMap(({ transitions, isBoth }) => {
      const ends = new Set(transitions.flatMap(({ source, targets }) => targets.map((target) => [source, target].sort().join())))
      return [...ends].map((pair) => ({ pair, isBoth }))
    })
    expect(new Set(ways.map(({ pair }) => pair)).size).toBe(ways.length)
    expect(ways).toContainEqual({ pair: 'productNotification.judging,productNotification.off', isBoth: true })
    expect(ways).toContainEqual({ pair: 'productNotification.judging,productNotification.unknown', isBoth: false })
    const tips = overview.svg.split('class="sc-head"').length - 1 // one more is of the dot of the initial state
    expect(tips).toBe(ways.length + ways.filter(({ isBoth }) => isBoth).length + 1)
  })
})

describe('events that lead nowhere', () => {
  it('of a machine without states are a table and no picture', async () =>
    expect(await pageOf('productNotifications')).not.toContain('.svg'))
  it('are counted on the picture and listed in the table where there are many', async () => {
    const [whole, ...lists] = await drawingsOf('customer')
    const count = lists.flatMap(({ svg }) => [...svg.matchAll(/data-transition="([^"]*)"/g)]).length
    expect(lists.map(isList)).toEqual([true, true])
    expect(whole!.svg).toContain(`событий без ухода: ${count}`)
    expect(await pageOf('customer')).not.toContain('events-')
  })
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
