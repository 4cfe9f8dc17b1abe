import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import type { AnyNames } from '../../machines/support/names'
import { extract } from '../../tools/diagrams/extract'
import { layout, type Part, type Picture } from '../../tools/diagrams/layout/layout'
import { toSvg } from '../../tools/diagrams/svg'
import type { Words } from '../../tools/diagrams/text/rows'
import { drawnTransitions } from '../support/walks/drawn-transitions'
import { plantedNames } from '../support/walks/planted'

const names: AnyNames = {
  ...plantedNames,
  states: { hub: 'Узел', box: 'Короб', 'box.in': 'Внутри', 'box.deep': 'Глубже', out: 'Снаружи', a: 'А', b: 'Б' },
  events: { went: 'ушёл', came: 'пришёл', fell: 'упал' },
}
/** One picture of a machine. @param some what of it is drawn; all without */
function drawn(machine: AnyStateMachine, words: Words, some: Partial<Part> = {}): Promise<Picture> {
  const chart = extract(machine, names)
  const whole: Part = { id: machine.id, title: null, root: chart.root, closed: [], shown: null, told: null, continued: false, apart: 0 }
  const choice = { direction: 'DOWN', labelWidth: 200, words, regionsWidth: 0, columns: 1, gap: 10, seed: 1, isMirrored: false } as const
  return layout(chart, choice, { ...whole, ...some })
}
const own = (id: string) => id.replace(/^(any:|link:)?m\./, '$1')
const ways = ({ edges }: Picture) => edges.map(({ source, end }) => `${own(source)} → ${own(end)}`).sort()
const wordsOf = ({ text }: { text: Picture['links'][number]['text'] }) => text.rows.map((row) => row.text).join(' ')
/** What stands on the tags, and on the arrows that have words. */
const tags = ({ links }: Picture) => links.map(wordsOf).sort()
const told = ({ edges }: Picture) => edges.map((edge) => `${own(edge.source)} → ${own(edge.end)}: ${wordsOf(edge)}`).sort()

const to = (target: string) => ({ on: { went: target } })
/** So many states lead to the one that is written last. */
const crowd = (count: number) => {
  const before = ['a', 'b', 'c', 'd'].slice(0, count)
  return createMachine({ id: 'm', initial: 'a', states: { ...Object.fromEntries(before.map((key) => [key, to('hub')])), hub: {} } })
}

describe('a state that others lead to', () => {
  it.each(['events', 'none'] as const)(
    'has in an overview one arrow of three and more, from the nearest; the others end at tags: %s',
    async (words) => {
      const picture = await drawn(crowd(4), words)
      expect(ways(picture).filter((way) => way.endsWith(' → hub'))).toEqual(['d → hub'])
      expect(tags(picture)).toEqual(['Узел', 'Узел', 'Узел'])
      for (const link of picture.links) expect(picture.edges.filter(({ end }) => end === link.id)).toHaveLength(1)
      expect(toSvg(picture).match(/<g class="sc-link"[^>]*><rect [^>]*stroke-dasharray/g)).toHaveLength(3)
    },
  )
  it('has in an overview both arrows of two', async () => {
    const picture = await drawn(crowd(2), 'none')
    expect({ ways: ways(picture), tags: tags(picture) }).toEqual({ ways: ['a → hub', 'b → hub'], tags: [] })
  })
  it.each(['all', 'short'] as const)('has each arrow where the picture tells what happens: %s', async (words) => {
    const picture = await drawn(crowd(4), words)
    expect({ ways: ways(picture), tags: tags(picture) }).toEqual({ ways: ['a → hub', 'b → hub', 'c → hub', 'd → hub'], tags: [] })
  })
})

