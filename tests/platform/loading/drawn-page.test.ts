import { expect, it, vi } from 'vitest'
import { CALL_TIMEOUT_MS } from '../../../model/limits'
import { withDrawnAnswers } from '../../../src/platform/loading/drawn-page'

const GET = { method: 'GET' }
const list = (body: string) => ({ method: 'POST', body })
const answer = (url: string, text: string, body = '', status = 200) => ({ url, body, status, text })

function shop(answers: Parameters<typeof withDrawnAnswers>[1]) {
  let now = 10
  const network = vi.fn(async (_url: string, _init: RequestInit) => new Response('network'))
  const fetch = withDrawnAnswers(network, answers, () => now)
  return {
    ask: async (url: string, init: RequestInit) => (await fetch(url, init)).text(),
    fetch,
    network,
    wait: (ms: number) => (now += ms),
  }
}

it('an answer that came with the page serves the very same question once', async () => {
  const { ask, network } = shop([answer('/config', 'page'), answer('/all', 'oils', '{"id":1}')])
  expect(await ask('/all', list('{"id":2}'))).toBe('network')
  const again = shop([answer('/config', 'page'), answer('/all', 'oils', '{"id":1}')])
  expect(await again.ask('/all', list('{"id":1}'))).toBe('oils')
  expect(await again.ask('/config', GET)).toBe('page')
  expect(await again.ask('/config', GET)).toBe('network')
  expect(network).toHaveBeenCalledTimes(1)
})

it('that nobody is signed in is an answer too', async () => {
  const { fetch } = shop([answer('/user', '{}', '', 401)])
  expect((await fetch('/user', GET)).status).toBe(401)
})

it('after anything else than a read none serves: somebody else may be there [DEC-032]', async () => {
  const { ask } = shop([answer('/config', 'page')])
  expect(await ask('/login', list('{}'))).toBe('network')
  expect(await ask('/config', GET)).toBe('network')
})

it('an answer is not older than one that was waited for', async () => {
  const { ask, wait } = shop([answer('/config', 'page')])
  wait(CALL_TIMEOUT_MS)
  expect(await ask('/config', GET)).toBe('network')
})
