import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AnswerTime } from '../../model/server-clock'
import { EMPTY_CART, failure, getCart, json, openClient } from './open-client'

const SENT = Date.parse('2026-11-28T12:00:00Z')
const DATE = { date: 'Sun, 29 Nov 2026 19:00:00 GMT' }
beforeEach(() => void vi.useFakeTimers({ now: SENT, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** What a client hears of the time by one answer, which takes 200 ms. */
async function heardOf(answer: Response): Promise<AnswerTime[]> {
  const heard: AnswerTime[] = []
  vi.setSystemTime(SENT)
  const later = async () => {
    vi.setSystemTime(SENT + 200)
    return answer
  }
  const { api } = openClient([later], { onTime: (time) => heard.push(time) })
  const call = api('cart.get', getCart)
  if (answer.ok) await call
  else await failure(call)
  return heard
}

it('an answer of the shop says what time it is there, a refusal too', async () => {
  const time = { server: Date.parse('2026-11-29T19:00:00Z'), sent: SENT, received: SENT + 200 }
  expect([await heardOf(json(200, EMPTY_CART, DATE)), await heardOf(json(403, { message: 'Нельзя' }, DATE))]).toEqual([[time], [time]])
})

it('what comes from a cache or from somebody else says nothing of the time', async () => {
  expect(await heardOf(json(200, EMPTY_CART, { ...DATE, age: '3600' }))).toEqual([])
  expect(await heardOf(new Response('<!doctype html>', { status: 403, headers: DATE }))).toEqual([])
})