describe('two states that lead to each other', () => {
  const machine = createMachine({ id: 'm', initial: 'a', states: { a: to('b'), b: { on: { came: 'a' } } } })
  it('have an arrow each where events are named', async () => {
    expect(told(await drawn(machine, 'all'))).toEqual(['a → b: ушёл', 'b → a: пришёл'])
    expect(told(await drawn(machine, 'events'))).toEqual(['a → b: ушёл', 'b → a: пришёл'])
  })
  it('have one arrow among states alone: the way back ends at a tag', async () => {
    const picture = await drawn(machine, 'none')
    expect({ ways: ways(picture), tags: tags(picture) }).toEqual({ ways: ['a → b', 'b → link:b>'], tags: ['А'] })
  })
  it.each(['all', 'events', 'none'] as const)('have arrows with one head, at the end that they lead to: %s', async (words) => {
    const picture = await drawn(machine, words)
    const groups = [...toSvg(picture).matchAll(/<g class="sc-edge.*?<\/g>/g)].map(([group]) => group)
    expect(groups.map((group) => group.split('class="sc-head"').length - 1)).toEqual(picture.edges.map(() => 1))
    const boxes = [...picture.boxes.map((box) => ({ ...box, id: box.state.id })), ...picture.links]
    for (const { end, points } of picture.edges) {
      const [at, box] = [points.at(-1), boxes.find(({ id }) => id === end)]
      if (!at || !box) throw new Error(`${end} is not drawn`)
      expect(
        Math.min(Math.abs(at.y - box.y), Math.abs(at.y - box.y - box.height), Math.abs(at.x - box.x), Math.abs(at.x - box.x - box.width)),
      ).toBeLessThan(1)
    }
  })
})

describe('a frame', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'box',
    states: {
      box: {
        initial: 'in',
        on: { came: 'out', fell: '.deep' },
        states: { in: to('deep'), deep: { on: { went: '#m.out' } } },
      },
      out: {},
    },
  })
  it('that is left has an arrow with words from its border, and what leads into it begins at a tag inside', async () => {
    const picture = await drawn(machine, 'all')
    expect(told(picture)).toEqual([
      'any:box>m.box.deep → box.deep: упал',
      'box → out: пришёл',
      'box.deep → out: ушёл',
      'box.in → box.deep: ушёл',
    ])
    expect(picture.links.map((link) => [wordsOf(link), link.of])).toEqual([['из любого', ['m.box']]])
  })
  it('that is drawn closed has the arrows of what is inside, and what does not hold in all of it says where it does', async () => {
    const closed = { closed: ['m.box'] }
    expect(told(await drawn(machine, 'all', closed))).toEqual(['box → out: • пришёл • ушёл из «Глубже»'])
    expect(told(await drawn(machine, 'events', closed))).toEqual(['box → out: • пришёл • ушёл из «Глубже»'])
    const inner = { in: { on: { went: '#m.out', fell: '#m.out' } }, deep: { on: { went: '#m.out' } } }
    const twice = createMachine({ id: 'm', initial: 'box', states: { box: { initial: 'in', states: inner }, out: {} } })
    expect(told(await drawn(twice, 'all', closed))).toEqual(['box → out: • ушёл из «Внутри» • упал из «Внутри» • ушёл из «Глубже»'])
    expect(told(await drawn(twice, 'events', closed))).toEqual(['box → out: • ушёл из «Внутри» • упал из «Внутри» • ушёл из «Глубже»'])
  })
  it('that is drawn closed says once what holds of a whole arrow', async () => {
    const inner = { in: { on: { went: '#m.out', fell: '#m.out' } } }
    const once = createMachine({ id: 'm', initial: 'box', states: { box: { initial: 'in', states: inner }, out: {} } })
    expect(told(await drawn(once, 'all', { closed: ['m.box'] }))).toEqual(['box → out: • ушёл • упал из «Внутри»'])
  })
  it('that is drawn closed says where inside an arrow leads', async () => {
    const inward = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: to('#deep'), box: { initial: 'in', states: { in: {}, deep: { id: 'deep' } } } },
    })
    expect(told(await drawn(inward, 'all', { closed: ['m.box'] }))).toEqual(['a → box: ушёл в «Глубже»'])
  })
})

describe('a part of a chart', () => {
  const machine = createMachine({ id: 'm', initial: 'a', states: { a: to('b'), b: to('hub'), hub: {} } })
  it('ends an arrow that leaves it at a tag with the name of its target', async () => {
    const picture = await drawn(machine, 'all', { shown: ['m.a'] })
    expect({ told: told(picture), tags: tags(picture) }).toEqual({ told: ['a → link:a>m.b: ушёл'], tags: ['Б'] })
  })
  it('says of a state that nothing else on it leads to from where it is reached', async () => {
    const picture = await drawn(machine, 'all', { shown: ['m.hub'], told: new Set() })
    expect({ told: told(picture), tags: tags(picture) }).toEqual({ told: ['any:>m.hub → hub: '], tags: ['из «Б»'] })
  })
})

it('an event that takes one of two transitions of an arrow is named in an overview once', async () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { went: [{ guard: () => true, target: 'b', actions: () => {} }, 'b'] } }, b: {} },
  })
  expect(told(await drawn(machine, 'events'))).toEqual(['a → b: ушёл'])
  expect(told(await drawn(machine, 'short'))).toEqual(['a → b: • ушёл [условие без имени] • ушёл [иначе]'])
})

it('what does not lead elsewhere has no arrow: it is written in its state', async () => {
  const machine = createMachine({ id: 'm', initial: 'a', states: { a: { on: { came: 'a', fell: {} } } } })
  const picture = await drawn(machine, 'all')
  expect([ways(picture), picture.boxes.flatMap(({ text }) => text.rows.map((row) => row.text))]).toEqual([
    [],
    expect.arrayContaining(['• пришёл', '• упал']),
  ])
})

it('no transition of a chart is left out of its picture', async () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    on: { fell: '.out' },
    states: {
      a: { ...to('box'), always: 'b' },
      b: { after: { 100: 'a' }, on: { came: 'b' } },
      box: { type: 'parallel', on: { came: 'a' }, states: { in: { initial: 'x', states: { x: to('y'), y: to('#m.out') } }, deep: {} } },
      out: {},
    },
  })
  const told = [...toSvg(await drawn(machine, 'all')).matchAll(/data-transition="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(told)).toEqual(new Set(drawnTransitions(machine)))
})
