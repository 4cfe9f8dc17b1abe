import { describe, expect, it, vi } from 'vitest'
import { createActor, createMachine, sendTo } from 'xstate'
import { holdLock, inspectorLock } from '../../../inspector/life'
import { lockStub } from '../../support/lock-stub'
import { atRest } from '../../support/waiting/at-rest'
import { listen, me, open, watched } from './watched-tab'

describe('a tab that is watched', () => {
  it('an inspector that crashed is watched for no longer, another one goes on, and each waits in one place only [DEC-070]', async () => {
    const stub = lockStub()
    const locks = stub as unknown as LockManager // only what is called of it
    for (const name of ['me', 'other']) await holdLock(locks, inspectorLock(name)).held
    const { actor, ear } = await watched({ locks })
    const unsubscribed = vi.fn<() => void>()
    vi.spyOn(actor.system, 'inspect').mockReturnValue({ unsubscribe: unsubscribed })
    ear.say({ kind: 'leave', ...me })
    for (let at = 0; at < 5; at++) {
      ear.say({ kind: 'watch', ...me })
      ear.say({ kind: 'leave', ...me })
    }
    ear.say({ kind: 'watch', ...me })
    ear.say({ kind: 'watch', ...me, inspector: 'other' })
    await ear.until(() => ear.heard.some((message) => message.kind === 'told' && message.to.length === 2))
    await atRest()
    expect([stub.waitingFor(inspectorLock('me')), stub.waitingFor(inspectorLock('other'))]).toEqual([1, 1])
    unsubscribed.mockClear()
    stub.free(inspectorLock('me'))
    await atRest()
    expect(unsubscribed).not.toHaveBeenCalled()
    stub.free(inspectorLock('other'))
    await atRest()
    expect(unsubscribed).toHaveBeenCalledTimes(1)
    actor.stop()
  })

  it('whoever attaches later is told nothing that happened before it: that goes to those who watched then', async () => {
    const { actor, ear, session } = await watched({ isHidden: () => false })
    // What comes now waits to go together.
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    try {
      actor.send({ type: 'count.up', by: 1 })
      await ear.until(() => ear.recording().rows.length === 1)
      actor.send({ type: 'count.up', by: 2 })
      ear.say({ kind: 'watch', ...me, inspector: 'late' })
      await ear.until(() => ear.heard.some((message) => message.kind === 'told' && message.to.includes('late')))
    } finally {
      vi.useRealTimers()
    }
    const toldTo = (name: string) => ear.heard.flatMap((it) => (it.kind === 'told' && it.to.includes(name) ? it.entries : []))
    expect(toldTo('late').map(({ kind }) => kind)).toEqual(['all'])
    expect(toldTo('late')).toMatchObject([{ actors: [{ session, context: { n: 3 } }] }])
    expect(toldTo('me').flatMap((entry) => (entry.kind === 'event' ? entry.event['by'] : []))).toEqual([1, 2])
    actor.stop()
  })

  it('whoever is named by an event is told before it, and who has moved is told before what he sends on', async () => {
    const child = createMachine({ id: 'child', on: { 'child.go': {} } })
    const parent = createMachine({
      id: 'parent',
      initial: 'off',
      states: {
        off: { on: { 'parent.go': 'on' } },
        on: {
          invoke: { src: child, id: 'kid' },
          initial: 'first',
          states: { first: { on: { 'parent.next': { target: 'last', actions: sendTo('kid', { type: 'child.go' }) } } }, last: {} },
        },
      },
    })
    open()
    const actor = createActor(parent, { id: 'root' }).start()
    const ear = listen()
    ear.say({ kind: 'watch', ...me })
    await ear.until(() => ear.recording().now.actors.size === 1)
    actor.send({ type: 'parent.go' })
    actor.send({ type: 'parent.next' })
    await ear.until(() => ear.recording().rows.some(({ event }) => event.type === 'parent.next'))
    for (const { toName, fromName } of ear.recording().rows) expect([toName, fromName].filter((name) => name?.startsWith('x:'))).toEqual([])
    const order = ear.entries().flatMap((entry) => {
      if (entry.kind === 'actor') return `${entry.actor.name} ${entry.actor.states.at(-1)}`
      return entry.kind === 'event' ? entry.event.type : []
    })
    // The child is known before its first event; what the parent is in by then before the event that it sends on.
    expect(order).toEqual([
      'parent.go',
      '/cart root parent.on.first',
      'kid child',
      'xstate.init',
      'parent.next',
      '/cart root parent.on.last',
      'child.go',
    ])
    actor.stop()
  })

  it('in a page that nobody looks at no batch waits for a timer, in one that is seen they come together', async () => {
    let isHidden = true
    const { actor, ear } = await watched({ isHidden: () => isHidden })
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      for (let at = 1; at <= 3; at++) {
        actor.send({ type: 'count.up', by: 1 })
        while (ear.recording().rows.length < at) await new Promise((resolve) => setImmediate(resolve))
      }
      isHidden = false
      actor.send({ type: 'count.up', by: 1 })
      while (vi.getTimerCount() === 0) await atRest()
      expect(ear.recording().rows.length).toBe(3)
      vi.runAllTimers()
    } finally {
      vi.useRealTimers()
    }
    await ear.until(() => ear.recording().rows.length === 4)
    actor.stop()
  })
})
