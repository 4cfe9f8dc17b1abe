import { fc, test } from '@fast-check/vitest'
import { afterEach, describe, expect, it } from 'vitest'
import { type AnyActorRef, type AnyStateMachine, createActor, enqueueActions, fromPromise, setup, SimulatedClock } from 'xstate'
import { relay } from '../../../machines/support/relay'
import type { Entry } from '../../../inspector/protocol'
import { causeOf, consequencesOf } from '../../../inspector/recording/causes'
import { append, emptyRecording, type Recording, withoutFirst } from '../../../inspector/recording/recording'
import { openRecording, recordingText } from '../../../inspector/recording/recording-file'
import { watchActors } from '../../../inspector/tap/watch-actors'
import { eventually } from '../../support/waiting/eventually'
import { actor, tab } from '../recorded-cart'

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** A machine that is watched from its beginning. */
function watched(machine: AnyStateMachine) {
  const entries: Entry[] = []
  const watch = watchActors([], (batch) => entries.push(...batch), { life: 'l', now: () => 1, isHidden: () => true })
  const clock = new SimulatedClock()
  const root = createActor(machine, { clock })
  ends.push(
    () => watch.end(),
    () => void root.stop(),
  )
  watch.add(root)
  root.start()
  return { root, watch, clock, recording: () => append(emptyRecording(tab), entries) }
}

/** What an actor does on an event: it tells others, raises something and does the rest on that, announces a fact, or sets a timer. */
type Deed = { how: 'tell' | 'raise' | 'announce' | 'delay'; to: number; deeds: readonly Deed[] }
type Told = { type: 'told' | 'raised'; id: number; because: number | null; deeds: readonly Deed[] }
const NODES = [0, 1, 2]

/** Actors that do to each other what they are told; each event says on which other one it was told. */
function network() {
  let id = 0
  const node = setup({
    types: { events: {} as Told, emitted: {} as { type: 'fact'; id: number; because: number } },
    actions: {
      act: enqueueActions(({ event, enqueue, system }) => {
        for (const { how, to, deeds } of event.deeds) {
          if (how === 'raise') enqueue.raise({ type: 'raised', id: event.id, because: null, deeds })
          else if (how === 'announce') enqueue.emit({ type: 'fact', id: id++, because: event.id })
          else {
            const because = how === 'delay' ? null : event.id
            const target = system.get(`node${to}`) as AnyActorRef
            enqueue.sendTo(target, { type: 'told', id: id++, because, deeds }, how === 'delay' ? { delay: 10 } : {})
          }
        }
      }),
    },
  }).createMachine({
    id: 'node',
    initial: 'rest',
    states: {
      rest: { on: { told: { target: 'moved', actions: 'act' }, raised: { actions: 'act' } } },
      // Some of its steps are on no event of their own.
      moved: { always: 'rest' },
    },
  })
  const root = setup({ types: { events: {} as { type: 'fact' } }, actors: { node, relay } }).createMachine({
    id: 'net',
    invoke: NODES.flatMap((at) => [
      { src: 'relay' as const, id: `relay.node${at}`, input: { of: `node${at}` } },
      { src: 'node' as const, id: `node${at}`, systemId: `node${at}` },
    ]),
    on: { fact: {} },
  })
  const it = watched(root)
  const tell = ({ to, deeds }: Pick<Deed, 'to' | 'deeds'>) =>
    (it.root.system.get(`node${to}`) as AnyActorRef).send({ type: 'told', id: id++, because: null, deeds })
  return { ...it, tell }
}

const deedOf = (depth: number): fc.Arbitrary<Deed> =>
  fc.record({
    how: fc.constantFrom('tell', 'tell', 'raise', 'announce', 'delay'),
    to: fc.constantFrom(...NODES),
    deeds: depth === 0 ? fc.constant([]) : fc.array(deedOf(depth - 1), { maxLength: 2 }),
  })
test.prop([fc.array(fc.tuple(deedOf(4), fc.constantFrom('none', 'flush', 'tick', 'tell all')), { maxLength: 4 })])(
  'whoever tells whom what, also over a wire, in a queue or raised in between: its cause is the event on which it was told',
  (deeds) => {
    const { tell, watch, clock, recording, root } = network()
    for (const [each, then] of deeds) {
      tell(each)
      if (then === 'flush') watch.flush()
      if (then === 'tell all') watch.tellAll()
      if (then === 'tick') clock.increment(10)
    }
    clock.increment(10)
    watch.flush()
    const all = recording()
    const rows = all.rows.filter(({ event }) => event.type === 'told' || event.type === 'fact')
    expect(rows.map(({ key }) => causeOf(all, key)?.event['id'] ?? null)).toEqual(rows.map(({ event }) => event['because']))
    root.stop()
  },
)

