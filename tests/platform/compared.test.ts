import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { COMPARED_MAX } from '../../model/limits'
import { forgetStored } from '../../src/platform/forgetting/forget-stored'
import { keepCompared, readCompared, watchCompared } from '../../src/platform/goods/compared'

const kept = new Map<string, string>()
let isForbidden = false
const guarded = <T>(work: () => T): T => {
  if (isForbidden) throw new DOMException('Forbidden', 'SecurityError')
  return work()
}
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => guarded(() => kept.get(key) ?? null),
    setItem: (key: string, value: string) => guarded(() => void kept.set(key, value)),
    clear: () => guarded(() => kept.clear()),
  })
  vi.stubGlobal('sessionStorage', localStorage)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('window', new EventTarget())
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  isForbidden = false
  keepCompared([])
  kept.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('keeps the marks over a reload, in the order in which they were set', () => {
  keepCompared([3, 1, 2])
  expect([readCompared(), kept.size]).toEqual([[3, 1, 2], 1])
})

it.each(['{"a":1}', '"1,2"', 'not json', 'null', '["1",null,-1,2.5,1e9]'])('reads nothing of %s, which somebody else wrote', (text) => {
  kept.set('compared', text)
  expect(readCompared()).toEqual([])
})

it('reads no more than may be compared, each once', () => {
  kept.set('compared', JSON.stringify([1, 1, 2, 3, 4, 5, 6, 7, 8]))
  expect(readCompared()).toEqual([1, 2, 3, 4, 5, 6].slice(0, COMPARED_MAX))
})

it('holds the marks of a page where the browser keeps nothing', () => {
  isForbidden = true
  keepCompared([1, 2])
  expect(readCompared()).toEqual([1, 2])
  isForbidden = false
  keepCompared([3])
  kept.set('compared', '[7]') // another tab
  expect(readCompared()).toEqual([7])
})

it.each([false, true])(
  'leaves nothing after a logout, and tells so, where the browser keeps nothing too (%s) [STATE-003]',
  (isNothingKept) => {
    isForbidden = isNothingKept
    keepCompared([1, 2])
    let told = 0
    const stop = watchCompared(() => void told++)
    forgetStored()
    stop()
    expect({ compared: readCompared(), told }).toEqual({ compared: [], told: 1 })
  },
)

it('tells of every change, of another tab’s too, until nobody listens', () => {
  let told = 0
  const stop = watchCompared(() => void told++)
  keepCompared([1])
  window.dispatchEvent(new Event('storage'))
  stop()
  keepCompared([2])
  window.dispatchEvent(new Event('storage'))
  expect(told).toBe(2)
})
