import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type AnyActorLogic, type AnyStateMachine, type AnyStateNode, fromCallback, fromPromise, setup } from 'xstate'
import { all } from '../../machines/all'
import { nodesOf } from '../../machines/support/chart-ids'
import { cartMachine } from '../../machines/cart/cart.machine'
import { cartNames } from '../../machines/cart/cart.names'
import { gatherMachines, gatherWords, machineIdOf } from '../../machines/support/gathered'
import { stories } from '../../machines/support/stories'
import { isPromise } from '../support/logic'

type Actors = Readonly<Record<string, AnyActorLogic | undefined>>
const outgoing = (node: AnyStateNode) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]

const TIMERS = new Set(['xstate.raise', 'xstate.cancel']) // what `after` compiles to
const isInline = (action: unknown) => typeof action === 'function' && !TIMERS.has(String((action as { type?: string }).type))
const isCombination = (guard: unknown) => ['not', 'and', 'or'].includes((guard as { name: string }).name)
/** What asks and waits for one answer, whatever it is called; machines and ports live as long as their parent. */
const isEffect = (machine: AnyStateMachine, source: string) => isPromise((machine.implementations.actors as Actors)[source])

/** States that nothing leads to. */
function unreachable(machine: AnyStateMachine): string[] {
  const nodes = nodesOf(machine.root)
  const entered = new Set<string>()
  const enter = (node: AnyStateNode) => {
    if (entered.has(node.id)) return
    entered.add(node.id)
    if (node.parent) enter(node.parent)
    if (node.type === 'parallel') {
      for (const child of Object.values(node.states)) enter(child)
    } else {
      for (const target of node.initial?.target ?? []) enter(target)
    }
    for (const transition of outgoing(node)) for (const target of transition.target ?? []) enter(target)
  }
  enter(machine.root as AnyStateNode)
  return nodes.map(({ id }) => id).filter((id) => !entered.has(id))
}

/** Guards and actions without a name. */
const unnamed = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root).flatMap((node) => [
    ...outgoing(node)
      .filter(({ guard }) => typeof guard === 'function' && !isCombination(guard))
      .map(({ eventType }) => `${node.id}: guard of ${eventType}`),
    ...[...outgoing(node).flatMap(({ actions }) => actions), ...node.entry, ...node.exit].filter(isInline).map(() => `${node.id}: action`),
  ])

/** Effects whose failure leads nowhere. */
const unhandled = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root).flatMap((node) =>
    node.invoke
      .filter(({ src }) => typeof src !== 'string' || isEffect(machine, src))
      .filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`))
      .map(({ src }) => `${node.id}: ${String(src)}`),
  )

describe.each(all.map(({ machine, names }) => [machine.id, machine, names] as const))('the chart of %s', (_, machine, names) => {
  it('reaches every state', () => expect(unreachable(machine)).toEqual([]))
  it('names every guard and action', () => expect(unnamed(machine)).toEqual([]))
  it('handles the failure of every effect', () => expect(unhandled(machine)).toEqual([]))

  it('names its states and events in form', () => {
    const nodes = nodesOf(machine.root)
    const states = nodes.slice(1).map(({ key }) => key)
    const events = nodes.flatMap((node) => [...node.transitions.keys()]).filter((type) => type !== '' && !type.startsWith('xstate.'))
    expect(states.filter((key) => !/^[a-z][A-Za-z]*$/.test(key))).toEqual([])
    expect(events.filter((type) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(type))).toEqual([])
  })

  it('has Russian words for every state, event and name', () => {
    const { title, purpose, about, ...sections } = names
    const words = [title, purpose, about.lives, ...Object.values(sections).flatMap((section) => Object.values(section))]
    expect(words.filter((word) => word.trim() !== word || !/[а-яё]/i.test(word) || /[a-z]/i.test(word.replaceAll('cookie', '')))).toEqual(
      [],
    )
    expect(Object.keys(names.states ?? {}).sort()).toEqual(
      nodesOf(machine.root)
        .slice(1)
        .map(({ path }) => path.join('.'))
        .sort(),
    )
  })
})

describe('the search for effects whose failure leads nowhere', () => {
  const ask = fromPromise(async () => 1)
  const chart = (invoke: object) =>
    setup({ actors: { ask, frobnicate: ask, port: fromCallback(() => {}) } }).createMachine({
      invoke,
    } as never) as unknown as AnyStateMachine // as in the list of machines
  it.each([
    ['an effect of any name', { src: 'frobnicate', id: 'x' }, ['(machine): frobnicate']],
    ['one of them whose failure is handled', { src: 'ask', id: 'x', onError: {} }, []],
    ['a port', { src: 'port', id: 'x' }, []],
  ])('judges %s', (_, invoke, expected) => expect(unhandled(chart(invoke))).toEqual(expected))
})

describe('the list of machines', () => {
  const cart = { './cart/cart.machine.ts': { cartMachine } }
  const words = gatherWords({ './cart/cart.names.ts': { cartNames } })
  it('holds every machine file of the folder once, and every file of words', () => {
    const files = readdirSync('machines', { recursive: true, encoding: 'utf8' })
    const idsOf = (ending: string) => files.filter((name) => name.endsWith(ending)).map(machineIdOf)
    const ids = all.map(({ machine }) => machine.id).sort()
    expect([idsOf('.machine.ts').sort(), idsOf('.names.ts').sort()]).toEqual([ids, ids])
  })
  it('pairs a machine with its words by the base name of their files', () =>
    expect(gatherMachines(cart, words)).toEqual([{ machine: cartMachine, names: cartNames }]))
  it.each([
    ['without words', cart, new Map(), './cart/cart.machine.ts has no words: write ./cart/cart.names.ts beside it'],
    ['that is missing', {}, words, '«Корзина» has words and no machine: there is no *.machine.ts with the id cart'],
    ['in a file of another name', { './cart/basket.machine.ts': { cartMachine } }, words, 'the machine has the id cart instead of basket'],
    ['that is not exported', { './cart/cart.machine.ts': {} }, words, './cart/cart.machine.ts has to export exactly one state machine'],
  ])('reports a machine %s', (_, machines, names, message) => expect(() => gatherMachines(machines, names)).toThrow(message))
  it('reports a file of words that exports none', () =>
    expect(() => gatherWords({ './cart/cart.names.ts': { cartMachine } })).toThrow(
      './cart/cart.names.ts has to export exactly one dictionary',
    ))
  it('is sorted by story, then the machine that the story is named after, then by title', () => {
    const titles = all.filter(({ names }) => names.about.story === 'login').map(({ names }) => names.title)
    expect(titles).toEqual(['Вход', 'Вход по ссылке', 'Код покупателя', 'Подтверждение кодом', 'Форма входа'])
    expect(all.findIndex(({ machine }) => machine.id === 'cart')).toBeLessThan(all.findIndex(({ machine }) => machine.id === 'cartGift'))
    expect([...new Set(all.map(({ names }) => names.about.story))]).toEqual(Object.keys(stories))
  })
})
