import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Window } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { upload } from '../../src/api/upload'

let server: Server
let page: Window
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/feedback` // it listens on a port

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request)
  if (request.url === '/lost') return void response.destroy()
  response.writeHead(201, { 'content-type': 'application/json', 'x-got': String(body.length) })
  response.end(JSON.stringify({ method: request.method, xsrf: request.headers['x-xsrf-token'] }))
}

beforeEach(async () => {
  server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  page = new Window({ url: url() })
  vi.stubGlobal('XMLHttpRequest', page.XMLHttpRequest)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await page.happyDOM.close()
  server.close()
})

describe('a request that says how much of it has left', () => {
  it('is answered like one of fetch: status, headers, body', async () => {
    const answer = await upload(url(), { method: 'POST', headers: { 'x-xsrf-token': 'x' }, body: 'text' }, () => {})
    expect(answer.status).toBe(201)
    expect(answer.headers.get('x-got')).toBe('4')
    expect(await answer.json()).toEqual({ method: 'POST', xsrf: 'x' })
  })
  it('rejects with a TypeError where no answer comes', async () => {
    await expect(upload(url().replace('feedback', 'lost'), { method: 'POST', body: 'x' }, () => {})).rejects.toBeInstanceOf(TypeError)
  })
  it('rejects with the reason of its signal where it is called off', async () => {
    const ending = new AbortController()
    const answer = upload(url(), { method: 'POST', body: 'x', signal: ending.signal }, () => {})
    ending.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  })
})
