import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { all } from '../../machines/all'
import { contract } from '../../model/contract'
import { routes } from '../../model/routing/routes'
import { stories } from '../../machines/support/stories'
import { FLOWS } from '../../tools/diagrams/atlas'
import { duration, extract } from '../../tools/diagrams/extract'
import { indexPage } from '../../tools/diagrams/pages/index-page'
import { boundCalls } from '../../tools/diagrams/pages/server-calls'
import { sendersOf } from '../../tools/diagrams/pages/senders'
import { hearersOf, startersOf, tellersOf } from '../../tools/diagrams/pages/wiring'
import { readSources } from '../../tools/diagrams/read-sources'

const pageOf = (id: string) => readFileSync(join(FLOWS, `${id}.md`), 'utf8')
/** The lines of a table below a heading. */
const rowsOf = (page: string, heading: string) =>
  (page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
const told = (id: string) => all.find(({ machine }) => machine.id === id)! // asked of machines that are there
const textsUnder = (top: string) =>
  readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(top, name), 'utf8'))
    .join('\n')

describe.each(all.map((each) => [each.machine.id, each] as const))('%s', (id, { machine, names }) => {
  it('has a row for each of its transitions, in the order of the chart, with its names in the code', () => {
    const { transitions } = extract(machine, names)
    const rows = rowsOf(pageOf(id), 'Переходы')
    expect(rows.length).toBe(transitions.length)
    transitions.forEach((t, at) => {
      const missing = [`\`${t.code}\``, ...t.actionCodes.map((code) => `\`${code}\``)].filter((code) => !rows[at]!.includes(code))
      expect(missing, rows[at]).toEqual([])
    })
  })
  it('tells every fact, event, call and delay that it has', () => {
    const counts = { 'О чём сообщает': names.facts, 'Что слышит': names.events, 'Что вызывает': names.calls, Сроки: names.delays }
    for (const [heading, words] of Object.entries(counts)) expect(rowsOf(pageOf(id), heading).length).toBe(Object.keys(words ?? {}).length)
  })
  it('stands in the index once', () => expect(indexPage(all).split(`(${id}.md)`).length).toBe(2))
  it('is seen where the shop has a page', () => {
    const { screens } = names.about
    const addresses = 'nowhere' in screens ? [] : screens.filter((screen) => screen.startsWith('/'))
    const known = new Set(routes.map(({ path }) => path))
    expect(addresses.filter((address) => !known.has(address))).toEqual([])
  })
})

it('every rule that a page names stands in the code it is about or in a test', () => {
  const texts = [textsUnder('machines').replaceAll(/rules: \[[^\]]*\]/g, ''), textsUnder('model'), textsUnder('tests')].join('\n')
  const unknown = all.flatMap(({ machine, names }) =>
    names.about.rules.filter((rule) => !texts.includes(rule)).map((rule) => `${machine.id}: ${rule}`),
  )
  expect(unknown).toEqual([])
})

it('every story has a machine', () =>
  expect(Object.keys(stories).filter((story) => !all.some(({ names }) => names.about.story === story))).toEqual([]))

describe('who is told what', () => {
  const hearers = (id: string, fact: string) =>
    hearersOf(told(id), fact, all).map(({ who, through }) => [who.machine.id, ...through.map(({ machine }) => machine.id)])
  it('a fact goes to who keeps a relay, and from him to those he started', () =>
    expect(hearers('session', 'session.expired')).toEqual([['app'], ['customer', 'app']]))
  it('a fact that is told on goes up', () => expect(hearers('regions', 'region.applied')).toEqual([['customer'], ['app', 'customer']]))
  it('a fact that nobody relays is heard by no machine', () => expect(hearers('gift', 'gift.taken')).toEqual([]))
  it('an event knows whose fact it is', () =>
    expect(tellersOf(told('app'), 'region.applied', all).map(({ machine }) => machine.id)).toContain('customer'))
  it('a machine knows who starts it, and in which of his states', () =>
    expect(startersOf(told('loginForm'), all).map(({ of, states }) => [of.machine.id, states])).toEqual([
      ['session', ['session.guest', 'session.expired']],
    ]))
})

describe('who sends an event', () => {
  const sent = (path: string, text: string) => {
    const { machines, isScreen, isBrowser } = sendersOf(told('cart'), 'cart.hold', all, [{ path, text }])
    return [machines.map(({ machine }) => machine.id), isScreen, isBrowser]
  }
  const SEND = "cart.send({ type: 'cart.hold' })"
  it.each([
    ['machines/customer/customer.setup.ts', SEND, [['customer'], false, false]],
    ['machines/customer/order-facts.ts', SEND, [['customer'], false, false]],
    ['machines/saved-carts/saved-carts.machine.ts', SEND, [[], false, false]],
    ['machines/cart/cart.setup.ts', SEND, [[], false, false]],
    ['src/pages/cart/x.tsx', SEND, [[], true, false]],
    ['src/platform/x.ts', SEND, [[], false, true]],
    ['machines/customer/customer.types.ts', "  | { type: 'cart.hold' }", [[], false, false]],
    ['machines/customer/customer.types.ts', "  events: {} as { type: 'cart.hold' }", [[], false, false]],
  ])('%s with %s', (path, text, expected) => expect(sent(path, text)).toEqual(expected))
})

describe('calls of the server behind an effect', () => {
  const read = (text: string) => Object.fromEntries(boundCalls('gift', ['load', 'send', 'keep'], [{ path: 'src/x.ts', text }]))
  it('are those it makes and those of the functions it names', () =>
    expect(
      read(
        [
          'const newest = async () => {',
          '  const query = { limit: 1 }',
          "  return api('orders.list', { query })",
          '}',
          'giftMachine.provide({',
          '  actors: {',
          '    load: fromPromise(() => newest()),',
          "    send: fromPromise(() => api('orders.create', {})),",
          '    keep: fromPromise(async () => 1),',
          '  },',
          '})',
        ].join('\n'),
      ),
    ).toEqual({ load: ['orders.list'], send: ['orders.create'], keep: [] }))
  it('of another machine are not read', () => expect(read("cartMachine.provide({\n  load: () => api('cart.get'),\n})")).toEqual({}))
  it('are all in the contract', () => {
    const named = all.flatMap(({ machine, names }) =>
      [...boundCalls(machine.id, Object.keys(names.calls ?? {}), readSources()).values()].flat(),
    )
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((name) => !(name in contract))).toEqual([])
  })
})

it.each([
  [400, '400\u00a0мс'],
  [1500, '1500\u00a0мс'],
  [60_000, '1\u00a0мин'],
  [300_000, '5\u00a0мин'],
  [86_400_000, '24\u00a0ч'],
])('%d ms are %s', (ms, words) => expect(duration(ms)).toBe(words))
