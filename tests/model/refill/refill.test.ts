import { test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import {
  chosenOffer,
  keptOf,
  lossOf,
  refillRows,
  refillWishes,
  takingBack,
  wholeList,
  type RefillChoice,
} from '../../../model/refill/refill'
import { price, product } from '../../support/plain-goods'
import { world } from './refill-world'

describe('the rows of a list of old', () => {
  test.prop([world])(
    'are those of the list, each with an offer that an order takes, or with why there is none',
    ({ items, rows, prices, of }) => {
      expect(rows.map(({ product: { id }, qty, then }) => ({ id, qty, then }))).toEqual(
        items.map(({ goods: { id }, qty, cost }) => ({ id, qty, then: cost })),
      )
      const canBeHad = (id: number) => {
        const row = prices.get(id)
        const { pack, limit } = of(id)
        return row !== undefined && row.cost !== null && row.stock >= pack && (limit === null || limit >= pack)
      }
      for (const [
        at,
        {
          product: { id },
          now,
          whyNot,
          analog,
        },
      ] of rows.entries()) {
        const isGone = items[at]!.gone // as many rows as items
        expect([now !== null, whyNot === null]).toEqual([!isGone && canBeHad(id), !isGone && canBeHad(id)])
        for (const offer of [now, analog].filter((each) => each !== null)) {
          expect(canBeHad(offer.product.id)).toBe(true)
          expect({ cost: offer.cost, stock: offer.stock }).toEqual({
            cost: prices.get(offer.product.id)?.cost,
            stock: prices.get(offer.product.id)?.stock,
          })
        }
        expect(analog === null || (now === null && analog.product.id !== id)).toBe(true)
      }
    },
  )

  test.prop([world])('are all ticked that can be had, and no other', ({ rows }) => {
    const choice = wholeList(rows)
    for (const row of rows) expect(chosenOffer(row, choice)).toBe(row.now)
  })
})

describe('what the cart is told of a list of old', () => {
  it('has the notes of its lines, joined where several come to one product', () => {
    const [oil, filter, none] = [product(1), product(2), product(3)]
    const rows = refillRows(
      [
        { product: oil, qty: 1, cost: 900, note: 'Для бокса 3' },
        { product: filter, qty: 1, cost: 900, gone: true, note: 'Срочно' },
        { product: none, qty: 1, cost: 900 },
      ],
      (id) => price(id, { stock: 50, cost: 1000, guest_cost: 2000 }),
      () => [oil],
    )
    const choice: RefillChoice = new Map([
      [1, 'itself'],
      [2, 'analog'],
      [3, 'itself'],
    ])
    expect(refillWishes(rows, choice, 'add', []).map(({ product: { id }, note }) => [id, note])).toEqual([
      [1, 'Для бокса 3; Срочно'],
      [3, undefined],
    ])
  })

  test.prop([world])(
    'puts every chosen piece on top of what is there, or leaves nothing else there [DEC-020]',
    ({ rows, choice, mode, standing }) => {
      const wishes = refillWishes(rows, choice, mode, standing)
      const cart = new Map(standing.map(({ product: { id }, qty }) => [id, qty]))
      // The oracle: row after row into a plain cart.
      const after = new Map(mode === 'add' ? cart : [])
      for (const row of rows) {
        const offer = chosenOffer(row, choice)
        if (offer) after.set(offer.product.id, (after.get(offer.product.id) ?? 0) + row.qty)
      }
      for (const {
        product: { id },
        quantity,
      } of wishes)
        cart.set(id, quantity)
      const left = (all: ReadonlyMap<number, number>) => [...all].filter(([, qty]) => qty > 0).toSorted(([a], [b]) => a - b)
      expect(left(cart)).toEqual(left(after))
      expect(new Set(wishes.map(({ product: { id } }) => id)).size).toBe(wishes.length)
    },
  )

  test.prop([world])('touches nothing where nothing is chosen and it is added', ({ rows, standing }) => {
    expect(refillWishes(rows, new Map(), 'add', standing)).toEqual([])
  })
})

describe('what a buyer would miss of his cart', () => {
  test.prop([world])(
    'is each line that goes or holds fewer pieces, and nothing where it is only added to what there is',
    ({ rows, choice, standing }) => {
      const wishes = refillWishes(rows, choice, 'replace', standing)
      const after = new Map(wishes.map((wish) => [wish.product.id, keptOf(wish)]))
      const held = standing.filter(({ qty }) => qty > 0)
      const left = held.map(({ product: { id }, qty }) => ({ qty, now: after.get(id) ?? qty }))
      expect(lossOf(wishes, standing)).toEqual({
        gone: left.filter(({ now }) => now === 0).length,
        fewer: left.filter(({ qty, now }) => now > 0 && now < qty).length,
      })
    },
  )

  test.prop([world])('comes back: the cart is what it was, line by line, with its notes', ({ rows, choice, mode, standing }) => {
    const noted = standing.map((line, at) => (at % 2 === 0 ? { ...line, note: `Заметка ${at}` } : line))
    const wishes = refillWishes(rows, choice, mode, noted)
    const cart = new Map(noted.map(({ product: { id }, qty, note }) => [id, { qty, note }]))
    for (const { product, quantity, note } of wishes) {
      const old = cart.get(product.id)
      cart.set(product.id, { qty: quantity, note: quantity === 0 ? undefined : (old?.note ?? note) })
    }
    const held = new Map(wishes.map((wish) => [wish.product.id, keptOf(wish)]))
    const back = takingBack(wishes, noted, { after: held, now: held })
    expect(back.left).toEqual([])
    for (const { product, quantity, note } of back.wishes) {
      const old = cart.get(product.id)
      cart.set(product.id, { qty: quantity, note: old?.note ?? note })
    }
    for (const { product, qty, note } of noted)
      if (qty > 0) expect([product.id, cart.get(product.id)]).toEqual([product.id, { qty, note: note ?? cart.get(product.id)?.note }])
    const before = new Set(noted.filter(({ qty }) => qty > 0).map(({ product }) => product.id))
    expect([...cart].filter(([id, { qty }]) => qty > 0 && !before.has(id))).toEqual([])
  })

  test.prop([world])(
    'but for what was ordered or changed since: that stays as it is now, and is named where it is not as it was [DEC-022]',
    ({ rows, choice, mode, standing }) => {
      const wishes = refillWishes(rows, choice, mode, standing)
      const after = new Map(wishes.map((wish) => [wish.product.id, keptOf(wish)]))
      // An order takes every second of the lines that hold something.
      const ordered = new Set([...after].filter(([, qty], at) => qty > 0 && at % 2 === 0).map(([id]) => id))
      const now = new Map([...after].map(([id, qty]) => [id, ordered.has(id) ? 0 : qty]))
      const back = takingBack(wishes, standing, { after, now })
      expect(back.wishes.map(({ product: { id } }) => id)).toEqual([...after.keys()].filter((id) => !ordered.has(id)))
      const before = new Map(standing.map(({ product: { id }, qty }) => [id, qty]))
      expect(new Set(back.left.map(({ id }) => id))).toEqual(new Set([...ordered].filter((id) => (before.get(id) ?? 0) > 0)))
    },
  )
})
