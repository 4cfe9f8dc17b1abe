import { readFileSync } from 'node:fs'
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
import { callTable, retryWords } from '../../tools/diagrams/pages/call-table'
import { eventTable } from '../../tools/diagrams/pages/talk-tables'
import { timerTable } from '../../tools/diagrams/pages/timer-table'
import { readSources } from '../../tools/diagrams/read-sources'
import { flat } from '../../tools/diagrams/tree'

const sources = readSources()

const pageOf = (id: string) => readFileSync(join(FLOWS, `${id}.md`), 'utf8')
/** The lines of the tables below a heading, without their heads. */
const rowsOf = (page: string, heading: string) =>
  (page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line, at, lines) => line.startsWith('| ') && !line.startsWith('| ---') && !lines[at + 1]?.startsWith('| ---'))
const told = (id: string) => all.find(({ machine }) => machine.id === id)! // asked of machines that are there

describe.each(all.map((each) => [each.machine.id, each] as const))('%s', (id, { machine, names }) => {
  it('has a row for each of its transitions, with its names in the code', () => {
    const { transitions } = extract(machine, names)
    const rows = rowsOf(pageOf(id), 'Переходы')
    expect(rows.length).toBe(transitions.length)
    for (const t of transitions) {
      const target = t.targets[0]?.slice(id.length + 1)
      const at = rows.findIndex((row) => {
        const [, event = '', , actions = '', next = ''] = row.split(' | ')
        return (
          event.includes(`\`${t.code}\``) &&
          t.actionCodes.every((code) => actions.includes(`\`${code}\``)) &&
          (!target || next.includes(`\`${target}\``))
        )
      })
      expect(at, `${t.source}: ${t.code} ${target}`).toBeGreaterThanOrEqual(0)
      rows.splice(at, 1)
    }
  })
  it('names every state, and in each that has states inside the one that it begins in', () => {
    const rows = rowsOf(pageOf(id), 'Состояния')
    const states = flat(extract(machine, names).root).slice(1)
    const rowOf = (path: string) => rows.find((row) => row.includes(` \`${path}\` |`) || row.startsWith(`| \`${path}\` |`))
    expect(states.filter(({ path }) => !rowOf(path)).map(({ path }) => path)).toEqual([])
    const first = [extract(machine, names).root, ...states].flatMap(({ initial }) => initial ?? [])
    expect(rows.filter((row) => row.includes('| начальное')).length).toBe(first.length)
    for (const state of first) expect(rowOf(state.slice(id.length + 1))).toContain('| начальное')
  })
  it('says who answers each of its calls', () => {
    const calls = Object.keys(names.calls ?? {})
    const bound = boundCalls(id, calls, sources)
    const answered = calls.filter((call) => all.some((other) => other.machine.id === call) || bound.get(call)?.length)
    const beyond = Object.keys(names.about.beyond ?? {})
    expect(calls.filter((call) => !answered.includes(call) && !beyond.includes(call))).toEqual([])
    expect(
      beyond.filter((call) => answered.includes(call)),
      'stale words',
    ).toEqual([])
  })
  it('tells every fact, event, call and delay that it has', () => {
    const times = { ...names.delays, ...names.about.terms }
    const counts = { 'О чём сообщает': names.facts, 'Что слышит': names.events, 'Что вызывает': names.calls, Сроки: times }
    for (const [heading, words] of Object.entries(counts)) expect(rowsOf(pageOf(id), heading).length).toBe(Object.keys(words ?? {}).length)
  })
  it('has a word for each condition that it wants not to hold, and no other', () => {
    const conditions = extract(machine, names).transitions.flatMap(({ guard }) => guard ?? [])
    expect(conditions.filter((it) => it.includes('не: '))).toEqual([])
    expect(
      Object.values(names.nots ?? {}).filter((word) => !conditions.some((it) => it.includes(word))),
      'stale words',
    ).toEqual([])
  })
  it('stands in the index once', () => expect(indexPage(all, []).split(`](${id}.md) | \`${id}\` |`).length).toBe(2))
  it('is seen where the shop has a page', () => {
    const { screens } = names.about
    const addresses = 'nowhere' in screens ? [] : screens.filter((screen) => screen.startsWith('/'))
    const known = new Set(routes.map(({ path }) => path))
    expect(addresses.filter((address) => !known.has(address))).toEqual([])
  })
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
  it('a fact is called the same by who tells it and who hears it', () => {
    const differing = all.flatMap((teller) =>
      Object.entries(teller.names.facts ?? {}).flatMap(([code, word]) =>
        hearersOf(teller, code, all)
          .filter(({ who }) => who.names.events?.[code] !== word)
          .map(({ who }) => `${code}: «${word}», ${who.machine.id}: «${who.names.events?.[code]}»`),
      ),
    )
    expect(differing).toEqual([])
  })
  it('what an action announces is called as the fact', () => {
    const differing = all.flatMap(({ machine, names: { actions = {}, facts = {} } }) =>
      Object.entries(actions)
        .filter(([, word]) => word.startsWith('сообщить') && !Object.values(facts).some((fact) => word.startsWith(`сообщить: ${fact}`)))
        .map(([code, word]) => `${machine.id} ${code}: «${word}»`),
    )
    expect(differing).toEqual([])
  })
  it('an event knows whose fact it is', () =>
    expect(tellersOf(told('app'), 'region.applied', all).map(({ who }) => who.machine.id)).toContain('customer'))
  it('a machine knows who starts it, and in which of his states', () =>
    expect(startersOf(told('loginForm'), all).map(({ of, states }) => [of.machine.id, states])).toEqual([
      ['session', ['session.guest', 'session.expired']],
    ]))
})

