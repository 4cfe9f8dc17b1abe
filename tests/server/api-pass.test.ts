import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { servedShop } from './served-shop'

/** An API on a free port until the test ends. Out: its base address. */
async function api(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // A listening TCP server's address is never a pipe's name.
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** An API that tells in its answer what it was asked. */
const echo = (request: IncomingMessage, response: ServerResponse) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    response.writeHead(422, {
      'content-type': 'application/json',
      'set-cookie': ['a=1; HttpOnly', 'b=2'],
      connection: 'close, x-private',
      'x-private': '1',
    })
    const { host, cookie, connection } = request.headers
    const forwarded = request.headers['x-forwarded-host']
    response.end(
      JSON.stringify({ method: request.method, url: request.url, body: String(Buffer.concat(parts)), host, cookie, connection, forwarded }),
    )
  })
}

it('passes a call on whole and its answer back whole [DEC-003]', async () => {
  const apiUrl = await api(echo)
  const ask = await servedShop(`${apiUrl}/base/`)
  const answer = await ask('/api/v1/products/1/updateInCart?company_region_id=7&q=%D0%B0', {
    method: 'POST',
    headers: { host: 'shop.example', cookie: 's=1', 'content-length': '9' },
    body: '{"qty":3}',
  })
  expect({ status: answer.status, cookies: answer.headers['set-cookie'], hidden: answer.headers['x-private'] }).toEqual({
    status: 422,
    cookies: ['a=1; HttpOnly', 'b=2'],
    hidden: undefined,
  })
  expect(JSON.parse(String(answer.body))).toEqual({
    method: 'POST',
    url: '/base/api/v1/products/1/updateInCart?company_region_id=7&q=%D0%B0',
    body: '{"qty":3}',
    host: new URL(apiUrl).host,
    cookie: 's=1',
    connection: 'keep-alive',
    forwarded: 'shop.example',
  })
})

it('passes on the addresses of the API only', async () => {
  const ask = await servedShop(await api(echo))
  const paths = ['/api/v1/config', '/api/v2/getVehicleDetails', '/api/jobs', '/ext/search', '/cart', '/apical', '/extra']
  expect((await Promise.all(paths.map((path) => ask(path)))).map(({ status }) => status)).toEqual([422, 422, 422, 422, 200, 404, 404])
})

it('says in the form of the API that there is none behind it', async () => {
  const ask = await servedShop()
  const { status, headers, body } = await ask('/api/v1/config', { method: 'POST', body: 'x' })
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([404, 'application/json; charset=utf-8', 'no-store'])
  expect(JSON.parse(String(body))).toEqual({ message: 'У этого сервера нет API: данные демонстрации живут в самой странице.', errors: {} })
})

it('answers 502 in the form of the API when it cannot be reached', async () => {
  const ask = await servedShop(await api((_request, response) => response.destroy()))
  const { status, body } = await ask('/api/v1/config')
  expect({ status, parse: JSON.parse(String(body)) }).toEqual({
    status: 502,
    parse: { message: 'Сервер магазина не отвечает. Повторите через минуту.', errors: {} },
  })
})

it('breaks an answer off that the API broke off, so that half of it is not taken for all', async () => {
  const half = await api((_request, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half', () => response.destroy())
  })
  const ask = await servedShop(half)
  await expect(ask('/api/v1/orders/1')).rejects.toThrow('aborted')
})