it('the answer of a call is of the event on which its machine began the call, whatever happened meanwhile', async () => {
  let answer = () => {}
  const call = fromPromise(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve
      }),
  )
  const machine = setup({ actors: { call } }).createMachine({
    id: 'work',
    initial: 'rest',
    states: { rest: { on: { 'work.asked': 'asking' } }, asking: { invoke: { src: 'call', onDone: 'rest' } } },
    on: { 'work.noted': { actions: () => {} } },
  })
  const { root, recording } = watched(machine)
  root.send({ type: 'work.asked' })
  root.send({ type: 'work.noted' })
  answer()
  const done = () => recording().rows.find(({ event }) => event.type.startsWith('xstate.done.actor'))
  await eventually(() => expect(done()).toBeDefined())
  const asked = recording().rows.find(({ event }) => event.type === 'work.asked')!
  expect(causeOf(recording(), done()!.key)?.key).toBe(asked.key)
  expect(consequencesOf(recording(), asked.key).map(({ key }) => key)).toEqual([done()!.key])
})

describe('where it is not known, nothing is said', () => {
  const all: Entry = { kind: 'all', at: 1, life: 'l', actors: [actor('a', 'one'), actor('b', 'rest')], timers: [] }
  const told = (to: string, from: string | null = null, back?: number): Entry => ({
    kind: 'event',
    at: 1,
    from,
    to,
    event: { type: 'x.y' },
    ...(back !== undefined && { back }),
  })
  const causes = (recording: Recording) => recording.rows.map(({ key }) => causeOf(recording, key)?.key ?? null)
  it.each<[string, Entry[], (number | null)[]]>([
    ['it is, where the sender was told it', [all, told('a'), told('b', 'a', 1)], [null, 1]],
    ['the page told it', [all, told('a'), told('b', null, 1)], [null, null]],
    ['who told it was not told that', [all, told('b'), told('b', 'a', 1)], [null, null]],
    ['it is no event', [all, told('b', 'a', 1)], [null]],
    ['it is itself', [all, told('a', 'a', 0)], [null]],
    ['it is older than what was told', [told('b', 'a', 7)], [null]],
    ['nobody listened in between', [all, told('a'), { kind: 'gap', at: 1 }, told('b', 'a', 2)], [null, null]],
    ['it is of another page', [all, told('a'), { ...all, life: 'm' } as Entry, told('b', 'a', 2)], [null, null]],
  ])('%s', (_, entries, expected) => expect(causes(append(emptyRecording(tab), entries))).toEqual(expected))

  it('what is no longer kept is no cause, and a saved recording keeps the others', () => {
    const recording = withoutFirst(append(emptyRecording(tab), [all, told('a'), told('b', 'a', 1), told('a', 'b', 1)]), 2)
    expect(causes(recording)).toEqual([null, 2])
    const opened = openRecording(recordingText(recording, 1))
    expect('recording' in opened && causes(opened.recording)).toEqual([null, 0])
  })

  const entry = fc.oneof(
    fc
      .tuple(fc.constantFrom('a', 'b'), fc.constantFrom('a', 'b', null), fc.option(fc.nat(6), { nil: undefined }))
      .map(([to, from, back]) => told(to, from, back)),
    fc.constant<Entry>({ kind: 'step', at: 1, session: 'a', transitions: [] }),
    fc.constantFrom<Entry>(all, { ...all, life: 'm' } as Entry, { kind: 'gap', at: 1 }, { kind: 'lost', at: 1, count: 2 }),
  )
  test.prop([fc.array(entry, { maxLength: 40 })])(
    'whatever a file holds, a cause is older, of the same page, and was told to who told the other; its consequences are those',
    (entries) => {
      const recording = append(emptyRecording(tab), entries)
      for (const row of recording.rows) {
        const cause = causeOf(recording, row.key)
        if (cause) expect([cause.key < row.key, cause.to, cause.life]).toEqual([true, row.from, row.life])
        const following = recording.rows.filter(({ key }) => causeOf(recording, key)?.key === row.key)
        expect(consequencesOf(recording, row.key)).toEqual(following)
      }
    },
  )
})