describe('who sends an event', () => {
  const sent = (path: string, text: string) => {
    const { machines, isScreen, isOutside, isCall } = sendersOf(told('cart'), 'cart.hold', all, [{ path, text }])
    return [machines.map(({ machine }) => machine.id), isScreen, isOutside, isCall]
  }
  const SEND = "cart.send({ type: 'cart.hold' })"
  it.each([
    ['machines/customer/customer.setup.ts', SEND, [['customer'], false, false, false]],
    ['machines/customer/order-facts.ts', SEND, [['customer'], false, false, false]],
    ['machines/saved-carts/saved-carts.machine.ts', SEND, [[], false, false, false]],
    ['machines/cart/cart.setup.ts', SEND, [[], false, false, false]],
    ['src/pages/cart/x.tsx', SEND, [[], true, false, false]],
    ['src/pages/cart/x.tsx', "cart.send({ type: isLast ? 'cart.hold' : 'cart.read' })", [[], true, false, false]],
    ['src/pages/cart/x.tsx', "cart.send({ type: isLast ? 'cart.read' : 'cart.hold' })", [[], true, false, false]],
    ['src/pages/cart/x.tsx', "cart.send({ type: type === 'cart.hold' ? 'cart.read' : 'cart.load' })", [[], false, false, false]],
    ['src/platform/x.ts', SEND, [[], false, true, false]],
    ['src/app/customer/x.ts', `cartMachine.provide({})\n${SEND}`, [[], false, false, true]],
    ['machines/customer/customer.types.ts', "  | { type: 'cart.hold' }", [[], false, false, false]],
    ['machines/customer/customer.types.ts', "  events: {} as { type: 'cart.hold' }", [[], false, false, false]],
    ['machines/customer/customer.setup.ts', "  (_, it: Extract<Fact, { type: 'cart.hold' }>) => it,", [[], false, false, false]],
  ])('%s with %s', (path, text, expected) => expect(sent(path, text)).toEqual(expected))

  it('an event of several parts is no other that only reads like it', () => {
    const of = (type: string) =>
      sendersOf(told('cart'), 'cart.hold.now', all, [{ path: 'src/pages/cart/x.tsx', text: `send({ type: '${type}' })` }])
    expect([of('cart.hold.now').isScreen, of('cart.holdXnow').isScreen]).toEqual([true, false])
  })

  const rowOf = (id: string, event: string) =>
    eventTable({ told: told(id), all, sources, schemas: new Map() })
      .split('\n')
      .find((row) => row.includes(`\`${event}\``))
  it.each([
    ['checkout', 'order.submitted', '| страница |'],
    ['review', 'question.passed', '| страница |'],
    ['review', 'review.submitted', '| страница |'],
    ['cart', 'typing.ended', '| сам участник |'],
    ['cart', 'write.answered', '| сервер, браузер: через его вызов |'],
    ['app', 'tab.changedData', '| другая вкладка |'],
    ['customer', 'tab.changedData', '| другая вкладка (через «Магазин») |'],
    ['customer', 'page.shown', '| сервер, браузер (через «Магазин») |'],
    ['customer', 'session.expired', '| факт: [Вход](session.md) (через «Магазин») |'],
  ])('%s hears %s so: %s', (id, event, words) => expect(rowOf(id, event)).toContain(words))
})

