import { afterEach, expect, it } from 'vitest'
import { type AnyStateMachine, assign, createActor, emit, setup } from 'xstate'
import { relay } from '../../machines/support/relay'
import type { Entry } from '../../inspector/protocol'
import { append, emptyRecording, momentAt, type Recording } from '../../inspector/recording/recording'
import { watchActors } from '../../inspector/tap/watch-actors'
import { eventually } from '../support/waiting/eventually'
import { actor, is, tab } from './recorded-cart'

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

const told = (to: string, type: string): Entry => ({ kind: 'event', at: 1, from: null, to, event: { type } })
const step = (session: string, transition: string): Entry => ({ kind: 'step', at: 1, session, transitions: [transition] })
/** What an actor was in after each event, what it knew and what it had taken. */
const moments = (recording: Recording, session: string) =>
  recording.rows.map(({ key, event }) => {
    const { actors, last } = momentAt(recording, key)
    const { states = [], context } = actors.get(session) ?? {}
    return [event.type, states.at(-1), (context as { state: string }).state, last.get(session) ?? []]
  })
const all: Entry = { kind: 'all', at: 1, life: 'l', actors: [actor('a', 'one'), actor('b', 'rest')], timers: [] }

it.each([
  ['a fact goes out on the way', [told('a', 'x'), step('a', 'one--x'), told('b', 'fact'), is('b', 'knows'), is('a', 'two')]],
  [
    'an action speaks before the transition is told',
    [told('a', 'x'), told('b', 'fact'), is('b', 'knows'), step('a', 'one--x'), is('a', 'two')],
  ],
])('state, data and trace after an event are of one moment: %s', (_, entries) => {
  const recording = append(emptyRecording(tab), [all, ...entries, told('a', 'y'), step('a', 'two--y'), is('a', 'three')])
  const [x, fact, y] = moments(recording, 'a')
  expect([x, y]).toEqual([
    ['x', 'cart.two', 'two', ['one--x']],
    ['y', 'cart.three', 'three', ['two--y']],
  ])
  expect([
    ['fact', 'cart.one', 'one', []],
    ['fact', 'cart.two', 'two', ['one--x']],
  ]).toContainEqual(fact)
})

it('a transition that changes nothing is traced all the same, and the next one is not added to it', () => {
  const entries = [told('a', 'x'), step('a', 'one--x'), told('b', 'fact'), told('a', 'y'), step('a', 'one--y'), step('a', 'one--always')]
  expect(moments(append(emptyRecording(tab), [all, ...entries, is('a', 'two')]), 'a')).toEqual([
    ['x', 'cart.one', 'one', ['one--x']],
    ['fact', 'cart.one', 'one', ['one--x']],
    ['y', 'cart.two', 'two', ['one--y', 'one--always']],
  ])
})

/** A machine that is watched from its beginning. */
function watched(machine: AnyStateMachine) {
  const entries: Entry[] = []
  const watch = watchActors([], (batch) => entries.push(...batch), { life: 'l', now: () => 1, isHidden: () => true })
  const root = createActor(machine)
  ends.push(
    () => watch.end(),
    () => void root.stop(),
  )
  watch.add(root)
  root.start()
  return { root, recording: () => append(emptyRecording(tab), entries) }
}

it('a machine whose facts are heard by its parent is where its transition led', async () => {
  const worker = setup({
    types: {
      context: {} as { state: string },
      events: {} as { type: 'work.begun' } | { type: 'work.ended' },
      emitted: {} as { type: 'fact.ended' },
    },
  }).createMachine({
    id: 'worker',
    context: { state: 'rest' },
    initial: 'rest',
    states: {
      rest: { on: { 'work.begun': { target: 'busy', actions: assign({ state: 'busy' }) } } },
      busy: { on: { 'work.ended': { target: 'rest', actions: [assign({ state: 'rest' }), emit({ type: 'fact.ended' })] } } },
    },
  })
  const owner = setup({ types: { events: {} as { type: 'fact.ended' } | { type: 'end' } }, actors: { worker, relay } }).createMachine({
    id: 'owner',
    invoke: [
      { src: 'worker', id: 'worker', systemId: 'worker' },
      { src: 'relay', id: 'wire', input: { of: 'worker' } },
    ],
    on: { 'fact.ended': { actions: () => {} } },
  })
  const { root, recording } = watched(owner)
  const child = () => [...recording().now.actors.values()].find(({ machine }) => machine === 'worker')
  await eventually(() => expect(child()).toBeDefined())
  const ref = (root.getSnapshot().children as Record<string, { send: (event: { type: string }) => void }>)['worker']
  ref?.send({ type: 'work.begun' })
  ref?.send({ type: 'work.ended' })
  await eventually(() => expect(recording().rows.some(({ event }) => event.type === 'work.ended')).toBe(true))
  const seen = moments(recording(), child()!.session).filter(([type]) => String(type).startsWith('work.') || type === 'fact.ended')
  expect(seen).toEqual([
    ['work.begun', 'worker.busy', 'busy', ['worker.rest--work.begun.0']],
    ['work.ended', 'worker.rest', 'rest', ['worker.busy--work.ended.0']],
    ['fact.ended', 'worker.rest', 'rest', ['worker.busy--work.ended.0']],
  ])
})

it('the timers of a moment are those that its state has begun and not ended, however many events came at once', async () => {
  const lamp = setup({ delays: { long: 60_000 } }).createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { 'lamp.on': 'lit' } },
      lit: { after: { long: 'off' }, on: { 'lamp.off': 'off' } },
    },
  })
  const { root, recording } = watched(lamp)
  for (const type of ['lamp.on', 'lamp.off', 'lamp.on']) root.send({ type })
  const rows = () => recording().rows.filter(({ event }) => event.type.startsWith('lamp.'))
  await eventually(() => expect(rows().length).toBe(3))
  expect(rows().map(({ key, event }) => [event.type, momentAt(recording(), key).timers.map(({ code }) => code)])).toEqual([
    ['lamp.on', ['after.long']],
    ['lamp.off', []],
    ['lamp.on', ['after.long']],
  ])
})
