import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Drawer } from '../../../server/drawing/create-drawing'
import { createAsk } from '../../../server/heads/ask'
import { createDrawnPages } from '../../../server/heads/drawn-pages'

const PAGE = '<html lang="ru"><head><title>Бренды</title></head><body><div id="root"></div>\n<noscript></noscript></body></html>'

/** Pages of /brands, drawn by `draw`, over HTTP. Out: asks for it with these cookies; 204 stands for a page that is left to the build. */
async function served(draw: Drawer['draw']) {
  const dist = mkdtempSync(join(tmpdir(), 'karter-drawn-'))
  mkdirSync(join(dist, 'heads'))
  writeFileSync(join(dist, 'heads/brands.html'), PAGE)
  let now = 0
  const send = createDrawnPages({
    dist,
    ask: createAsk(() => Promise.reject(new Error('no data'))),
    drawer: { draw, xsrfCookies: async () => ['XSRF-TOKEN=new'] },
    now: () => now,
  })
  const server = createServer((request, response) => {
    void send(request, response, { path: '/brands' }, 'http://k.example').then((isSent) => isSent || response.writeHead(204).end())
  })
  await new Promise<void>((resolve) => void server.listen(0, resolve))
  onTestFinished(() => {
    server.close()
    rmSync(dist, { recursive: true })
  })
  const { port } = server.address() as AddressInfo
  const ask = async (cookie = '', search = '') => {
    const answer = await fetch(`http://127.0.0.1:${port}/brands${search}`, { headers: { ...(cookie && { cookie }) } })
    return {
      status: answer.status,
      text: await answer.text(),
      cache: answer.headers.get('cache-control'),
      cookies: answer.headers.getSetCookie(),
    }
  }
  return { ask, wait: (ms: number) => (now += ms) }
}
const drawing = (markup: string) => ({ markup, needs: { requests: [], prices: [] }, isCustomer: false, answers: [] })

it('a page of somebody who is signed in is made for him alone: nobody else gets it, and no cache keeps it [DEC-032]', async () => {
  const draw = vi.fn<Drawer['draw']>(async (_, cookie) => drawing(cookie === '' ? 'Войдите, чтобы видеть цену' : `Цены: ${cookie}`))
  const { ask } = await served(draw)
  const own = await ask('session=anna')
  expect(own).toMatchObject({ status: 200, cache: 'no-store' })
  expect(own.text).toContain('Цены: session=anna')
  expect((await ask('session=boris')).text).toContain('Цены: session=boris')
  const guest = await ask()
  expect(guest.cache).toBe('no-cache')
  expect(guest.text).toContain('Войдите')
  expect(draw).toHaveBeenCalledTimes(3)
})

it('a page of guests is drawn once for all of them, until it is five minutes old', async () => {
  const draw = vi.fn<Drawer['draw']>(async () => drawing('Бренды'))
  const { ask, wait } = await served(draw)
  expect((await ask()).cookies).toEqual(['XSRF-TOKEN=new'])
  expect((await ask('XSRF-TOKEN=a')).cookies).toEqual([])
  await ask('', '?utm_source=mail')
  expect(draw).toHaveBeenCalledTimes(1)
  wait(300_001)
  await ask()
  expect(draw).toHaveBeenCalledTimes(2)
})

it('what cannot be drawn, and a list that somebody has narrowed, is left to the browser', async () => {
  const draw = vi.fn<Drawer['draw']>(async () => null)
  const { ask } = await served(draw)
  expect((await ask()).status).toBe(204)
  expect((await ask('session=anna')).status).toBe(204)
  expect(draw).toHaveBeenCalledTimes(2)
  expect((await ask('', '?brands=arktelub')).status).toBe(204)
  expect(draw).toHaveBeenCalledTimes(2)
})
