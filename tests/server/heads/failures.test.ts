import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { createAsk } from '../../../server/heads/ask'
import { answersWithin } from '../../../server/heads/answers-within'
import { createDrawnPages } from '../../../server/heads/drawn-pages'
import { newServer } from '../../support/world'

const all = { body: { page: 1, itemsPerPage: 24 } } as const

it('a guest whose first token was lost asks for another', async () => {
  const send = answersWithin(newServer())
  let isDown = true
  const ask = createAsk((request) => (isDown ? Promise.reject(new Error('down')) : send(request)))
  await expect(ask('products.all', all)).rejects.toMatchObject({ status: 0 })
  isDown = false
  expect((await ask('products.all', all)).products).toHaveLength(24)
})

it('a page that cannot be drawn is left to its route, for all that ask for it at once', async () => {
  const sendDrawn = createDrawnPages({ dist: '/nowhere', ask: createAsk(answersWithin(newServer())), drawer: null })
  const asked = () =>
    sendDrawn({ url: '/product/1', headers: {} } as IncomingMessage, {} as ServerResponse, { path: '/product/:id?' }, 'http://k.example')
  expect(await Promise.all([asked(), asked(), asked()])).toEqual([false, false, false])
})
