import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { productNotificationMachine } from '../../../machines/product-notifications/product-notification.machine'
import { notificationKey, productNotificationsMachine } from '../../../machines/product-notifications/product-notifications.machine'
import { selectIsAwaited, selectIsWaiting, selectRefusal } from '../../../machines/product-notifications/product-notifications.selectors'
import { ApiError } from '../../../model/api-error'
import { atRest } from '../../support/waiting/at-rest'
import { runs } from '../../support/runs'

type Ask = { call: 'create' | 'remove' | 'check'; productId: number; answer: (does: boolean, status?: number) => Promise<void> }

/** Wishes of region 1 whose server answers when it is told to. It has a wish for product 1 under the number 10. */
function open() {
  const clock = new SimulatedClock()
  const kept = new Map([[1, 10]])
  const asks: Ask[] = []
  let next = 11
  const answered = <T>(call: Ask['call'], productId: number, act: () => T) =>
    new Promise<T>((resolve, reject) => {
      asks.push({
        call,
        productId,
        answer: async (does, status) => {
          const done = does ? act() : undefined
          if (status === undefined) resolve(done as T)
          else reject(new ApiError(status, 'Нельзя'))
          await atRest()
        },
      })
    })
  const wishOf = (productId: number) => ({ id: kept.get(productId) ?? 0, product_id: productId })
  const create = (productId: number) => {
    if (!kept.has(productId)) kept.set(productId, next++)
    return wishOf(productId)
  }
  const productOfId = (id: number) => [...kept].find(([, its]) => its === id)?.[0] ?? 0
  const child = productNotificationMachine.provide({
    actors: {
      createNotification: fromPromise(({ input: { productId } }) => answered('create', productId, () => create(productId))),
      removeNotification: fromPromise(({ input: { id } }) =>
        answered('remove', productOfId(id), () => {
          kept.delete(productOfId(id))
          return null
        }),
      ),
      checkNotification: fromPromise(({ input: { productId } }) =>
        answered('check', productId, () => (kept.has(productId) ? wishOf(productId) : null)),
      ),
    },
  })
  const wishes = createActor(productNotificationsMachine.provide({ actors: { productNotification: child } }), { clock }).start()
  const stateOf = (productId: number) => wishes.getSnapshot().context.byKey[notificationKey({ regionId: 1, productId })]?.getSnapshot()
  return {
    clock,
    kept,
    asks,
    wishes,
    show: (productId: number) => wishes.send({ type: 'product.shown', regionId: 1, productId }),
    list: () => wishes.send({ type: 'list.told', regionId: 1, items: [...kept].map(([product_id, id]) => ({ id, product_id })) }),
    press: (productId: number, isWished: boolean) =>
      wishes.getSnapshot().context.byKey[notificationKey({ regionId: 1, productId })]?.send({ type: 'wish.pressed', isWished }),
    answer: async (does = true, status?: number) => {
      const ask = asks.shift()
      await ask?.answer(does, status)
      return ask?.call
    },
    seen: (productId: number) => [
      stateOf(productId)?.value,
      selectIsAwaited(stateOf(productId)),
      selectIsWaiting(stateOf(productId)),
      selectRefusal(stateOf(productId)),
    ],
  }
}

async function shown() {
  const shop = open()
  shop.show(1)
  shop.show(2)
  shop.list()
  await atRest()
  return shop
}

