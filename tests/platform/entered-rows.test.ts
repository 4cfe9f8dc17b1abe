import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { KeptRow } from '../../model/entry/kept-row'
import { HANDOVER_WAIT_MS } from '../../model/limits'
import { localRows } from '../../src/platform/wishes/entered-rows'
import { keptRow as row } from './kept-row'
import { freshBrowser, LocalStorage } from './wishes/wishes-world'

const world = freshBrowser()
let kept: LocalStorage
beforeEach(() => {
  kept = new LocalStorage()
  vi.stubGlobal('localStorage', kept)
})
const failed = (text: string): KeptRow => ({ ...row(text), reason: 'Нет' })
const texts = (rows: readonly KeptRow[]) => rows.map(({ text }) => text)
/** A tab that holds its lock, as the shop's do. */
function openTab(tab: string) {
  void world.locks.request(`karter-tab-${tab}`, () => new Promise<never>(() => {}))
  return localRows(tab)
}
const keys = () => Object.keys(kept).filter((key) => key.startsWith('karter-entry:'))

describe('rows that are kept for a reload', () => {
  it('go from a page that is gone to the one that starts, by user and region, and stand in one place only', async () => {
    openTab('a').keep(1, 1, [row('M-1'), row('M-2')])
    openTab('b').keep(1, 2, [row('M-3')])
    world.locks.die('a')
    world.locks.die('b')
    const next = openTab('c')
    expect([texts(await next.load(2, 1)), texts(await next.load(1, 1)), keys()]).toEqual([
      [],
      ['M-1', 'M-2'],
      ['karter-entry:1/2/b', 'karter-entry:1/1/c'],
    ])
    expect(texts(await next.load(1, 1))).toEqual(['M-1', 'M-2'])
    next.keep(1, 1, [])
    expect(keys()).toEqual(['karter-entry:1/2/b'])
  })

  it('of a living tab stay with it', async () => {
    vi.useFakeTimers()
    openTab('a').keep(1, 1, [row('M-1')])
    const loading = openTab('b').load(1, 1)
    await vi.advanceTimersByTimeAsync(HANDOVER_WAIT_MS)
    expect({ loading: await loading, keys: keys() }).toEqual({ loading: [], keys: ['karter-entry:1/1/a'] })
    vi.useRealTimers()
  })

  it('of another tab, living or dead, count at a logout: those on their way, and by their reasons those that came to nothing [DEC-010]', async () => {
    openTab('a').keep(1, 2, [row('M-1'), row('M-2'), failed('ZZ'), failed('ZZ')])
    openTab('b').keep(1, 1, [row('M-3')])
    const own = openTab('c')
    own.keep(1, 1, [row('M-4')])
    world.locks.die('b')
    own.keep(1, 3, [failed('own')], 'entry')
    const { unsent, refused } = await own.elsewhere(1)
    expect([unsent, refused.length, new Set(refused).size, await own.elsewhere(2)]).toEqual([3, 2, 2, { unsent: 0, refused: [] }])
  })

  it('that a page left in a region which this one has not shown count at a logout: it takes them away unasked else [DEC-010]', async () => {
    openTab('a').keep(1, 1, [row('M-1'), row('M-2')])
    world.locks.die('a')
    const next = openTab('b')
    await next.load(1, 2) // another region is in force since
    expect((await next.elsewhere(1)).unsent).toBe(2)
  })

  it('that were read and that nobody has kept since count as well: the entry went to another region meanwhile [DEC-010]', async () => {
    openTab('a').keep(1, 1, [row('M-1'), row('M-2')])
    world.locks.die('a')
    const next = openTab('b')
    await next.load(1, 1, 'entry')
    next.keepBeside(1, 2, [row('M-3')], 'entry')
    next.keepBeside(1, 1, [], 'entry')
    expect({ unsent: (await next.elsewhere(1)).unsent, keys: keys() }).toEqual({
      unsent: 2,
      keys: ['karter-entry:1/1/b', 'karter-entry:1/2/b'],
    })
    next.keep(1, 1, [row('M-1')], 'entry')
    expect(await next.elsewhere(1)).toEqual({ unsent: 0, refused: [] })
  })

  it('that came to nothing keep their names in the count while others of their kind go [DEC-010]', async () => {
    const [own, other] = [openTab('a'), openTab('b')]
    other.keep(1, 1, [failed('ZZ'), failed('QQ'), failed('ZZ')])
    const before = (await own.elsewhere(1)).refused
    other.keep(1, 1, [failed('QQ'), failed('ZZ')])
    const after = (await own.elsewhere(1)).refused
    expect([after.length, after.every((key) => before.includes(key))]).toEqual([2, true])
    other.keep(1, 1, [{ ...failed('QQ'), reason: 'Иное' }])
    expect((await own.elsewhere(1)).refused.some((key) => before.includes(key))).toBe(false)
  })

  it('of dead tabs are gathered from all regions, each where it was; what is only refused, and what living tabs have, stays [DEC-010]', async () => {
    openTab('a').keep(1, 1, [row('M-1'), failed('ZZ')])
    openTab('b').keep(1, 2, [row('M-2')])
    openTab('c').keep(1, 3, [failed('ZZ')])
    openTab('d').keep(1, 1, [row('M-3')])
    openTab('e').keep(2, 1, [row('M-4')])
    for (const tab of ['a', 'b', 'c', 'e']) world.locks.die(tab)
    const next = openTab('f')
    next.keep(1, 2, [row('M-5')], 'entry')
    const left = await next.gather(1, 'entry')
    expect(left.map(({ regionId, rows }) => [regionId, texts(rows)])).toEqual([
      [2, ['M-2']],
      [1, ['M-1', 'ZZ']],
    ])
    expect([(await next.elsewhere(1)).unsent, keys().sort()]).toEqual([
      3,
      ['karter-entry:1/1/d', 'karter-entry:1/1/f', 'karter-entry:1/2/f', 'karter-entry:1/3/c', 'karter-entry:2/1/e'],
    ])
    next.keep(1, 2, [row('M-2'), row('M-5')], 'entry')
    next.keep(1, 1, [], 'entry')
    expect({ unsent: (await next.elsewhere(1)).unsent, gather: await next.gather(1, 'entry') }).toEqual({ unsent: 1, gather: [] })
  })

  it('that are kept while others are still read stand behind those, whoever finds them', async () => {
    openTab('a').keep(1, 1, [row('M-1')])
    const own = openTab('b')
    const loading = own.load(1, 1, 'entry')
    own.keepBeside(1, 1, [row('M-2')], 'entry')
    setTimeout(() => world.locks.die('a'))
    expect(texts(await loading)).toEqual(['M-1'])
    own.keepBeside(1, 1, [row('M-2'), row('M-3')], 'entry')
    world.locks.die('b')
    expect(texts(await openTab('c').load(1, 1))).toEqual(['M-1', 'M-2', 'M-3'])
  })

  it('are found by an entry that starts anew in its tab, also what the last one kept before it had read', async () => {
    openTab('a').keep(1, 1, [row('M-1')])
    world.locks.die('a')
    const own = openTab('b')
    await own.load(1, 1, 'entry')
    own.keepBeside(1, 1, [row('M-2')], 'entry')
    expect(texts(await own.load(1, 1, 'next'))).toEqual(['M-1', 'M-2'])
  })

  it('are taken from nobody for an entry that has kept all it knows since: it would never hear of them', async () => {
    openTab('a').keep(1, 1, [row('M-1')])
    const own = openTab('b')
    const loading = own.load(1, 1, 'entry')
    own.keep(1, 1, [row('M-2')], 'entry')
    setTimeout(() => world.locks.die('a'))
    await loading
    expect(keys().sort()).toEqual(['karter-entry:1/1/a', 'karter-entry:1/1/b'])
  })

  it('of a page that is just going are waited for', async () => {
    openTab('a').keep(1, 1, [row('M-1')])
    const loading = openTab('b').load(1, 1)
    setTimeout(() => world.locks.die('a'))
    expect(texts(await loading)).toEqual(['M-1'])
  })

  it('go to one of two tabs that start together', async () => {
    openTab('a').keep(1, 1, [row('M-1')])
    world.locks.die('a')
    const loaded = await Promise.all([openTab('b').load(1, 1), openTab('c').load(1, 1)])
    expect(loaded.flatMap(texts)).toEqual(['M-1'])
  })

  it('of nobody who reads them are none: another version, junk; a storage that is full or forbidden harms nobody', async () => {
    kept.setItem('karter-entry:1/1/old', '[{"text":1}]')
    kept.setItem('karter-entry:1/1/junk', '{')
    expect({ load: await openTab('b').load(1, 1), keys: keys() }).toEqual({ load: [], keys: ['karter-entry:1/1/old'] })
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    kept.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    openTab('c').keep(1, 1, [row('M-1')])
    expect(warn).toHaveBeenCalledOnce()
    vi.stubGlobal('localStorage', undefined)
    const forbidden = openTab('d')
    forbidden.keep(1, 1, [row('M-1')])
    expect(await forbidden.load(1, 1)).toEqual([])
  })

  it('are forgotten: those of this tab and person alone', () => {
    const [a, b] = [openTab('a'), openTab('b')]
    a.keep(1, 1, [row('M-1')])
    a.keep(1, 2, [row('M-2')])
    a.keep(2, 1, [row('M-3')])
    b.keep(1, 1, [row('M-4')])
    a.forgetOwn(1)
    expect(keys()).toEqual(['karter-entry:2/1/a', 'karter-entry:1/1/b'])
  })
})

it('where no tab can know which others live rows stay with their page', async () => {
  vi.stubGlobal('navigator', {})
  const rows = localRows('a')
  rows.keep(1, 1, [row('M-1')])
  expect({ texts: texts(await rows.load(1, 1)), keys: keys() }).toEqual({ texts: ['M-1'], keys: [] })
  rows.forgetOwn(1)
  expect(await rows.load(1, 1)).toEqual([])
})
