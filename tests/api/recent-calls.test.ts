import { expect, it } from 'vitest'
import { createRecentCalls } from '../../src/api/recent-calls'
import { EMPTY_CART, failure, getCart, json, openClient } from './open-client'

const seenOf = ({ all }: ReturnType<typeof createRecentCalls>) =>
  all().map(({ method, path, status, attempt }) => [method, path, status, attempt])

it('each try of a request is noted with its answer, the newest first; one without an answer too [DEC-031]', async () => {
  const recent = createRecentCalls()
  const { api } = openClient([new TypeError('Failed to fetch'), json(503), json(200, EMPTY_CART)], { onEnded: recent.note })
  await api('cart.get', getCart)
  expect(seenOf(recent)).toEqual([
    ['GET', '/cart', 200, 3],
    ['GET', '/cart', 503, 2],
    ['GET', '/cart', 0, 1],
  ])
})

it('a request that nobody waits for any more is told as called off, one that was lost is not [DEC-031]', async () => {
  const recent = createRecentCalls()
  const leaving = new AbortController()
  const { api } = openClient(
    [
      new TypeError('Failed to fetch'),
      ({ signal }) => {
        leaving.abort()
        return Promise.reject(signal?.reason as Error)
      },
    ],
    { onEnded: recent.note },
  )
  await failure(api('cart.get', getCart, { signal: leaving.signal }))
  expect(recent.all().map(({ status, isCancelled }) => [status, isCancelled])).toEqual([
    [0, true],
    [0, false],
  ])
})

it('nothing that a request carries is kept: neither what its path is filled with nor its body [DEC-047]', async () => {
  const recent = createRecentCalls()
  const { api } = openClient([json(404)], { onEnded: recent.note })
  await failure(api('invites.get', { params: { id: 'SAMA-2RA9-KDWX' } }))
  await failure(api('session.login', { body: { email: 'a@b.example', password: 'planted' } }))
  expect(JSON.stringify(recent.all())).not.toMatch(/SAMA|planted|b\.example/)
  expect(seenOf(recent)).toEqual([
    ['POST', '/auth/login', 404, 1],
    ['GET', '/userInvites/:id', 404, 1],
  ])
})

it('the last fifty are kept, and whoever watches is told', () => {
  const recent = createRecentCalls()
  let told = 0
  const stop = recent.subscribe(() => told++)
  for (let at = 0; at < 60; at++) recent.note({ method: 'GET', path: '/cart', attempt: 1, at, ms: 1, status: 200, isCancelled: false })
  stop()
  recent.note({ method: 'GET', path: '/cart', attempt: 1, at: 60, ms: 1, status: 200, isCancelled: false })
  expect([told, recent.all().length, recent.all()[0]?.at, recent.all().at(-1)?.at]).toEqual([60, 50, 60, 11])
})
