import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Api } from '../../model/contract'
import { ApiError } from '../../model/api-error'
import { createLogger } from '../../src/platform/logger'
import { atRest } from '../support/waiting/at-rest'
import { NOW } from '../support/world'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
function open(answer: () => Promise<unknown> = async () => null) {
  const sent: unknown[] = []
  const api = (async (name: string, args: object) => {
    sent.push([name, args])
    return answer()
  }) as unknown as Api // the logger calls one row of the contract
  return {
    sent,
    log: createLogger(
      () => api,
      () => ({ path: '/cart', user: 1 }),
    ),
  }
}

describe('the logger', () => {
  it('tells the server what went wrong, where and to whom [ERROR-010] [CALL-012]', () => {
    const { sent, log } = open()
    log({ error: new ApiError(503, 'Сервер временно не отвечает'), source: 'products.all' })
    expect(sent).toEqual([
      ['logger.log', { body: { e: 'products.all: Сервер временно не отвечает', error_info: { path: '/cart', user: 1 }, type: 'error' } }],
    ])
  })

  it('tells each message at most once a minute, and another at once', () => {
    const { sent, log } = open()
    const tell = (message: string) => log({ error: new Error(message), source: 'x' })
    for (const message of ['a', 'a', 'b', 'a']) tell(message)
    vi.setSystemTime(NOW + 59_999)
    tell('a')
    expect(sent).toHaveLength(2)
    vi.setSystemTime(NOW + 60_000)
    tell('a')
    tell('a')
    expect(sent).toHaveLength(3)
  })

  it('that fails says so on the console and tells nobody else', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { sent, log } = open(async () => {
      throw new ApiError(503, '')
    })
    log({ error: new Error('a'), source: 'x' })
    await atRest()
    expect([sent.length, warn.mock.calls.length]).toEqual([1, 1])
  })
})
