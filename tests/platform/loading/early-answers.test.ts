import { expect, it, vi } from 'vitest'
import { CALL_TIMEOUT_MS } from '../../../model/limits'
import { withEarlyAnswers } from '../../../src/platform/loading/early-answers'

const GET = { method: 'GET' }
const answer = (text: string) => new Response(text)

/** A page whose head has asked for /user and /config, ten ms after it was opened. */
function open({ config = Promise.resolve(answer('early')), now = 50 }: { config?: Promise<Response>; now?: number } = {}) {
  const user = Promise.resolve(answer('early'))
  const network = vi.fn(() => Promise.resolve(answer('network')))
  const ask = withEarlyAnswers(network, { at: 10, byUrl: { '/user': user, '/config': config } }, () => now)
  return { network, ask: async (url: string, init: RequestInit = GET) => (await ask(url, init)).text() }
}

it('an answer that was asked for early serves one read of its address; the next one asks again', async () => {
  const { ask, network } = open()
  expect(await ask('/config')).toBe('early')
  expect(network).not.toHaveBeenCalled()
  expect(await ask('/config')).toBe('network')
})

it('serves no other address and no write', async () => {
  const { ask } = open()
  expect([await ask('/brands'), await ask('/config', { method: 'POST' }), await ask('/config')]).toEqual(['network', 'network', 'network'])
})

it('is nobody’s any more once something was written: a login changes who asks', async () => {
  const { ask } = open()
  await ask('/login', { method: 'POST' })
  expect(await ask('/config')).toBe('network')
})

it('is nobody’s any more once another one is asked for anew: somebody may have logged in in another tab', async () => {
  const { ask } = open()
  expect([await ask('/user'), await ask('/user'), await ask('/config')]).toEqual(['early', 'network', 'network'])
})

it('is too old after as long as an answer may take', async () => {
  expect(await open({ now: 10 + CALL_TIMEOUT_MS }).ask('/config')).toBe('network')
  expect(await open({ now: 9 + CALL_TIMEOUT_MS }).ask('/config')).toBe('early')
})

it('that failed is a failure of whoever asks, once', async () => {
  const { ask } = open({ config: Promise.reject(new TypeError('Failed to fetch')) })
  await expect(ask('/config')).rejects.toThrow('Failed to fetch')
  expect(await ask('/config')).toBe('network')
})

it('is given up like any other', async () => {
  const given = new AbortController()
  const { ask } = open({ config: new Promise(() => {}) })
  const asked = ask('/config', { ...GET, signal: given.signal })
  given.abort(new Error('given up'))
  await expect(asked).rejects.toThrow('given up')
  await expect(open().ask('/config', { ...GET, signal: AbortSignal.abort(new Error('before')) })).rejects.toThrow('before')
})

it('where nothing was asked early all goes as ever', async () => {
  const network = vi.fn(() => Promise.resolve(answer('network')))
  expect(await (await withEarlyAnswers(network, undefined)('/config', GET)).text()).toBe('network')
})
