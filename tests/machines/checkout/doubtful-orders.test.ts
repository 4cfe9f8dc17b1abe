import { describe, expect, it } from 'vitest'
import { ApiError, BROKEN_CONTRACT } from '../../../model/api-error'
import { atRest } from '../../support/waiting/at-rest'
import { changed, conflict, LINES, openCheckout } from './open-checkout'

/** An order that met these answers, the later ones by «Повторить». */
async function tried(...answers: Parameters<typeof openCheckout>) {
  const opened = await openCheckout(...answers)
  const tell = async (type: 'order.retried' | 'order.withdrawn' | 'order.checked' | 'change.accepted') => {
    opened.tab.checkout.send({ type })
    await atRest()
  }
  opened.submit()
  await opened.proceed()
  for (let at = 1; at < answers.length; at++) await tell('order.retried')
  const context = () => opened.tab.checkout.getSnapshot().context
  return { ...opened, tell, context }
}
const isOpen = ({ has }: Pick<Awaited<ReturnType<typeof tried>>, 'has'>) => [has('uncertain'), has('refused')]

describe('an order that nobody answered', () => {
  it.each([401, 403, 404, 419, 422])(
    'may be there, whatever its repetition meets: %i is no word on the first try [DEC-022]',
    async (status) => {
      const opened = await tried('lost', new ApiError(status, 'Нельзя'), new ApiError(status, 'Нельзя'))
      expect([isOpen(opened), opened.placed.length]).toEqual([[true, false], 3])
      await opened.tell('order.withdrawn')
      expect([opened.context().news, opened.facts.at(-1)]).toEqual([[{ type: 'doubtful', regionId: 1 }], 'order.doubtful'])
    },
  )

  it('keeps the words of what refused its repetition, and is told as placed once it is found', async () => {
    const opened = await tried('lost', new ApiError(422, 'На этот день поздно'))
    expect(opened.context().error?.message).toBe('На этот день поздно')
    opened.lookup.is = 'knowing'
    await opened.tell('order.checked')
    expect([opened.facts.at(-1), opened.placed.length]).toEqual(['order.placed', 2])
  })

  it('is not there where the server compared its repetition with the prices: what then is refused is refused', async () => {
    const opened = await tried(new ApiError(0, ''), conflict(changed(1, 120)))
    opened.answers.push(new ApiError(403, 'Нельзя'))
    await opened.tell('change.accepted')
    expect(isOpen(opened)).toEqual([false, true])
  })

  it('of an earlier press, which cannot be looked for, leaves the doubt where the next press is refused', async () => {
    const opened = await tried('lost')
    opened.lookup.is = 'down'
    await opened.tell('order.withdrawn')
    opened.answers.push(new ApiError(401, ''))
    opened.submit()
    await opened.proceed()
    expect(isOpen(opened)).toEqual([true, false])
  })

  it('of an earlier press, which is found when the next one is in doubt too, is told as there, not as placed now [DEC-022]', async () => {
    const opened = await tried('lost')
    opened.lookup.is = 'down'
    await opened.tell('order.withdrawn')
    opened.answers.push(new ApiError(0, ''))
    opened.submit()
    await opened.proceed()
    expect(isOpen(opened)).toEqual([true, false])
    opened.lookup.is = 'knowing'
    await opened.tell('order.checked')
    expect([isOpen(opened), opened.facts.includes('order.placed'), opened.facts.at(-1)]).toEqual([[false, false], false, 'order.found'])
    expect(opened.context().news).toEqual([expect.objectContaining({ type: 'accepted', regionId: 1, orderId: 101 })])
  })

  it('of an earlier press, which is not found, may still be there where the next press is refused; one that is placed ends the doubt', async () => {
    const opened = await tried('lost')
    await opened.tell('order.withdrawn')
    opened.answers.push(new ApiError(403, ''))
    for (const news of [[{ type: 'doubtful', regionId: 1 }], []]) {
      opened.submit()
      await opened.proceed()
      expect([opened.context().news, opened.has('refused')]).toEqual([news, news.length > 0])
    }
    expect(opened.facts.at(-1)).toBe('order.placed')
  })
})

it('an order whose answer cannot be read may be there [DEC-007]', async () => {
  expect(isOpen(await tried(new ApiError(BROKEN_CONTRACT, 'POST /orders: id')))).toEqual([true, false])
})

it.each([401, 403, 422])('an order whose only try met %i is not there', async (status) => {
  expect(isOpen(await tried(new ApiError(status, '')))).toEqual([false, true])
})

it('an order that was compared under its uuid (409) and is then placed is told as placed, not as one that was there', async () => {
  const opened = await tried(new ApiError(0, ''))
  opened.lookup.is = 'down'
  await opened.tell('order.withdrawn')
  opened.answers.push(conflict(changed(1, 120)))
  opened.submit()
  await opened.proceed()
  expect(opened.has('deciding')).toBe(true)
  await opened.tell('change.accepted')
  expect([opened.facts.at(-1), opened.context().news]).toEqual(['order.placed', []])
})

describe('that an earlier order may be there is said until one is placed, found or noted', () => {
  const doubted = async () => {
    const opened = await tried('lost')
    await opened.tell('order.withdrawn')
    return opened
  }
  it('beside what became of the next one, of this region and of others; what is noted goes alone', async () => {
    const opened = await doubted()
    for (const next of [2, 3]) {
      opened.submit()
      await opened.aim(next)
    }
    const [doubt, ...others] = opened.context().news
    expect([doubt, ...others].map((news) => [news?.type, news?.regionId])).toEqual([
      ['doubtful', 1],
      ['unsent', 1],
      ['unsent', 2],
    ])
    opened.tab.checkout.send({ type: 'news.noted', news: doubt! }) // as above
    expect(opened.context().news).toEqual(others)
  })
  it('also where the next press is given up for another region', async () => {
    const opened = await doubted()
    opened.submit()
    await opened.aim(2)
    expect(opened.context().news).toContainEqual({ type: 'doubtful', regionId: 1 })
  })
  it('also where the next press is refused while another region waits', async () => {
    const opened = await doubted()
    opened.answers.push(new ApiError(403, 'Нельзя'))
    opened.submit()
    opened.tab.checkout.send({ type: 'checkout.proceed', lines: LINES, version: 1 })
    await opened.aim(2)
    await atRest()
    expect(opened.context().news).toContainEqual({ type: 'doubtful', regionId: 1 })
  })
  it('also where something is to be said of another region’s order', async () => {
    const opened = await doubted()
    await opened.aim(2)
    opened.submit()
    await opened.aim(3)
    expect(opened.context().news).toContainEqual({ type: 'doubtful', regionId: 1 })
  })
})