describe('who answers a call', () => {
  const rowOf = (id: string, call: string) =>
    callTable({ told: told(id), all, sources })
      .split('\n')
      .find((row) => row.includes(`\`${call}\``))
  it.each([
    ['checkout', 'findOrder', '| сервер: `orders.list` | повторяется |'],
    ['checkout', 'placeOrder', '| сервер: `orders.create` | повторяется под тем же ключом |'],
    ['checkout', 'loadDraft', '| память браузера |'],
    ['review', 'lookUpReview', '| сервер: `orders.get` | повторяется |'],
    ['invite', 'sendAnswer', '| сервер: `invites.accept`, `invites.reject` |'],
    ['connectionCheck', 'reach', '| сервер: `config.get` | повторяется |'],
    ['app', 'cart', undefined],
    ['customer', 'cart', '| участник [Корзина](cart.md) |'],
  ])('%s calls %s: %s', (id, call, words) => (words ? expect(rowOf(id, call)).toContain(words) : expect(rowOf(id, call)).toBe(undefined)))
  it('that is sent again is told with its pauses', () =>
    expect(retryWords()).toContain('300–450\u00a0мс, 600–900\u00a0мс, 1200–1800\u00a0мс'))
})

it.each([
  ['cart', 'restPause', 'от\u00a05\u00a0с до\u00a01\u00a0мин: с\u00a0каждой неудачей подряд вдвое дольше'],
  ['quickEntry', 'searchPause', 'от\u00a05\u00a0с до\u00a01\u00a0мин: с\u00a0каждой неудачей подряд вдвое дольше'],
  ['opening', 'patience', 'задаёт тот, кто запускает'],
  ['cart', 'freshness', '15\u00a0с'],
])('%s waits %s: %s', (id, delay, words) =>
  expect(
    timerTable(told(id))
      .split('\n')
      .find((row) => row.includes(`\`${delay}\``)),
  ).toContain(`| ${words} |`),
)

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
    const named = all.flatMap(({ machine, names }) => [...boundCalls(machine.id, Object.keys(names.calls ?? {}), sources).values()].flat())
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((name) => !(name in contract))).toEqual([])
  })
})

it.each([
  [400, '400\u00a0мс'],
  [1500, '1,5\u00a0с'],
  [60_000, '1\u00a0мин'],
  [300_000, '5\u00a0мин'],
  [86_400_000, '24\u00a0ч'],
  [150_000, '2,5\u00a0мин'],
  [1_000_000, '16\u00a0мин\u00a040\u00a0с'],
  [3_601_250, '1\u00a0ч\u00a01\u00a0с\u00a0250\u00a0мс'],
  [0, 'сразу после этого мгновения'],
])('%d ms are %s', (ms, words) => expect(duration(ms)).toBe(words))
