import { request as requestHttp, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { createFakeServer } from '../../../fake-server/create-fake-server'
import { memoryStore } from '../../../fake-server/store/memory-store'
import { bodyLimit } from '../../../model/contract/body-limit'
import { apiOf, browser, login, newServer, person, testClock, worldOf } from '../../support/world'
import { device, put, qtyOf, regionOf, served } from './served-api'

type Answer = { status: number; headers: IncomingHttpHeaders; json: unknown }
type Sent = { method?: string; headers?: Record<string, string>; body?: Iterable<string> }

/** Sends what no browser would, chunk by chunk, and counts the chunks that were taken before the answer came. */
function send(origin: string, path: string, { method = 'GET', headers = {}, body = [] }: Sent = {}): Promise<Answer & { taken: number }> {
  return new Promise((resolve, reject) => {
    let taken = 0
    let isAnswered = false
    const request = requestHttp(`${origin}/`, { method, headers, path }, (response) => {
      isAnswered = true
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          json: JSON.parse(Buffer.concat(parts).toString()) as unknown,
          taken,
        })
        request.destroy()
      })
    })
    request.on('error', (failure) => isAnswered || reject(failure))
    void (async () => {
      for (const part of body) {
        if (isAnswered || request.destroyed) return
        await new Promise<void>((next) => request.write(part, () => next()))
        taken++
        await new Promise((next) => setImmediate(next))
      }
      request.end()
    })()
  })
}
const json = { 'content-type': 'application/json' }
function* endless(part: string, count: number) {
  for (let nth = 0; nth < count; nth++) yield part
}

describe('a body that is too long', () => {
  it('is refused while it is read, though it names no length, and the connection closes', async () => {
    const { origin } = await served()
    const chunk = '\0'.repeat(16_384)
    const headers = { ...json, 'transfer-encoding': 'chunked' }
    const answer = await send(origin, '/api/v1/products/all', { method: 'POST', headers, body: endless(chunk, 100_000) })
    expect({ status: answer.status, json: answer.json, connection: answer.headers.connection }).toEqual({
      status: 413,
      json: { message: 'Слишком большой запрос', errors: {} },
      connection: 'close',
    })
    expect(answer.taken).toBeLessThan(10_000)
    expect((await fetch(`${origin}/api/v1/config`)).status, 'it goes on answering').toBe(200)
  })

  it('is refused by its length before it is read', async () => {
    const { origin } = await served()
    const answer = await send(origin, '/api/v1/products/all', {
      method: 'POST',
      headers: { ...json, 'content-length': '400000000' },
      body: ['{'],
    })
    expect(answer.status).toBe(413)
  })

  it('is another one for what only asks, for what writes and for forms with files', () =>
    expect(
      [{ kind: 'read' }, { kind: 'write' }, { kind: 'keyedWrite' }, { kind: 'keyedWrite', isForm: true }].map((row) =>
        bodyLimit(row as { kind: 'read' }),
      ),
    ).toEqual([65_536, 1_000_000, 1_000_000, 20_000_000]))

  it('of a call that has no body is not read either', async () => {
    const { origin } = await served()
    for (const [method, path] of [
      ['GET', '/api/v1/config'],
      ['POST', '/api/v1/nothing'],
      ['PUT', '/api/v1/config'],
    ] as const) {
      const headers = { 'transfer-encoding': 'chunked' }
      const answer = await send(origin, path, { method, headers, body: endless('x'.repeat(65_536), 10_000) })
      expect([path, answer.status >= 400, answer.taken < 1000]).toEqual([path, true, true])
    }
  })
})

describe('a request that is no call', () => {
  it.each([
    ['GET', '/api/v1/products/%zz', 404],
    ['GET', '/api/v1/%', 404],
    ['GET', '/api/v1/nothing', 404],
    ['GET', '/ext/%c0%80', 404],
    ['TRACE', '/api/v1/config', 405],
    ['PUT', '/api/v1/config', 405],
    ['DELETE', '/api/v1/products/all', 405],
    ['OPTIONS', '/api/v1/config', 405],
    ['PROPFIND', '/api/v1/config', 405],
    ['TRACE', '/api/v1/nothing', 404],
  ])('%s %s is answered %d in words', async (method, path, status) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { origin } = await served()
    const answer = await send(origin, path, { method })
    expect(answer).toMatchObject({ status, json: { message: expect.stringMatching(/[а-я]/), errors: {} } })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(logged).not.toHaveBeenCalled()
  })

  it('names the methods that the address knows', async () => {
    const { origin } = await served()
    expect((await send(origin, '/api/v1/config', { method: 'PUT' })).headers.allow).toBe('GET')
  })

  it('in no HTTP at all leaves the server as it is', async () => {
    const { origin } = await served()
    for (const text of ['GET /api/v1/config\r\n\r\n', '\0\0\0\0', 'GET /api/v1/config HTTP/1.1\r\nContent-Length: x\r\n\r\n']) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.end(text))
        socket
          .on('error', () => {})
          .on('close', () => resolve())
          .resume()
      })
    }
    expect((await fetch(`${origin}/api/v1/config`)).status).toBe(200)
  })
})

