import { appendFileSync, existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostname } from 'node:os'
import { describe, expect, it } from 'vitest'
import { fileStore } from '../../../server/api/file-store'
import { login, NOW, person } from '../../support/world'
import { testFolder } from '../built-shop'
import { device, put, qtyOf, regionOf, served, statusOf } from './served-api'

const ADMIN = person(1)
const stateIn = (folder: string) => join(folder, 'state.json')
/** Opens a file as a server would, and lets go of it. */
async function reopened(file: string) {
  const { store, close } = fileStore(file, NOW)
  const { version, changes } = await store.load()
  close()
  return { version, rows: (changes['withdrawn']?.rows ?? []).map(({ id }) => id) }
}
const written = (id: number) => ({ withdrawn: { rows: [{ id }], gone: [], forgotten: [] } })

describe('a file that keeps the state', () => {
  it('keeps the moment of the seed too: what was seen yesterday stays where it was', async () => {
    const file = stateIn(testFolder())
    const seen = async (now: string) => {
      const shop = await served({ file, now: () => Date.parse(now) })
      const { api } = device(shop.origin)
      await login(api, person(2))
      const { orders } = await api('orders.list', { params: { id: 5 }, query: {} })
      await shop.close()
      return orders.map(({ id, created_at }) => [id, created_at])
    }
    const before = await seen('2026-11-22T20:00:00Z')
    expect(before.find(([id]) => id === 481_366)?.[1]).toMatch(/^2026-11-21/)
    expect(await seen('2026-11-23T04:00:00Z')).toEqual(before)
  })

  it('keeps it over a restart, readable by its owner alone; no token and no password stands in it', async () => {
    const file = stateIn(testFolder())
    const first = await served({ file })
    const before = device(first.origin)
    await login(before.api, ADMIN)
    const regionId = await regionOf(before.api)
    await put(before.api, regionId, 40, 'a-1')
    await first.close()
    const texts = [file, `${file}.journal`].map((name) => readFileSync(name, 'utf8')).join('\n')
    expect(
      [before.jar['karter_session'], before.jar['karter_device'], ADMIN.password].filter((secret) => texts.includes(secret ?? '')),
    ).toEqual([])
    expect([file, `${file}.journal`].map((name) => (statSync(name).mode & 0o777).toString(8))).toEqual(['600', '600'])
    const second = await served({ file })
    const after = device(second.origin)
    Object.assign(after.jar, before.jar)
    expect(await qtyOf(after.api, regionId), 'still signed in, the line still there').toBe(40)
    expect(await statusOf(put(after.api, regionId, 44, 'a-2')), 'a page that is open goes on').toBe(200)
  })

  it('is used by one server at a time, however it is named; a lock of a process that is gone is taken over', async () => {
    const folder = testFolder()
    const file = stateIn(folder)
    const first = await served({ file })
    symlinkSync(file, join(folder, 'link.json'))
    await expect(served({ file })).rejects.toThrow('is in use by another server')
    await expect(served({ file: join(folder, 'link.json') })).rejects.toThrow('is in use by another server')
    await first.close()
    for (const left of ['', '{"pid":', JSON.stringify({ pid: 4_000_000, started: '1', host: hostname() })]) {
      writeFileSync(`${file}.lock`, left)
      await (await served({ file })).close()
    }
    expect(existsSync(`${file}.lock`)).toBe(false)
  })

  it.each([
    ['null', 'null'],
    ['[]', '[]'],
    ['no JSON', '{"version":1,'],
    ['a table that is no table', '{"version":1,"changes":{"user":"x"}}'],
    ['a row without its columns', '{"version":1,"changes":{"user":{"rows":[{"id":1}],"gone":[]}}}'],
    ['an id of another kind', '{"version":1,"changes":{"withdrawn":{"rows":[{"id":"1"}],"gone":[]}}}'],
    ['an id twice', '{"version":1,"changes":{"withdrawn":{"rows":[{"id":1},{"id":1}],"gone":[]}}}'],
    ['an id that is there and gone', '{"version":1,"changes":{"withdrawn":{"rows":[{"id":1}],"gone":[1]}}}'],
  ])('that holds %s is refused in one sentence and left as it is', async (_, text) => {
    const file = stateIn(testFolder())
    writeFileSync(file, text)
    await expect(served({ file })).rejects.toThrow(/^\S+ holds no state of this server \([^)]+\): it is left as it is, [^.]+\.$/)
    expect(readFileSync(file, 'utf8')).toBe(text)
    expect(existsSync(`${file}.lock`)).toBe(false)
  })

  it('loses nothing that was acknowledged: a line of the journal that was cut off is left out, what follows it is whole', async () => {
    const file = stateIn(testFolder())
    const first = fileStore(file, NOW)
    await first.store.append(1, written(1))
    first.close()
    appendFileSync(`${file}.journal`, '{"version":2,"changes":{"withdr')
    expect(await reopened(file)).toEqual({ version: 1, rows: [1] })
    const second = fileStore(file, NOW)
    await second.store.append(2, written(2))
    second.close()
    expect(await reopened(file)).toEqual({ version: 2, rows: [1, 2] })
  })

  it('with a journal that is damaged in the middle, or lacks a line, is refused', () => {
    for (const lines of ['{"version":1}\n', '{"version":5,"changes":{}}\n']) {
      const file = stateIn(testFolder())
      fileStore(file, NOW).close()
      writeFileSync(`${file}.journal`, lines)
      expect(() => fileStore(file, NOW)).toThrow(/its journal/)
    }
  })

  it('takes from a write what it changed; its journal is merged into it before it grows without end', async () => {
    const file = stateIn(testFolder())
    const { store, close } = fileStore(file, NOW)
    const note = 'x'.repeat(1000)
    const line = (qty: number) => ({ id: '1/1/1', cart_id: '1/1', product_id: 1, qty, at: 1, note })
    const lengths: number[] = []
    for (let version = 1; version <= 2000; version++) {
      await store.append(version, { cartLine: { rows: [line(version)], gone: [], forgotten: [] } })
      lengths.push(statSync(`${file}.journal`).size)
    }
    close()
    expect(lengths[1]! - lengths[0]!).toBeLessThan(1200) // both were written
    expect(Math.max(...lengths)).toBeLessThan(1_010_000)
    const { changes, version } = await fileStoreOnce(file)
    expect({ version, rows: changes['cartLine']?.rows }).toEqual({ version: 2000, rows: [line(2000)] })
  })
})

async function fileStoreOnce(file: string) {
  const { store, close } = fileStore(file, NOW)
  const saved = await store.load()
  close()
  return saved
}
