import { afterEach, expect, it, vi } from 'vitest'
import { webTurns } from '../../src/platform/cart/turns'
import { atRest } from '../support/waiting/at-rest'

afterEach(() => vi.unstubAllGlobals())

/** Web Locks of one name, as browsers have them: one holder, the next in order, and who gives up leaves the queue. */
function locks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
      const before = last
      const mine = before.then(() => (signal.aborted ? Promise.reject(signal.reason) : hold()))
      last = mine.catch(() => {})
      return mine
    },
  }
}
const withLocks = (value: unknown) => vi.stubGlobal('navigator', { locks: value })

it('one after the other has its turn, and who does not wait any more never has it', async () => {
  withLocks(locks())
  const given: string[] = []
  const end = (name: string) => webTurns('order', () => given.push(name))
  const first = end('first')
  const second = end('second')
  end('third')
  await atRest()
  expect(given).toEqual(['first'])
  second()
  first()
  await atRest()
  expect(given).toEqual(['first', 'third'])
})

it.each([
  ['has no locks', undefined],
  ['forbids them', { request: () => Promise.reject(new DOMException('', 'SecurityError')) }],
  [
    'throws',
    {
      request: () => {
        throw new DOMException('', 'InvalidStateError')
      },
    },
  ],
])('where the browser %s the turn is there at once', async (_, value) => {
  withLocks(value)
  let given = 0
  const end = webTurns('order', () => given++)
  await atRest()
  expect(given).toBe(1)
  end()
})
