import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { REST_PAUSE_MS, TYPING_PAUSE_MS } from '../../../model/limits'
import { atRest } from '../../support/waiting/at-rest'
import { openLines } from './open-lines'
import { savedCart } from './saved-world'

describe('a quantity of a saved cart', () => {
  it('is shown at once, made to fit packs and limit, and written when its typing rests, the last one of many [DEC-019, DEC-020]', async () => {
    const page = openLines()
    page.change(2, 1)
    page.change(2, 12)
    page.change(2, 13)
    page.change(3, 50)
    expect(page.rows()).toEqual([
      [1, 4],
      [2, 16],
      [3, 6],
    ])
    expect([...page.actor.getSnapshot().context.corrections]).toEqual([
      [2, { asked: 13, kept: 16 }],
      [3, { asked: 50, kept: 6 }],
    ])
    await page.wait(TYPING_PAUSE_MS - 1)
    expect(page.sent()).toEqual([])
    await page.wait(1)
    expect(page.sent().map(([id, qty]) => [id, qty])).toEqual([
      [2, 16],
      [3, 6],
    ])
  })

  it('that was entered is written at once, also when the page is left', async () => {
    const page = openLines()
    page.change(1, 5)
    page.actor.send({ type: 'quantity.entered', productId: 1 })
    page.change(3, 5)
    page.actor.send({ type: 'writing.hurried' })
    expect(page.sent().map(([id, qty]) => [id, qty])).toEqual([
      [1, 5],
      [3, 5],
    ])
  })

  it('wished while another is on its way goes after its answer, one at a time', async () => {
    const page = openLines()
    page.change(1, 5)
    await page.wait(TYPING_PAUSE_MS)
    page.change(1, 6)
    page.change(1, 7)
    await page.wait(10_000)
    expect(page.calls).toHaveLength(1)
    page.calls[0]!.resolve(savedCart([[1, 5]], { version: 2 }))
    await atRest()
    expect([page.rows()[0], page.isUnsaved()]).toEqual([[1, 7], true])
    await page.wait(TYPING_PAUSE_MS)
    expect(page.sent()[1]?.slice(0, 2)).toEqual([1, 7])
    expect(new Set(page.calls.map(({ key }) => key)).size).toBe(2)
  })

  it('without an answer is written again under the same key, when it has rested or is told to [DEC-005, DEC-018]', async () => {
    const page = openLines()
    page.change(1, 5)
    await page.wait(TYPING_PAUSE_MS)
    page.calls[0]!.reject(new ApiError(503, ''))
    await atRest()
    expect([page.rows()[0], page.lineOf(1)?.hasTag('waiting')]).toEqual([[1, 5], true])
    await page.wait(REST_PAUSE_MS)
    page.calls[1]!.reject(new ApiError(600, ''))
    await atRest()
    page.actor.send({ type: 'writing.resumed' })
    expect(page.calls).toHaveLength(3)
    page.calls[2]!.resolve(savedCart([[1, 5]], { version: 2 }))
    await atRest()
    expect([new Set(page.calls.map(({ key }) => key)).size, page.isUnsaved()]).toEqual([1, false])
  })

  it('waits for a login where one is asked for, and goes when it is back [DEC-008]', async () => {
    const page = openLines()
    page.change(1, 5)
    await page.wait(TYPING_PAUSE_MS)
    page.calls[0]!.reject(new ApiError(401, ''))
    await page.wait(600_000)
    expect([page.calls.length, page.rows()[0]]).toEqual([1, [1, 5]])
    page.actor.send({ type: 'writing.resumed' })
    expect(page.calls).toHaveLength(2)
  })

  it('that is refused gives way to what the server keeps, with the words; the next one may be kept', async () => {
    const page = openLines()
    page.change(1, 5)
    await page.wait(TYPING_PAUSE_MS)
    page.calls[0]!.reject(new ApiError(422, '', { fields: { qty: ['Слишком много'] } }))
    await atRest()
    expect([page.rows()[0], page.lineOf(1)?.context.refused, page.isUnsaved()]).toEqual([
      [1, 4],
      { qty: 5, reason: 'Слишком много.' },
      false,
    ])
    page.change(1, 3)
    expect([page.rows()[0], page.lineOf(1)?.context.refused]).toEqual([[1, 3], null])
    page.actor.send({ type: 'refusal.dropped', productId: 1 })
    expect(page.rows()[0]).toEqual([1, 3])
  })

  it('that is refused while another is wished is not spoken of', async () => {
    const page = openLines()
    page.change(1, 5)
    await page.wait(TYPING_PAUSE_MS)
    page.change(1, 6)
    page.calls[0]!.reject(new ApiError(422, 'Нет'))
    await atRest()
    await page.wait(TYPING_PAUSE_MS)
    expect([page.rows()[0], page.lineOf(1)?.context.refused, page.calls.length]).toEqual([[1, 6], null, 2])
  })
})

