import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type AnyActorLogic, type AnyStateMachine, type AnyStateNode, fromCallback, fromPromise, setup } from 'xstate'
import { all } from '../../machines/all'
import { nodesOf } from '../../machines/support/chart-ids'
import { words } from '../../machines/words'
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
  it('holds every machine of the folder once', () => {
    const files = readdirSync('machines', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.machine.ts'))
    const ids = files.map((name) =>
      name
        .replace(/^.*\//, '')
        .replace('.machine.ts', '')
        .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    )
    expect(all.map(({ machine }) => machine.id).sort()).toEqual(ids.sort())
  })
})

it('the words without their machines are those of all, in the same order', () =>
  expect([...words]).toEqual(all.map(({ machine, names }) => [machine.id, names])))
