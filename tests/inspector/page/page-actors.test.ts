import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import { type AnyActorRef, createActor, setup } from 'xstate'
import { useOwnActor } from '../../../src/hooks/data/use-own-actor'
import { createStately } from '../../../inspector/tap/stately'
import { statelyWindow, timesTold } from '../stately/stately-window'
import { counterMachine, listen, me, mine, open, until } from '../tap/watched-tab'

/** A part of a page with an actor of its own. */
const part = (wrapper?: typeof StrictMode) => renderHook(() => useOwnActor(counterMachine), wrapper && { wrapper })

it('an actor of a page that ended with its part is no more told to who attaches anew, nor kept', async () => {
  const tap = open()
  const [gone, here] = [part(), part()]
  const first = listen()
  first.say({ kind: 'watch', ...me })
  await first.until(() => first.recording().now.actors.size === 2)
  first.say({ kind: 'leave', ...me })
  gone.unmount()
  const second = listen()
  second.say({ kind: 'watch', ...me })
  await second.until(() => second.recording().now.actors.size > 0)
  expect([...second.recording().now.actors.keys()]).toEqual([here.result.current.sessionId])
  const kept: AnyActorRef[] = []
  tap.eachRoot((root) => kept.push(root))
  expect(kept).toEqual([here.result.current])
})

it('an actor that ends in a storm of events is told to be gone', async () => {
  open()
  const [gone, here] = [part(), part()]
  const ear = listen()
  ear.say({ kind: 'watch', ...me })
  await ear.until(() => ear.recording().now.actors.size === 2)
  for (let sent = 0; sent < 2000; sent++) here.result.current.send({ type: 'count.up', by: 1 })
  gone.unmount()
  await ear.until(() => ear.entries().some(({ kind }) => kind === 'lost'))
  expect([...ear.recording().now.actors.keys()]).toEqual([here.result.current.sessionId])
})

it('a page that comes and goes while it is watched leaves nobody behind', async () => {
  const tap = open()
  const ear = listen()
  ear.say({ kind: 'watch', ...me })
  for (let visit = 0; visit < 5; visit++) part().unmount()
  const here = part()
  await ear.until(() => ear.recording().now.actors.size === 1)
  const kept: AnyActorRef[] = []
  tap.eachRoot((root) => kept.push(root))
  expect(kept).toEqual([here.result.current])
})

it('an event for an actor of a page that ended is refused, and none is possible', async () => {
  open()
  const gone = part()
  const session = gone.result.current.sessionId
  const ear = listen()
  gone.unmount()
  ear.say({ kind: 'send', ...mine, ask: 'a', until, session, event: { type: 'count.up', by: 1 } })
  ear.say({ kind: 'askPossible', ...mine, ask: 'b', session })
  await ear.until(() => ear.answers().length === 2)
  expect(ear.answers()).toMatchObject([
    { refusal: 'Этот участник закончил работу: событие не\u00a0отправлено.' },
    { refusal: null, possible: [], conditional: [] },
  ])
})

it('an official inspector that answers late is not told anew of who has ended, and it is of who lives or is about to begin', () => {
  const { world, told, answer } = statelyWindow()
  const stately = createStately(() => {}, world)
  const [gone, here] = [part(), part()]
  stately.add(here.result.current)
  stately.add(gone.result.current)
  gone.unmount()
  const next = createActor(setup({}).createMachine({ id: 'next' }))
  stately.open()
  answer()
  stately.add(next)
  expect([gone.result.current, here.result.current, next].map((ref) => timesTold(told, ref))).toEqual([0, 1, 1])
  stately.end()
})

it('an actor that React ends and begins anew while it looks for faults is there, with its name and its events', async () => {
  open()
  const ear = listen()
  ear.say({ kind: 'watch', ...me })
  await ear.until(() => ear.entries().some(({ kind }) => kind === 'all'))
  const { current } = part(StrictMode).result
  current.send({ type: 'count.up', by: 1 })
  await ear.until(() => ear.recording().rows.some(({ event }) => event.type === 'count.up'))
  const { now, rows } = ear.recording()
  expect([...now.actors.keys()]).toEqual([current.sessionId])
  expect(rows.at(-1)?.toName).toBe(`/cart ${current.sessionId}`)
})
