import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countRows } from '../../../machines/quick-entry/quick-entry.keeping'
import { selectList } from '../../../machines/quick-entry/quick-entry.selectors'
import type { BoughtProduct } from '../../../model/order/history/bought'
import { memoryRows } from '../../../src/platform/wishes/entered-rows'
import { atRest } from '../../support/waiting/at-rest'
import { keptRow } from '../../platform/kept-row'
import { answer, kept, opened, paste } from './entry-pages'
import { bought, openEntry } from './open-entry'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())

/** A page after one that left two rows on their way, which are not read before `read`. */
async function reopened(history: readonly BoughtProduct[] = []) {
  const store = memoryRows()
  const first = await opened({ rows: store })
  paste(first, 'M-1\t4\nM-2\t5')
  first.actor.stop()
  let read: () => void = () => {}
  const reading = new Promise<void>((go) => (read = go))
  const load: typeof store.load = async (...args) => (await reading, store.load(...args))
  return { store, second: await opened({ rows: { ...store, load }, history }), read: () => read() }
}

describe('rows that were entered and are not in the cart', () => {
  it('are kept somewhere at any moment on their way into another region, also while what is kept there is still read [DEC-020]', async () => {
    const store = memoryRows()
    const reading = new Promise<void>(() => {}) // another tab still holds the lock of its rows
    const load: typeof store.load = async (userId, regionId) => {
      if (regionId === 2) await reading
      return store.load(userId, regionId)
    }
    const entry = await opened({ rows: { ...store, load } })
    paste(entry, 'M-1\t4\nM-2\t5')
    entry.actor.send({ type: 'entry.opened', regionId: 2, bought: [] })
    await atRest()
    entry.actor.stop() // the page goes
    const left = [...(await kept(store, 1)), ...(await kept(store, 2))]
    expect(left.length).toBe(2)
  })

  it('are kept also when they are entered before it is read what an earlier page left [DEC-020]', async () => {
    const store = memoryRows()
    const reading = new Promise<void>(() => {}) // as above
    const load: typeof store.load = async () => (await reading, [])
    const entry = await opened({ rows: { ...store, load } })
    paste(entry, 'M-1\t4\nM-2\t5')
    entry.actor.stop() // the page goes
    expect((await kept(store)).map(({ text }) => text)).toEqual(['M-1 × 4', 'M-2 × 5'])
  })

  it('come before those that are pasted while they are still read, and what becomes of these is said too', async () => {
    const { second, read } = await reopened()
    paste(second, 'M-3\t6\nM-4\t7')
    read()
    await atRest()
    await answer(second)
    expect(second.lines()).toEqual(['M-1 4', 'M-2 5', 'M-3 6', 'M-4 7'])
    expect({ isRestored: second.context().pasted?.isRestored, text: second.context().said?.text }).toEqual({
      isRestored: false,
      text: 'Вставлено строк: 2\u00a0— добавлены все.',
    })
  })

  it('come before those that are pasted meanwhile also where these are known at once', async () => {
    const { store, second, read } = await reopened([bought(3, 'M-3', 6)])
    paste(second, 'M-3')
    await answer(second)
    expect({ lines: second.lines(), rows: second.context().pasted?.rows }).toEqual({ lines: [], rows: 1 })
    read()
    await atRest()
    await answer(second)
    expect({ lines: second.lines(), kept: await kept(store) }).toEqual({ lines: ['M-1 4', 'M-2 5', 'M-3 6'], kept: [] })
  })

  it('go along where the region is changed before it is read what an earlier page left in the first, which waits there', async () => {
    const store = memoryRows()
    store.keep(1, 1, [keptRow('M-9')])
    const reading = new Promise<void>(() => {})
    const load: typeof store.load = async (userId, regionId, by) => {
      const rows = await store.load(userId, regionId, by)
      if (regionId === 1) await reading
      return rows
    }
    const entry = await opened({ rows: { ...store, load } })
    paste(entry, 'M-1\t4')
    entry.actor.send({ type: 'entry.opened', regionId: 2, bought: [] })
    await atRest()
    const texts = async (region: number) => (await kept(store, region)).map(({ text }) => text)
    expect([await texts(1), await texts(2)]).toEqual([['M-9'], ['M-1 × 4']])
  })

  it('of pages that are gone are gathered: those of the region in force go on, those of another wait here to be entered again [DEC-010]', async () => {
    const store = memoryRows()
    const entry = await opened({ rows: store })
    paste(entry, 'M-1\t4')
    store.keep(1, 2, [keptRow('M-8'), { ...keptRow('ZZ'), reason: 'Нет' }])
    const here = [keptRow('M-9')]
    const gather: typeof store.gather = async (...args) => [{ regionId: 1, rows: here }, ...(await store.gather(...args))]
    const other = openEntry({ rows: { ...store, gather }, history: [] })
    await atRest()
    other.actor.send({ type: 'entry.gather' })
    expect(other.actor.getSnapshot().hasTag('restoring')).toBe(true)
    await atRest()
    expect(countRows(other.context())).toEqual({ unsent: 2, refused: [expect.any(String), expect.any(String)] })
    expect([(await kept(store, 1)).map(({ text, mayRepeat }) => [text, mayRepeat]), await kept(store, 2)]).toEqual([
      [
        ['M-1 × 4', false],
        ['M-9', false],
        ['M-8', true],
        ['ZZ', false],
      ],
      [],
    ])
    await answer(other)
    expect([other.lines(), (await kept(store, 1)).length]).toEqual([['M-1 4', 'M-9 1'], 2])
    other.actor.send({ type: 'entry.gather' })
    await atRest()
    expect(new Set(other.context().entries.map(({ id }) => id)).size).toBe(other.context().entries.length)
  })

  it('leave what is typed meanwhile, and its suggestions, as they are', async () => {
    const rows = memoryRows()
    const first = await opened({ rows })
    paste(first, 'M-2\t4\nM-3\t5')
    first.actor.stop()
    const second = openEntry({ rows })
    second.type('AL')
    await atRest()
    await answer(second)
    expect([second.context().text, selectList(second.actor.getSnapshot()).length, second.lines()]).toEqual(['AL', 1, ['M-2 4', 'M-3 5']])
  })
})