describe('the wish to be told of an arrival', () => {
  it('is as the list says, also for what is shown later; without a list it is asked for one by one [CALL-075]', async () => {
    const { seen, show, wishes, answer, asks, kept } = await shown()
    expect([seen(1), seen(2)]).toEqual([
      ['on', true, false, null],
      ['off', false, false, null],
    ])
    kept.set(3, 30)
    show(3)
    expect(seen(3)).toEqual(['off', false, false, null])
    wishes.send({ type: 'list.missing', regionId: 1 })
    expect(asks).toEqual([])
    show(4)
    kept.set(4, 40)
    await atRest()
    expect(await answer()).toBe('check')
    expect(seen(4)).toEqual(['on', true, false, null])
  })

  it.each([404, 501])(
    'of a server that knows neither list nor look-up (%i) is not asked about over and over; pressed it is tried',
    async (status) => {
      const { seen, press, answer, asks, clock, wishes, show } = open()
      wishes.send({ type: 'list.missing', regionId: 1 })
      show(2)
      await atRest()
      expect(await answer(false, status)).toBe('check')
      expect(seen(2)).toEqual(['off', false, false, null])
      clock.increment(3_600_000)
      await atRest()
      expect(asks).toEqual([])
      press(2, true)
      expect(await answer()).toBe('create')
      expect(seen(2)).toEqual(['on', true, false, null])
    },
  )

  it('is shown as soon as it is pressed, and is what the server keeps [CALL-074, CALL-076]', async () => {
    const { seen, press, answer, kept } = await shown()
    press(2, true)
    press(1, false)
    expect([seen(2), seen(1)]).toEqual([
      ['creating', true, true, null],
      ['removing', false, true, null],
    ])
    await answer()
    await answer()
    expect([seen(2), seen(1), [...kept]]).toEqual([['on', true, false, null], ['off', false, false, null], [[2, 11]]])
  })

  it('before anything is known a press counts as well', async () => {
    const { show, press, seen, answer, list } = open()
    show(2)
    press(2, true)
    expect(seen(2)).toEqual(['creating', true, true, null])
    list()
    expect(seen(2)).toEqual(['creating', true, true, null])
    await answer()
    expect(seen(2)).toEqual(['on', true, false, null])
  })

  it('goes back with the reason where the server refuses, and can be pressed again', async () => {
    const { seen, press, answer } = await shown()
    press(2, true)
    await answer(false, 409)
    expect(seen(2)).toEqual(['failed', false, false, 'Нельзя'])
    press(2, true)
    expect(seen(2)).toEqual(['creating', true, true, null])
    await answer()
    expect(seen(2)).toEqual(['on', true, false, null])
    press(2, false)
    await answer(false, 403)
    expect(seen(2)).toEqual(['failed', true, false, 'Нельзя'])
  })

  it('without an answer is looked up: what was done counts, what was not is taken back in words', async () => {
    const { seen, press, answer } = await shown()
    press(2, true)
    await answer(true, 0)
    expect(seen(2)).toEqual(['checking', false, false, null])
    await answer()
    expect(seen(2)).toEqual(['on', true, false, null])
    press(1, false)
    await answer(false, 503)
    await answer()
    expect(seen(1)).toEqual(['failed', true, false, expect.stringMatching(/Сервер не отвечает/)])
  })

  it('that cannot even be looked up is looked up again after a rest; a press meanwhile is shown until that fails too', async () => {
    const { seen, press, answer, clock, asks } = await shown()
    press(2, true)
    await answer(true, 0)
    await answer(false, 0)
    expect(seen(2)).toEqual(['unsure', false, false, expect.any(String)])
    press(2, true)
    expect(seen(2)).toEqual(['checking', true, true, null])
    await answer(false, 0)
    expect(seen(2)).toEqual(['unsure', false, false, expect.any(String)])
    expect(asks).toEqual([])
    clock.increment(60_000)
    await atRest()
    await answer()
    expect(seen(2)).toEqual(['on', true, false, null])
  })

  it('whose look-up is refused is not looked up again by itself, however long it rests; a press, a login and the list find out', async () => {
    for (const reason of ['press', 'login', 'list'] as const) {
      const { seen, press, answer, clock, kept, asks, wishes, list } = await shown()
      press(1, false)
      await answer(true, 0) // it was removed, and nobody knows
      await answer(false, 409)
      expect(seen(1)[0]).toBe('refused')
      for (let minute = 0; minute < 10; minute++) {
        clock.increment(60_000)
        await atRest()
      }
      expect(asks).toEqual([])
      if (reason === 'press') press(1, false)
      else if (reason === 'login') wishes.send({ type: 'notifications.retried' })
      else list()
      await atRest()
      await answer()
      expect([seen(1), kept.has(1), asks], reason).toEqual([['off', false, false, null], false, []])
    }
  })

  it('gone on the server already is gone, not refused', async () => {
    const { seen, press, answer, kept } = await shown()
    kept.delete(1)
    press(1, false)
    await answer(false, 404)
    expect(seen(1)).toEqual(['off', false, false, null])
  })

  it('that was thought better of says nothing of a refusal of what was wished before', async () => {
    const { seen, press, answer, asks } = await shown()
    press(1, false)
    press(1, true)
    await answer(false, 409)
    expect({ seen: seen(1), asks }).toEqual({ seen: ['on', true, false, null], asks: [] })
  })

  it('waits for the login that is asked for, and goes out after it [DEC-008]', async () => {
    const { seen, press, answer, wishes, kept } = await shown()
    press(2, true)
    await answer(false, 401)
    expect(seen(2)).toEqual(['barred', true, true, null])
    wishes.send({ type: 'notifications.retried' })
    expect([await answer(), await answer()]).toEqual(['check', 'create'])
    expect([seen(2), kept.has(2)]).toEqual([['on', true, false, null], true])
  })

  it('ends as the last press says, however the server answers, as soon as it answers; it shows what it has', async () => {
    // What is refused was not done; of what has no answer nobody knows.
    const isDone = ({ does, status }: { does: boolean; status: number | undefined }) =>
      status === undefined || ((status === 0 || status === 503) && does)
    const fate = fc.record({ does: fc.boolean(), status: fc.constantFrom(undefined, undefined, 0, 409, 503, 401) })
    const step = fc.oneof(
      fc.record({ press: fc.boolean() }),
      fc.record({ fate }),
      fc.record({ wait: fc.constant(60_000) }),
      fc.record({ list: fc.constant(true) }),
      fc.record({ login: fc.constant(true) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { press, answer, clock, wishes, list, asks, kept, seen } = await shown()
        for (const each of steps) {
          if ('press' in each) press(2, each.press)
          else if ('fate' in each) await answer(isDone(each.fate), each.fate.status)
          else if ('wait' in each) clock.increment(each.wait)
          else if ('login' in each) wishes.send({ type: 'notifications.retried' })
          else if (asks.length === 0) list() // a list that is asked for while something is written is asked for again after it
          await atRest()
          expect(asks.filter(({ productId }) => productId === 2).length).toBeLessThan(2)
        }
        press(2, true)
        for (let turn = 0; turn < 12; turn++) {
          wishes.send({ type: 'notifications.retried' })
          clock.increment(60_000)
          await atRest()
          await answer()
        }
        expect([kept.has(2), seen(2)]).toEqual([true, ['on', true, false, null]])
      }),
      runs(150),
    )
  })
})
