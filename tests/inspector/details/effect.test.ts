import { fc, test } from '@fast-check/vitest'
import { afterEach, describe, expect, it } from 'vitest'
import { type AnyActorRef, type AnyStateMachine, assign, createActor, sendTo, setup } from 'xstate'
import type { Entry } from '../../../inspector/protocol'
import { type Effect, effectOf } from '../../../inspector/recording/effect'
import { append, emptyRecording, type Recording, withoutFirst } from '../../../inspector/recording/recording'
import { watchActors } from '../../../inspector/tap/watch-actors'
import { actor, is, tab } from '../recorded-cart'

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** A machine that is watched from its beginning. */
function watched(machine: AnyStateMachine) {
  const entries: Entry[] = []
  const watch = watchActors([], (batch) => entries.push(...batch), { life: 'l', now: () => 1, isHidden: () => true })
  const root = createActor(machine, { systemId: machine.id })
  root.subscribe({ error: () => {} })
  ends.push(
    () => watch.end(),
    () => void root.stop(),
  )
  watch.add(root)
  root.start()
  const recording = () => {
    watch.flush()
    return append(emptyRecording(tab), entries)
  }
  return { root, recording }
}
/** What each event of a type did: where from, where to, by how many transitions, and what is known otherwise. */
const effects = (recording: Recording, type: RegExp) =>
  recording.rows.filter(({ event }) => type.test(event.type)).map(({ key, event }) => [event.type, inShort(effectOf(recording, key))])
const inShort = (effect: Effect | null) =>
  effect && [effect.before.states.at(-1), effect.after?.states.at(-1) ?? null, effect.transitions, effect.fields]

type LampEvent = { type: 'lamp.on' } | { type: 'lamp.touch' } | { type: 'lamp.count' } | { type: 'lamp.burn' } | { type: 'lamp.fall' }
const lamp = setup({
  types: { context: {} as { n: number; isWarm: boolean }, events: {} as LampEvent },
  actions: {
    warm: assign({ isWarm: true, n: ({ context }) => context.n + 1 }),
    count: assign({ n: ({ context }) => context.n + 1 }),
    fall: () => {
      throw new Error('fell')
    },
  },
}).createMachine({
  id: 'lamp',
  context: { n: 0, isWarm: false },
  initial: 'off',
  states: {
    off: { on: { 'lamp.on': { target: 'warming', actions: 'warm' } } },
    warming: { always: 'on' },
    on: { on: { 'lamp.burn': 'burnt', 'lamp.fall': { actions: 'fall' } } },
    burnt: { type: 'final' },
  },
  on: { 'lamp.touch': {}, 'lamp.count': { actions: 'count' } },
})

it('tells where a machine came from and where it came to, by how many transitions, and what it knows otherwise', () => {
  const { root, recording } = watched(lamp)
  for (const type of ['lamp.burn', 'lamp.on', 'lamp.touch', 'lamp.count', 'lamp.burn'] as const) root.send({ type })
  expect(effects(recording(), /^lamp/)).toEqual([
    ['lamp.burn', null],
    ['lamp.on', ['lamp.off', 'lamp.on', 2, ['n', 'isWarm']]],
    ['lamp.touch', ['lamp.on', 'lamp.on', 1, []]],
    ['lamp.count', ['lamp.on', 'lamp.on', 1, ['n']]],
    ['lamp.burn', ['lamp.on', null, 1, []]],
  ])
})

it('of what broke its machine nothing is said', () => {
  const { root, recording } = watched(lamp)
  root.send({ type: 'lamp.on' })
  root.send({ type: 'lamp.fall' })
  expect(effects(recording(), /^lamp\.fall/)).toEqual([['lamp.fall', null]])
})

const answer = (type: string) => sendTo(({ system }) => system.get('asker') as AnyActorRef, { type })
const echo = setup({}).createMachine({
  id: 'echo',
  // It answers twice while who has asked is still in the middle of asking.
  on: { ask: { actions: [answer('one'), answer('two')] } },
})
it('what waited its turn behind others is told what it did itself', () => {
  const asker = setup({ actors: { echo } }).createMachine({
    id: 'asker',
    initial: 'rest',
    invoke: { src: 'echo', id: 'echo' },
    states: {
      rest: { on: { go: { target: 'asked', actions: sendTo('echo', { type: 'ask' }) } } },
      asked: { on: { one: 'first' } },
      first: { on: { two: 'second' } },
      second: {},
    },
  })
  const { root, recording } = watched(asker)
  root.send({ type: 'go' })
  expect(effects(recording(), /^(go|one|two)$/)).toEqual([
    ['go', ['asker.rest', 'asker.asked', 1, []]],
    ['one', ['asker.asked', 'asker.first', 1, []]],
    ['two', ['asker.first', 'asker.second', 1, []]],
  ])
})

describe('where it is not known, nothing is said', () => {
  const all: Entry = { kind: 'all', at: 1, life: 'l', actors: [actor('a', 'one'), actor('b', 'rest')], timers: [] }
  const told = (to = 'a', type = 'x.y', from: string | null = null): Entry => ({ kind: 'event', at: 1, from, to, event: { type } })
  const step = (back?: number): Entry => ({ kind: 'step', at: 1, session: 'a', transitions: ['x'], ...(back !== undefined && { back }) })
  const gone: Entry = { kind: 'gone', at: 1, session: 'a' }
  const from = 'cart.one'
  it.each<[string, Entry[], unknown]>([
    ['it is, where a step is told to be of it', [all, told(), step(1), is('a', 'two')], [from, 'cart.two', 1, ['state']]],
    ['a step of nobody knows what', [all, told(), step(), is('a', 'two')], null],
    ['a step of another event', [all, told(), step(2), is('a', 'two')], null],
    ['nobody listened in between', [all, told(), { kind: 'gap', at: 1 }, step(2), is('a', 'two')], null],
    ['of a storm its state was not told', [all, told(), step(1), { kind: 'lost', at: 1, count: 3 }, is('a', 'two')], null],
    ['who was told it was never seen', [told(), step(1), is('a', 'two')], null],
    ['it is not the end of a machine that others end later', [all, told(), step(1), told('b'), gone], [from, from, 1, []]],
    ['it is its end where it said so', [all, told(), step(1), told('b', 'xstate.done.actor.a', 'a'), gone], [from, null, 1, []]],
  ])('%s', (_, entries, expected) => {
    const recording = append(emptyRecording(tab), entries)
    expect(inShort(effectOf(recording, recording.rows[0]!.key))).toEqual(expected)
  })

  const entry = fc.oneof(
    fc.constantFrom('a', 'b').map((to) => told(to)),
    fc.option(fc.nat(5), { nil: undefined }).map(step),
    fc.constantFrom('one', 'two').map((state) => is('a', state)),
    fc.constantFrom<Entry>(all, gone, { kind: 'gap', at: 1 }, { kind: 'lost', at: 1, count: 2 }),
  )
  test.prop([fc.array(entry, { maxLength: 40 }), fc.nat(40)])(
    'whatever a file holds, what an event did is of whom it was told, and is the same once older ones are forgotten',
    (entries, gone) => {
      const recording = append(emptyRecording(tab), entries)
      const later = withoutFirst(recording, Math.min(gone, entries.length))
      for (const { key, to } of recording.rows) {
        const effect = effectOf(recording, key)
        if (effect) expect([effect.before.session, effect.after?.session ?? to]).toEqual([to, to])
        if (key >= later.first) expect(effectOf(later, key)).toEqual(effect)
      }
    },
  )
})
