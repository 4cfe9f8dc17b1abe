import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { priceListMachine, type PriceListForm, type Slice } from '../../../machines/price-list/price-list.machine'
import { ApiError } from '../../../model/api-error'
import { PRICE_FRESH_MS } from '../../../model/limits'
import { priceListRow } from '../../../model/price-list/price-list-row'
import { price, product } from '../../support/plain-goods'
import { atRest } from '../../support/waiting/at-rest'

const head = { shop: 'Картер', buyer: 'ООО «Гараж», Казань', filter: ['Масла'] }
const row = (id: number) => priceListRow(product(id), price(id))
const slice = (from: number, count: number, next: number | null, total = 9): Slice => ({
  rows: Array.from({ length: count }, (_, at) => row(from + at)),
  next,
  total,
  clockOffset: 0,
})
const THREE = [slice(1, 3, 3), slice(4, 3, 6), slice(7, 3, null)]

let now = 0
beforeEach(() => {
  now = Date.parse('2026-11-23T09:00:00Z')
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

/** Slices and files are answered one after the other by what is given; null waits for ever. */
function open(slices: readonly (Slice | ApiError | (() => Slice) | null)[], files: readonly (string | Error | null)[] = ['list.xlsx']) {
  const [answers, names] = [[...slices], [...files]]
  const asked: number[] = []
  const written: { ids: number[]; at: number }[] = []
  const actor = createActor(
    priceListMachine.provide({
      actors: {
        loadSlice: fromPromise(async ({ input: { from } }) => {
          asked.push(from)
          const answer = answers.shift() ?? null
          if (answer instanceof ApiError) throw answer
          if (typeof answer === 'function') return answer()
          return answer === null ? new Promise<never>(() => {}) : answer
        }),
        saveFile: fromPromise(async ({ input: { slices: all, at } }) => {
          written.push({ ids: all.flat().map(({ id }) => id), at })
          const given = names.shift()
          const name = given === undefined ? 'list.xlsx' : given
          if (name instanceof Error) throw name
          return name === null ? new Promise<never>(() => {}) : name
        }),
      },
    }),
    { clock: new SimulatedClock(), input: { source: { kind: 'question', question: {}, total: 9 }, regionId: 5, head } },
  ).start()
  const tell = async (...events: Parameters<typeof actor.send>[0][]) => {
    for (const event of events) actor.send(event)
    await atRest()
  }
  const want = (form: PriceListForm = 'file') => tell({ type: 'list.wanted', form })
  return { asked, written, tell, want, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context }
}
const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

it('gathers slice after slice, then writes all of them, with the prices of the moment at which it began', async () => {
  const list = open(THREE)
  expect({ state: list.state(), asked: list.asked }).toEqual({ state: 'offered', asked: [] })
  await list.want()
  expect({ state: list.state(), asked: list.asked, written: list.written }).toEqual({
    state: 'saved',
    asked: [0, 3, 6],
    written: [{ ids: ids(9), at: now }],
  })
  expect(list.context()).toMatchObject({ done: 9, total: 9, fileName: 'list.xlsx', error: null })
})

it('is of the time and the day of the server where the computer’s clock is another', async () => {
  const AHEAD_MS = -31 * 3_600_000
  const begun = now
  const list = open([
    { ...slice(1, 3, 3), clockOffset: AHEAD_MS },
    () => {
      // Midnight by the computer, and not by the server.
      now = Date.parse('2026-11-23T21:30:00Z')
      return { ...slice(4, 6, null), clockOffset: AHEAD_MS }
    },
  ])
  await list.want()
  expect({ written: list.written, isAnew: list.context().isAnew }).toEqual({
    written: [{ ids: ids(9), at: begun + AHEAD_MS }],
    isAnew: false,
  })
})

it('tells how far it has come, and how many there are now', async () => {
  const list = open([slice(1, 3, 3, 12), null])
  await list.want()
  expect({ state: list.state(), done: list.context().done, total: list.context().total }).toEqual({
    state: 'gathering',
    done: 3,
    total: 12,
  })
})

it('that fails in the middle says why, keeps what it has, and goes on from there', async () => {
  const list = open([slice(1, 3, 3), new ApiError(503, ''), slice(4, 6, null)])
  await list.want()
  expect({ state: list.state(), status: list.context().error?.status, done: list.context().done }).toEqual({
    state: 'interrupted',
    status: 503,
    done: 3,
  })
  await list.tell({ type: 'list.resumed' })
  expect({ state: list.state(), asked: list.asked, ids: list.written[0]?.ids }).toEqual({ state: 'saved', asked: [0, 3, 3], ids: ids(9) })
})

it('that fails may also be begun anew: nothing of the first try is in it', async () => {
  const list = open([slice(21, 3, 3), new ApiError(0, ''), ...THREE])
  await list.want()
  now += 60_000
  await list.tell({ type: 'list.restarted' })
  expect({ state: list.state(), asked: list.asked, written: list.written }).toEqual({
    state: 'saved',
    asked: [0, 3, 0, 3, 6],
    written: [{ ids: ids(9), at: now }],
  })
})

it('is stopped by hand without a word of failure, and what comes then is not taken', async () => {
  const list = open([slice(1, 3, 3), null, slice(4, 6, null)])
  await list.want()
  await list.tell({ type: 'list.stopped' })
  expect({ state: list.state(), error: list.context().error, done: list.context().done }).toEqual({
    state: 'interrupted',
    error: null,
    done: 3,
  })
  await list.tell({ type: 'list.resumed' })
  expect({ state: list.state(), ids: list.written[0]?.ids }).toEqual({ state: 'saved', ids: ids(9) })
})

it('that is gone on with on another day is begun anew, and says so: no list has prices of two days', async () => {
  const list = open([slice(21, 3, 3), new ApiError(503, ''), ...THREE])
  await list.want()
  now = Date.parse('2026-11-23T20:59:00Z') // a minute before midnight in Moscow
  await list.tell({ type: 'list.stopped' })
  now += 60_000
  await list.tell({ type: 'list.resumed' })
  expect({ state: list.state(), asked: list.asked, written: list.written }).toEqual({
    state: 'saved',
    asked: [0, 3, 0, 3, 6],
    written: [{ ids: ids(9), at: now }],
  })
  expect(list.context().isAnew).toBe(true)
  now += PRICE_FRESH_MS
  await list.want()
  expect(list.context().isAnew).toBe(false)
})

it('that is gone on with hours later on the same day goes on, and one that lacks only its file is written as it is', async () => {
  const list = open([slice(1, 3, 3), new ApiError(503, ''), slice(4, 6, null)], [new Error('Full'), 'list.xlsx'])
  await list.want()
  const begun = now
  now = Date.parse('2026-11-23T20:59:00Z')
  await list.tell({ type: 'list.resumed' })
  expect({ state: list.state(), asked: list.asked, isAnew: list.context().isAnew }).toEqual({
    state: 'interrupted',
    asked: [0, 3, 3],
    isAnew: false,
  })
  now += 60_000
  await list.tell({ type: 'list.resumed' })
  expect([list.state(), list.asked, list.written.map(({ at }) => at)]).toEqual(['saved', [0, 3, 3], [begun, begun]])
})

it('that slept over midnight between two slices is begun anew', async () => {
  const late = () => {
    now = Date.parse('2026-11-24T06:00:00Z')
    return slice(24, 3, 6)
  }
  const list = open([slice(21, 3, 3), late, ...THREE])
  await list.want()
  expect({ state: list.state(), isAnew: list.context().isAnew, written: list.written }).toEqual({
    state: 'saved',
    isAnew: true,
    written: [{ ids: ids(9), at: now }],
  })
})

it('whose file cannot be written is not gathered again for another try', async () => {
  const list = open(THREE, [new Error('Out of memory'), 'list.xlsx'])
  await list.want()
  expect({ state: list.state(), status: list.context().error?.status }).toEqual({ state: 'interrupted', status: 0 })
  await list.tell({ type: 'list.resumed' })
  expect([list.state(), list.asked, list.written.length]).toEqual(['saved', [0, 3, 6], 2])
})

it('is stopped while its file is written', async () => {
  const list = open(THREE, [null, 'again.xlsx'])
  await list.want()
  expect(list.state()).toBe('writing')
  await list.tell({ type: 'list.stopped' })
  expect(list.state()).toBe('interrupted')
  await list.tell({ type: 'list.resumed' })
  expect({ state: list.state(), fileName: list.context().fileName }).toEqual({ state: 'saved', fileName: 'again.xlsx' })
})

it('goes on paper by the same rows, and into a file after that without asking again', async () => {
  const list = open(THREE)
  await list.want('paper')
  expect({ state: list.state(), written: list.written }).toEqual({ state: 'onPaper', written: [] })
  await list.want('file')
  expect([list.state(), list.asked, list.written.length]).toEqual(['saved', [0, 3, 6], 1])
})

it('that is five minutes old is gathered anew: its prices are of another moment', async () => {
  const list = open([...THREE, ...THREE])
  await list.want()
  now += PRICE_FRESH_MS
  await list.want()
  expect([list.asked, list.written.map(({ at }) => at)]).toEqual([
    [0, 3, 6, 0, 3, 6],
    [now - PRICE_FRESH_MS, now],
  ])
})

it('of nothing is an empty file', async () => {
  const list = open([slice(1, 0, null, 0)])
  await list.want()
  expect({ state: list.state(), ids: list.written[0]?.ids }).toEqual({ state: 'saved', ids: [] })
})