it('every answer of the API says that it is what its type names', async () => {
  const { origin } = await served()
  const answers = await Promise.all(
    ['/api/v1/config', '/api/v1/auth/user', '/api/v1/sanctum/csrf-cookie'].map((path) => fetch(origin + path)),
  )
  expect(answers.map(({ headers }) => headers.get('x-content-type-options'))).toEqual(['nosniff', 'nosniff', 'nosniff'])
})

describe('a page of another site', () => {
  async function loginWith(headers: Record<string, string>, contentType = 'application/json') {
    const { origin } = await served()
    const guest = device(origin)
    await guest.api('session.csrf', {})
    const { email, password } = person(1)
    const sent = { 'content-type': contentType, 'x-xsrf-token': guest.jar['XSRF-TOKEN'] ?? '' }
    const all = Object.fromEntries(Object.entries({ ...sent, ...headers }).map(([name, value]) => [name, value.replace('OWN', origin)]))
    const answer = await guest.ask(`${origin}/api/v1/auth/login`, {
      method: 'POST',
      body: JSON.stringify({ email, password }),
      headers: all,
    })
    return answer.status
  }
  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1', 'http://127.0.0.1.evil.example'])(
    'cannot write: the origin %s is refused',
    async (origin) => expect(await loginWith({ origin })).toBe(419),
  )
  it('is not the page of the shop', async () => expect(await loginWith({ origin: 'OWN' })).toBe(200))
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/plain; application/json', ''])(
    'cannot write by a form: a body of the type «%s» is refused',
    async (type) => expect(await loginWith({}, type)).toBe(415),
  )
})

describe('a write that cannot be kept', () => {
  it('is refused with 503, as if it had never been asked, and reads go on', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const memory = memoryStore()
    let isFull = false
    const store = {
      ...memory,
      append: async (...write: Parameters<typeof memory.append>) => {
        if (isFull) throw new Error('ENOSPC: no space left on device')
        await memory.append(...write)
      },
    }
    const server = createFakeServer({ world: worldOf(), clock: testClock(), store, seed: 1, latency: 'none' })
    const api = apiOf(browser(server))
    await login(api, person(1))
    const regionId = await regionOf(api)
    const before = await qtyOf(api, regionId)
    isFull = true
    await expect(put(api, regionId, before + 40, 'k-1')).rejects.toMatchObject({ status: 503, message: 'Сервер временно не отвечает' })
    expect(await qtyOf(api, regionId)).toBe(before)
    isFull = false
    await put(api, regionId, before + 40, 'k-1')
    expect(await qtyOf(api, regionId)).toBe(before + 40)
    expect(logged).toHaveBeenCalled()
  })
})

describe('the log', () => {
  const entry = (recording?: string) => ({
    e: 'Failed to fetch',
    error_info: { path: '/cart', user: null },
    type: 'error',
    ...(recording !== undefined && { recording }),
  })

  it('is no part of the state, has an end, and keeps no recording of a guest [CALL-012]', async () => {
    const clock = testClock()
    const server = newServer({ clock })
    const api = apiOf(browser(server))
    for (let nth = 0; nth < 250; nth++) {
      clock.advance(2000)
      await api('logger.log', { body: entry('x'.repeat(1000)) })
    }
    expect({ changes: (await server.store.load()).changes, length: server.log().length }).toEqual({ changes: {}, length: 200 })
    expect(server.log().filter(({ recording }) => recording !== undefined)).toEqual([])
  })

  it('hears one client no more than sixty times a minute', async () => {
    const clock = testClock()
    const api = apiOf(browser(newServer({ clock })))
    for (let nth = 0; nth < 60; nth++) await api('logger.log', { body: entry() })
    await expect(api('logger.log', { body: entry() })).rejects.toMatchObject({ status: 429, retryAfter: 60_000 })
    clock.advance(60_000)
    await api('logger.log', { body: entry() })
  })

  it('keeps the newest recordings of those who are signed in', async () => {
    const server = newServer()
    const api = apiOf(browser(server))
    await login(api, person(1))
    for (const text of ['1', '2', '3', '4']) await api('logger.log', { body: entry(text) })
    expect(server.log().map(({ recording }) => recording)).toEqual([undefined, '2', '3', '4'])
  })
})
