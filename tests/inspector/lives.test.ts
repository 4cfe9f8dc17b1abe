import { afterEach, describe, expect, it } from 'vitest'
import { type AnyActorRef, type AnyStateMachine, assign, createActor, fromPromise, setup } from 'xstate'
import type { ActorInfo, Entry } from '../../inspector/protocol'
import { append, emptyRecording, momentAt, type Recording } from '../../inspector/recording/recording'
import { watchActors } from '../../inspector/tap/watch-actors'
import { eventually } from '../support/waiting/eventually'

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** A watch over what a test starts, and what it has told so far. */
function watching() {
  const entries: Entry[] = []
  const watch = watchActors([], (batch) => entries.push(...batch), { life: 'l', now: () => 1, isHidden: () => true })
  ends.push(() => watch.end())
  const begin = (machine: AnyStateMachine): AnyActorRef => {
    const root = createActor(machine, { id: 'root' })
    root.subscribe({ error: () => {} })
    watch.add(root)
    root.start()
    return root
  }
  const recording = (): Recording => append(emptyRecording({ id: 'tab', life: 'l', title: '', path: '', who: '' }), entries)
  const lives = () => [...recording().now.actors.values()].map(({ name, status }) => `${name} ${status}`)
  const until = (...names: string[]) => eventually(() => expect(lives()).toEqual(names))
  return { begin, recording, lives, until, watch, entries }
}

const fragile = setup({
  types: { events: {} as { type: 'fragile.hit' } },
  actors: { endless: fromPromise(() => new Promise<never>(() => {})) },
  actions: {
    fall: () => {
      throw new Error('упал из-за planted@person.example')
    },
  },
}).createMachine({ id: 'fragile', invoke: { src: 'endless', id: 'endless' }, on: { 'fragile.hit': { actions: 'fall' } } })

describe('who is told to live', () => {
  it('a machine that broke is told with what broke it, and as gone once another stands in its place; so is what it called', async () => {
    const owner = setup({ actors: { fragile } }).createMachine({
      id: 'owner',
      context: ({ spawn }) => ({ child: spawn('fragile', { id: 'fragile' }) }),
      on: { 'xstate.error.actor.*': { actions: assign({ child: ({ spawn }) => spawn('fragile', { id: 'fragile' }) }) } },
    })
    const { begin, until, recording, entries } = watching()
    const root = begin(owner)
    await until('root active', 'fragile active', 'endless active')
    const first = recording().now.actors
    const child = [...first.values()].find(({ name }) => name === 'fragile')
    const { children } = root.getSnapshot() as { children: Record<string, AnyActorRef> }
    children['fragile']?.send({ type: 'fragile.hit' })
    await eventually(() => expect(entries.filter(({ kind }) => kind === 'gone').length).toBeGreaterThan(0))
    expect(entries).toContainEqual(
      expect.objectContaining({
        kind: 'actor',
        actor: expect.objectContaining({ session: child?.session, status: 'error', error: 'упал из-за p•••@•••' }) as ActorInfo,
      }),
    )
    await until('root active', 'fragile active', 'endless active')
    expect([...recording().now.actors.keys()].filter((session) => first.has(session))).toEqual([root.sessionId])
    const failed = recording().rows.find(({ event }) => event.type === 'xstate.error.actor.fragile')
    expect(momentAt(recording(), failed!.key).actors.get(child!.session)?.status).toBe('error')
  })

  it('a broken root is told as broken, and as gone when another begins', async () => {
    const { begin, until } = watching()
    const root = begin(fragile)
    await until('root active', 'endless active')
    root.send({ type: 'fragile.hit' })
    await until('root error', 'endless active')
    begin(setup({}).createMachine({ id: 'other' }))
    await until('root active')
  })

  it('a call that was refused ends as one that was answered; one that was given up before it began is not told to live', async () => {
    const caller = setup({
      types: { events: {} as { type: 'call.refused' } | { type: 'call.twice' } },
      actors: {
        refused: fromPromise(() => Promise.reject(new Error('нет'))),
        endless: fromPromise(() => new Promise<never>(() => {})),
      },
    }).createMachine({
      id: 'caller',
      initial: 'rest',
      states: {
        rest: { on: { 'call.refused': 'asking', 'call.twice': 'passing' } },
        // Stays where it is, so that XState keeps what it called.
        asking: { invoke: { src: 'refused', id: 'refused', onError: { actions: () => {} } }, on: { 'call.twice': 'passing' } },
        passing: { invoke: { src: 'endless', id: 'given up' }, always: 'waiting' },
        waiting: { invoke: { src: 'endless', id: 'endless' } },
      },
    })
    const { begin, until, recording, watch } = watching()
    const root = begin(caller)
    root.send({ type: 'call.refused' })
    const told = () => recording().rows.find(({ event }) => event.type === 'xstate.error.actor.refused')
    await eventually(() => expect(told()).toMatchObject({ fromName: 'refused', toName: 'root' }))
    await until('root active')
    watch.tellAll()
    await until('root active')
    root.send({ type: 'call.twice' })
    await until('root active', 'endless active')
  })

  it('a machine that comes to its end says so by its name, and is gone after that', async () => {
    const task = setup({ types: { events: {} as { type: 'task.end' } } }).createMachine({
      id: 'task',
      initial: 'on',
      states: { on: { on: { 'task.end': 'over' } }, over: { type: 'final' } },
    })
    const owner = setup({ actors: { task } }).createMachine({
      id: 'owner',
      initial: 'busy',
      states: { busy: { invoke: { src: 'task', id: 'task', onDone: 'idle' } }, idle: {} },
    })
    const { begin, until, recording } = watching()
    const root = begin(owner)
    await until('root active', 'task active')
    const { children } = root.getSnapshot() as { children: Record<string, AnyActorRef | undefined> }
    children['task']?.send({ type: 'task.end' })
    await until('root active')
    const said = recording().rows.find(({ event }) => event.type === 'xstate.done.actor.task')
    expect(said).toMatchObject({ fromName: 'task', fromMachine: 'task', toName: 'root' })
  })
})