describe('a line of a saved cart', () => {
  it('that is taken out leaves a ghost in its place, and comes back with its quantity [DEC-021]', async () => {
    const page = openLines()
    page.change(2, 0)
    expect(page.rows()).toEqual([
      [1, 4],
      [2, 'ghost'],
      [3, 2],
    ])
    await page.wait(TYPING_PAUSE_MS)
    const without = [
      [1, 4],
      [3, 2],
    ] as const
    page.calls[0]!.resolve(savedCart(without, { version: 2 }))
    await atRest()
    page.actor.send({ type: 'cart.read', cart: savedCart(without, { version: 2 }) })
    expect(page.rows()[1]).toEqual([2, 'ghost'])
    page.actor.send({ type: 'line.restored', productId: 2 })
    expect([page.rows()[1], page.calls[1]?.qty]).toEqual([[2, 8], 8])
  })

  it('that the server would not take out is there again; one that it would not take back is a ghost again', async () => {
    const page = openLines()
    page.change(2, 0)
    await page.wait(TYPING_PAUSE_MS)
    page.calls[0]!.reject(new ApiError(403, 'Нельзя'))
    await atRest()
    expect(page.rows()[1]).toEqual([2, 8])
    page.change(2, 0)
    await page.wait(TYPING_PAUSE_MS)
    page.calls[1]!.resolve(savedCart([[1, 4]], { version: 2 }))
    await atRest()
    page.actor.send({ type: 'line.restored', productId: 2 })
    page.calls[2]!.reject(new ApiError(404, 'Такой корзины нет'))
    await atRest()
    expect(page.rows()[1]).toEqual([2, 'ghost'])
  })

  it('that another tab changed or took out follows, but for what is wished here', async () => {
    const page = openLines()
    page.change(1, 9)
    page.actor.send({
      type: 'cart.read',
      cart: savedCart(
        [
          [1, 5],
          [2, 12],
        ],
        { version: 2 },
      ),
    })
    expect(page.rows()).toEqual([
      [1, 9],
      [2, 12],
    ])
  })

  it('that is not there takes no wish', () => {
    const page = openLines()
    page.change(9, 3)
    page.actor.send({ type: 'line.restored', productId: 1 })
    expect([page.rows().length, page.isUnsaved()]).toEqual([3, false])
  })
})

describe('what a reload interrupted', () => {
  const { items } = savedCart([
    [1, 4],
    [2, 8],
    [3, 2],
    [5, 1],
  ])
  const unsent = (...wishes: [at: number, qty: number][]) => wishes.map(([at, qty]) => ({ item: items[at]!, qty }))

  it('goes on when the cart is known, at once: other pieces, a line taken out, one brought back that is gone [DEC-020]', () => {
    const page = openLines(unsent([0, 6], [1, 0], [3, 3]))
    expect(page.rows()).toEqual([
      [1, 6],
      [2, 'ghost'],
      [3, 2],
      [5, 3],
    ])
    expect(page.sent().map(([id, qty]) => [id, qty])).toEqual([
      [1, 6],
      [2, 0],
      [5, 3],
    ])
    page.actor.send({ type: 'line.restored', productId: 2 })
    expect(page.rows()[1]).toEqual([2, 8])
  })

  it('is done where the cart is as it was wished, and a later reading brings nothing of it back', async () => {
    const page = openLines(unsent([0, 4], [3, 0]))
    expect([page.rows().length, page.sent(), page.isUnsaved()]).toEqual([3, [], false])
    page.actor.send({ type: 'cart.read', cart: savedCart([[1, 9]], { version: 2 }) })
    expect({ rows: page.rows(), sent: page.sent() }).toEqual({ rows: [[1, 9]], sent: [] })
  })

  it('is kept as long as it has no answer, the last wish of each line, and forgotten with a refusal', async () => {
    const page = openLines()
    page.change(1, 5)
    page.change(1, 6)
    page.change(3, 0)
    expect(page.kept()).toEqual([
      [1, 6],
      [3, 0],
    ])
    await page.wait(TYPING_PAUSE_MS)
    page.calls[0]!.resolve(savedCart([[1, 6]], { version: 2 }))
    await atRest()
    expect(page.kept()).toEqual([[3, 0]])
    page.calls[1]!.reject(new ApiError(403, 'Нельзя'))
    await atRest()
    expect(page.kept()).toEqual([])
  })
})
