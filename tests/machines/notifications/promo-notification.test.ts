import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { promoNotificationMachine } from '../../../machines/notifications/promo-notification.machine'
import { ApiError } from '../../../model/api-error'
import type { PromoNotification } from '../../../model/conversation/notification'
import { NOTIFICATION_POLL_MS, PREFETCH_IDLE_MS } from '../../../model/limits'
import { atRest } from '../../support/waiting/at-rest'

const promo = (id: number): PromoNotification => ({
  id,
  title: `А-${id}`,
  url: '/catalog',
  created_at: '2026-11-20T09:00:00Z',
  read_at: null,
})

/** Promotions of region 1 and 2, unread, one after the other. */
function open({ failing = [] as readonly string[] } = {}) {
  const clock = new SimulatedClock()
  const unread = new Map([
    [1, [promo(1), promo(2)]],
    [2, [promo(3)]],
  ])
  const calls: string[] = []
  const call = (name: string) => {
    calls.push(name)
    if (failing.includes(name)) throw new ApiError(503, '')
  }
  const machine = promoNotificationMachine.provide({
    actors: {
      loadPromo: fromPromise(async ({ input: { regionId } }) => {
        call(`load ${regionId}`)
        return unread.get(regionId)?.[0] ?? null
      }),
      markSeen: fromPromise(async ({ input: { promoId } }) => {
        call(`seen ${promoId}`)
        for (const [region, all] of unread)
          unread.set(
            region,
            all.filter(({ id }) => id !== promoId),
          )
      }),
      markVisited: fromPromise(async ({ input: { promoId } }) => call(`visited ${promoId}`)),
    },
  })
  const actor = createActor(machine, { clock, input: { userId: 1 } })
  const told: number[] = []
  actor.on('promo.came', ({ promo: { id } }) => told.push(id))
  actor.start()
  const pass = async (ms: number) => {
    clock.increment(ms)
    await atRest()
  }
  return { actor, calls, told, pass }
}

describe('the promotions that somebody is told of', () => {
  it('are asked for when the page rests, by region, one at a time; seen, one is read [CONST-006, CONST-013]', async () => {
    const { actor, calls, told, pass } = open()
    await pass(PREFETCH_IDLE_MS)
    expect(calls).toEqual([]) // no region yet
    actor.send({ type: 'promo.aim', regionId: 1 })
    await pass(PREFETCH_IDLE_MS)
    expect({ calls, told }).toEqual({ calls: ['load 1'], told: [1] })
    actor.send({ type: 'promo.seen', promoId: 2 }) // another's toast
    await pass(0)
    expect(calls).toEqual(['load 1'])
    actor.send({ type: 'promo.seen', promoId: 1 })
    await pass(0)
    await pass(NOTIFICATION_POLL_MS)
    expect({ calls, told }).toEqual({ calls: ['load 1', 'seen 1', 'load 1'], told: [1, 2] })
  })

  it('that were followed are visited and read; the toast that goes then says nothing more', async () => {
    const { actor, calls, pass } = open()
    actor.send({ type: 'promo.aim', regionId: 1 })
    await pass(PREFETCH_IDLE_MS)
    actor.send({ type: 'promo.followed', promoId: 1 })
    actor.send({ type: 'promo.seen', promoId: 1 })
    await atRest()
    expect(calls).toEqual(['load 1', 'visited 1', 'seen 1'])
  })

  it('of another region are asked for there; one that stands on the screen stays', async () => {
    const { actor, calls, told, pass } = open()
    actor.send({ type: 'promo.aim', regionId: 1 })
    actor.send({ type: 'promo.aim', regionId: 2 })
    await pass(PREFETCH_IDLE_MS)
    actor.send({ type: 'promo.aim', regionId: 1 })
    actor.send({ type: 'promo.seen', promoId: 3 })
    await pass(0)
    await pass(NOTIFICATION_POLL_MS)
    expect({ calls, told }).toEqual({ calls: ['load 2', 'seen 3', 'load 1'], told: [3, 1] })
  })

  it.each(['load 1', 'seen 1', 'visited 1'])('are asked for again where %s failed', async (failing) => {
    const { actor, calls, pass } = open({ failing: [failing] })
    actor.send({ type: 'promo.aim', regionId: 1 })
    await pass(PREFETCH_IDLE_MS)
    actor.send({ type: 'promo.followed', promoId: 1 })
    await atRest()
    await pass(NOTIFICATION_POLL_MS)
    expect(calls.at(-1)).toBe('load 1')
    expect(calls.filter((call) => call === 'load 1')).toHaveLength(2)
  })
})
