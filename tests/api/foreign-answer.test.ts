import { describe, expect, it } from 'vitest'
import { isRefused, isUnanswered } from '../../model/api-error'
import { EMPTY_CART, failure, getCart, json, openClient, USER } from './open-client'

const page = (status: number) =>
  new Response('<!doctype html><title>Проверка браузера</title>', { status, headers: { 'content-type': 'text/html' } })
const cut = (status: number) => new Response('{"items":[', { status, headers: { 'content-type': 'application/json' } })
const empty = (status: number) => new Response('', { status })
const FOREIGN: readonly (readonly [string, () => Response])[] = [
  ['a page with 200', () => page(200)],
  ['a page with 401', () => page(401)],
  ['a page with 403', () => page(403)],
  ['a page with 404', () => page(404)],
  ['a page with 501', () => page(501)],
  ['a cut body with 200', () => cut(200)],
  ['an empty body with 200', () => empty(200)],
  ['an empty body with 401', () => empty(401)],
  ['JSON of another shape with 403', () => json(403, { error: 'blocked' })],
  ['a list with 401', () => json(401, ['blocked'])],
]

describe.each(FOREIGN)('%s is no answer of the shop [DEC-085]', (_, answer) => {
  it('a read is sent again, and ends without an answer', async () => {
    const { api, sent, told } = openClient([answer()])
    const error = await failure(api('cart.get', getCart))
    expect({
      unanswered: isUnanswered(error),
      refused: isRefused(error),
      foreign: error.isForeign,
      sent: sent.length,
      out: told.rejected,
    }).toEqual({
      unanswered: true,
      refused: false,
      foreign: true,
      sent: 4,
      out: 0,
    })
  })

  it('a keyed write goes again under its key until the shop answers', async () => {
    const { api, sent } = openClient([answer(), json(200, EMPTY_CART)])
    await api('cart.clear', getCart, { key: 't-1' })
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['t-1', 't-1'])
  })

  it('who is there is not answered', async () => {
    const { api } = openClient([answer()])
    expect(isUnanswered(await failure(api('session.user', {})))).toBe(true)
  })
})

it('a page with 429, 502 or 503 says what it says, whoever sends it', async () => {
  for (const status of [429, 502, 503]) {
    const error = await failure(openClient([page(status)]).api('cart.get', getCart))
    expect([error.status, error.isForeign]).toEqual([status, false])
  }
})

it('each answer of somebody else is told, and once that the shop answers again', async () => {
  const heard: boolean[] = []
  const { api } = openClient([page(200), page(403), json(200, USER), json(200, USER), page(200), json(401)], {
    onForeign: (isForeign) => heard.push(isForeign),
  })
  await api('session.user', {})
  await api('session.user', {})
  expect((await failure(api('session.user', {}))).status).toBe(401)
  expect(heard).toEqual([true, true, false, true, false])
})
