import { afterEach, expect, it, vi } from 'vitest'
import { type AnyActorRef, assign, createActor, setup } from 'xstate'
import { ApiError } from '../../../model/api-error'
import { createStately, type StatelyNews } from '../../../inspector/tap/stately'
import { statelyWindow, timesTold } from './stately-window'
import { atRest } from '../../support/waiting/at-rest'
import { eventually } from '../../support/waiting/eventually'

const started: AnyActorRef[] = []
afterEach(() => {
  vi.useRealTimers()
  started.splice(0).forEach((actor) => actor.stop())
})

function opened(isReached = true) {
  const news: StatelyNews[] = []
  const { world, answer, ...page } = statelyWindow(isReached)
  const stately = createStately((it) => void news.push(it), world)
  stately.open()
  return { ...page, stately, news, connect: answer }
}

it('the official inspector is told what our own is: of a refused call no words on its fields, of a map its lines [DEC-047]', async () => {
  const form = setup({
    types: { context: {} as { error: ApiError | null; lines: Map<number, object> }, events: {} as { type: 'form.refused' } },
  }).createMachine({
    id: 'form',
    context: { error: null, lines: new Map([[7, { qty: 2 }]]) },
    on: {
      'form.refused': { actions: assign({ error: () => new ApiError(422, 'Проверьте поля.', { fields: { name: ['planted занято'] } }) }) },
    },
  })
  const { stately, told, connect } = opened()
  connect()
  const actor = createActor(form).start()
  started.push(actor)
  stately.add(actor)
  actor.send({ type: 'form.refused' })
  await eventually(() => expect(told.some((text) => text.includes('"status":422'))).toBe(true))
  expect(told.filter((text) => text.includes('planted'))).toEqual([])
  expect(told.filter((text) => text.includes('"status":422')).every((text) => text.includes('"lines":[[7,{"qty":2}]]'))).toBe(true)
})

it('who lives is told to an official inspector that answers late, however much has happened meanwhile', async () => {
  const { stately, told, connect } = opened()
  const lamp = createActor(setup({}).createMachine({ id: 'lamp', on: { 'lamp.lit': {} } })).start()
  started.push(lamp)
  stately.add(lamp)
  for (let sent = 0; sent < 300; sent++) lamp.send({ type: 'lamp.lit' })
  await atRest()
  connect()
  lamp.send({ type: 'lamp.lit' })
  await eventually(() => expect(told.some((text) => text.includes('lamp.lit'))).toBe(true))
  expect(timesTold(told, lamp)).toBeGreaterThan(0)
})

it('of a site that cannot be reached it is said at once that it does not answer, and once', async () => {
  vi.useFakeTimers()
  const { news } = opened(false)
  await vi.advanceTimersByTimeAsync(0)
  const atOnce = [...news]
  await vi.advanceTimersByTimeAsync(60_000)
  expect({ atOnce, news }).toEqual({ atOnce: ['silent'], news: ['silent'] })
})

it('of a site that is there and says nothing it is said after a while', async () => {
  vi.useFakeTimers()
  const { news } = opened()
  await vi.advanceTimersByTimeAsync(14_000)
  expect(news).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(news).toEqual(['silent'])
})

it('whose window was closed is told nothing more, and all that lives when it is opened again', async () => {
  vi.useFakeTimers()
  const { stately, told, connect, news, close } = opened()
  connect()
  const lamp = createActor(setup({}).createMachine({ id: 'lamp', on: { 'lamp.lit': {}, 'lamp.unseen': {} } })).start()
  started.push(lamp)
  stately.add(lamp)
  close()
  await vi.advanceTimersByTimeAsync(1000)
  expect(news).toEqual(['connected', 'closed'])
  lamp.send({ type: 'lamp.unseen' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told.filter((text) => text.includes('"@xstate.event"') && text.includes('lamp.unseen'))).toEqual([])
  const before = told.length
  stately.open()
  connect()
  await vi.advanceTimersByTimeAsync(0)
  expect(timesTold(told.slice(before), lamp)).toBeGreaterThan(0)
})

it('once it has ended nothing more is told, also where its window is loaded anew', async () => {
  const { stately, told, connect } = opened()
  connect()
  const lamp = createActor(setup({}).createMachine({ id: 'lamp', on: { 'lamp.lit': {} } })).start()
  started.push(lamp)
  stately.add(lamp)
  stately.end()
  const before = told.length
  lamp.send({ type: 'lamp.lit' })
  connect()
  await atRest()
  expect([told.at(-1)?.includes('@statelyai.disconnected'), told.length]).toEqual([true, before])
})
