import { afterEach, expect, it } from 'vitest'
import { createActor, fromPromise, raise, setup } from 'xstate'
import type { Entry } from '../../inspector/protocol'
import { append, emptyRecording, momentAt } from '../../inspector/recording/recording'
import { sendByHand } from '../../inspector/tap/by-hand'
import { watchActors } from '../../inspector/tap/watch-actors'
import { eventually } from '../support/waiting/eventually'
import { stepsOf } from '../../inspector/recording/steps'

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

const lamp = setup({
  types: { events: {} as { type: 'lamp.on' } | { type: 'lamp.off' } | { type: 'lamp.dim'; by: number } | { type: 'lamp.nothing' } },
  guards: { isMuch: (_, { by }: { by: number }) => by > 1 },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { 'lamp.on': 'on' } },
    on: {
      // Nobody takes what it raises: the event that led here was taken all the same.
      entry: raise({ type: 'lamp.nothing' }),
      on: {
        'lamp.off': 'off',
        'lamp.dim': { guard: { type: 'isMuch', params: ({ event }) => event }, actions: () => {} },
      },
    },
  },
})
async function lit() {
  const entries: Entry[] = []
  const watch = watchActors([], (batch) => entries.push(...batch), { life: 'l', now: () => 1, isHidden: () => true })
  const root = createActor(lamp)
  ends.push(
    () => watch.end(),
    () => root.stop(),
  )
  watch.add(root)
  root.start()
  const recording = () => append(emptyRecording({ id: 't', life: 'l', title: '', path: '', who: '' }), entries)
  const rows = () => recording().rows.filter(({ event }) => event.type.startsWith('lamp.'))
  const until = (count: number) => eventually(() => expect(rows().length).toBe(count))
  return { root, recording, rows, until }
}

it('an event that the machine did not take is told as such, and nothing is traced after it', async () => {
  const { root, recording, rows, until } = await lit()
  const same = { type: 'lamp.off' } as const
  root.send(same)
  root.send({ type: 'lamp.on' })
  root.send({ type: 'lamp.dim', by: 1 })
  root.send({ type: 'lamp.dim', by: 2 })
  root.send(same)
  root.send(same)
  await until(6)
  const traced = ({ key }: { key: number }) => momentAt(recording(), key).last.get(root.sessionId) ?? []
  expect(rows().map((row) => [row.event.type, row.isIgnored, traced(row)])).toEqual([
    ['lamp.off', true, []],
    ['lamp.on', false, ['lamp.off--lamp.on.0']],
    ['lamp.dim', true, []],
    ['lamp.dim', false, ['lamp.on--lamp.dim.0']],
    ['lamp.off', false, ['lamp.on--lamp.off.0']],
    ['lamp.off', true, []],
  ])
  expect(recording().now.last.get(root.sessionId)).toEqual(['lamp.on--lamp.off.0'])
})

it('an event that was sent by hand is told apart from those of the screen', async () => {
  const { root, rows, until } = await lit()
  expect(sendByHand(root, { type: 'lamp.on' })).toBeNull()
  root.send({ type: 'lamp.off' })
  await until(2)
  expect(rows().map(({ event, from, isByHand }) => [event.type, from, isByHand])).toEqual([
    ['lamp.on', null, true],
    ['lamp.off', null, false],
  ])
})

it('the event that broke a machine is told apart, also from those that came after it, and so is a call that failed', async () => {
  const entries: Entry[] = []
  const watch = watchActors([], (batch) => entries.push(...batch), { life: 'l', now: () => 1, isHidden: () => true })
  const machine = setup({
    types: { events: {} as { type: 'work.asked' } | { type: 'work.broken' } | { type: 'work.more' } },
    actors: { call: fromPromise(() => Promise.reject(new Error('refused'))) },
    actions: {
      fall: () => {
        throw new Error('fell')
      },
    },
  }).createMachine({
    id: 'work',
    initial: 'rest',
    states: {
      rest: { on: { 'work.asked': 'asking' } },
      asking: { invoke: { src: 'call', onError: 'done' } },
      done: { on: { 'work.broken': { actions: 'fall' }, 'work.more': {} } },
    },
  })
  const root = createActor(machine)
  root.subscribe({ error: () => {} })
  ends.push(
    () => watch.end(),
    () => root.stop(),
  )
  watch.add(root)
  root.start()
  root.send({ type: 'work.asked' })
  await eventually(() => expect(root.getSnapshot().matches('done')).toBe(true))
  root.send({ type: 'work.more' })
  root.send({ type: 'work.broken' })
  root.send({ type: 'work.more' })
  const rows = () => append(emptyRecording({ id: 't', life: 'l', title: '', path: '', who: '' }), entries).rows
  await eventually(() => expect(rows().filter(({ event }) => event.type === 'work.more').length).toBe(2))
  expect(stepsOf(rows()).map(({ event, failure }) => [event.type.split('.').slice(0, 2).join('.'), failure])).toEqual([
    ['work.asked', null],
    ['xstate.error', 'call'],
    ['work.more', null],
    ['work.broken', 'broke'],
    ['work.more', null],
  ])
})

it('where the event that broke a machine was counted in a storm no other one is blamed, and one that broke at its start is listed', () => {
  const work = { session: 'a', name: 'work', parent: null, machine: 'work', status: 'active', states: ['work'], tags: [], context: null }
  const told = (type: string): Entry => ({ kind: 'event', at: 1, from: null, to: 'a', event: { type } })
  const broke: Entry = { kind: 'actor', at: 1, actor: { ...work, status: 'error' } }
  const failures = (...entries: Entry[]) =>
    stepsOf(append(emptyRecording({ id: 't', life: 'l', title: '', path: '', who: '' }), entries).rows).map(({ failure }) => failure)
  expect(failures(told('work.more'), { kind: 'lost', at: 1, count: 3 }, broke)).toEqual([null])
  expect(failures(told('xstate.init'), broke, broke, told('work.more'), broke)).toEqual(['broke', null])
})
