import { describe, expect, it } from 'vitest'
import { sendable } from '../../../model/cart/cart-calls'
import {
  clear,
  noted,
  refused,
  rested,
  sent,
  settled,
  unanswered,
  wish,
  type CartQueue,
  type CartWrite,
} from '../../../model/cart/cart-queue'
import { unsentCount } from '../../../model/cart/unfinished'
import { WRITES_IN_FLIGHT } from '../../../model/limits'
import { product } from '../../support/plain-goods'

describe('one write after another', () => {
  const put = (key: string, productId: number, qty: number, stage: CartWrite['stage'] = 'ready', regionId = 1): CartWrite => ({
    key,
    regionId,
    productId,
    qty,
    stage,
  })
  const emptying = (key: string, stage: CartWrite['stage'] = 'ready', regionId = 1): CartWrite => ({
    key,
    regionId,
    productId: 'all',
    qty: 0,
    stage,
  })
  const keys = (queue: CartQueue) => queue.map(({ key }) => key)
  const sendKeys = (queue: CartQueue) => sendable(queue, 6).map(keys)

  it('typing coalesces: the newer wish replaces the one that was not sent [DEC-020]', () =>
    expect(wish([put('a', 10, 1, 'typing'), put('b', 11, 1)], { key: 'c', regionId: 1, productId: 10, qty: 5 })).toEqual([
      put('b', 11, 1),
      put('c', 10, 5, 'typing'),
    ]))

  it('a removal beats older wishes that were not sent [DEC-020]', () =>
    expect(wish([put('a', 10, 7), put('b', 10, 3, 'sent')], { key: 'c', regionId: 1, productId: 10, qty: 0 })).toEqual([
      put('b', 10, 3, 'sent'),
      put('c', 10, 0, 'typing'),
    ]))

  it('emptying drops the unsent wishes of its region, waits for those under way and holds newer ones [DEC-020]', () => {
    const queue = clear([put('a', 10, 1, 'sent'), put('b', 11, 1), put('c', 11, 1, 'ready', 2), put('d', 12, 1, 'refused')], {
      key: 'e',
      regionId: 1,
    })
    expect(queue).toEqual([put('a', 10, 1, 'sent'), put('c', 11, 1, 'ready', 2), emptying('e')])
    const more = rested(wish(queue, { key: 'f', regionId: 1, productId: 12, qty: 4 }), 'f')
    expect(sendKeys(more)).toEqual([['c']])
    const ready = settled(settled(more, 'a'), 'c')
    expect(sendKeys(ready)).toEqual([['e']])
    expect(sendKeys(sent(ready, sendable(ready, 6).flat()))).toEqual([])
    expect(sendKeys(settled(ready, 'e'))).toEqual([['f']])
  })

  it('six go at once, each by its own call; a line more and all go by one call, up to 500 [DEC-020]', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, i) => put(`k${i}`, i + 1, 1))
    expect([WRITES_IN_FLIGHT, sendKeys(lines(6))]).toEqual([6, [['k0'], ['k1'], ['k2'], ['k3'], ['k4'], ['k5']]])
    const seven = lines(7)
    expect(sendKeys(sent(seven, seven.slice(0, 6)))).toEqual([])
    expect(sendKeys(lines(7))).toEqual([keys(lines(7))])
    expect(sendable(lines(700), 6).map(({ length }) => length)).toEqual([500, 200])
  })

  const asNew = (queue: CartQueue) => sendable(queue, 6, { isNew: ({ productId }) => productId !== 1 }).map(keys)
  it('new lines go by one call in the order of the wishes, with what else is ready; what comes after them behind it [DEC-020]', () => {
    const all = [put('a', 12, 1), put('c', 1, 5), put('b', 11, 1)]
    expect([asNew(all), asNew([all[0]!, all[1]!])]).toEqual([[['a', 'c', 'b']], [['a'], ['c']]])
    const under = [...sent(all, [all[0]!, all[2]!], 'many'), put('d', 13, 1)]
    expect(asNew(under)).toEqual([['c']])
    expect(asNew(settled(under, 'many'))).toEqual([['c'], ['d']])
    expect(asNew(unanswered(under, 'many'))).toEqual([['a', 'b'], ['c'], ['d']])
    const many = Array.from({ length: 1200 }, (_, i) => put(`k${i}`, i + 2, 1))
    expect(asNew(many)).toEqual([keys(many).slice(0, 500)])
  })

  it('a new line waits for one that is typed before it, and refused ones go one after another [DEC-020]', () => {
    expect(asNew([put('a', 12, 1), put('b', 11, 1, 'typing'), put('c', 10, 1)])).toEqual([['a']])
    expect(asNew([put('a', 12, 1, 'typing'), put('b', 11, 1), put('c', 1, 1)])).toEqual([['c']])
    const alone = refused(
      [put('a', 12, 1, 'sent'), put('b', 11, 1, 'sent')].map((it) => ({ ...it, batch: 'many' })),
      'many',
      'Нельзя',
    )
    expect(asNew(alone)).toEqual([['a']])
    expect(asNew(refused(sent(alone, alone.slice(0, 1)), 'a', 'Нельзя'))).toEqual([['b']])
  })

  it('what goes by one call goes under one key, again as it went; refused, each goes alone [DEC-018, DEC-020]', () => {
    const queue = Array.from({ length: 7 }, (_, i) => put(`k${i}`, i + 1, 1))
    const under = sent(queue, queue, 'many')
    expect(sendable(unanswered(under, 'many'), 6)).toEqual([unanswered(under, 'many')])
    expect(settled(under, 'many')).toEqual([])
    const alone = refused(under, 'many', 'Нет такого товара')
    expect(sendKeys(alone)).toEqual([['k0'], ['k1'], ['k2'], ['k3'], ['k4'], ['k5']])
    expect(refused(alone, 'k0', 'Нет такого товара')[0]).toEqual(expect.objectContaining({ stage: 'refused', reason: 'Нет такого товара' }))
  })

  it('an emptying and a note go by calls of their own, and a region never with another [DEC-027]', () => {
    const notes = Array.from({ length: 8 }, (_, i) => ({ ...put(`n${i}`, i + 1, 0), note: 'x' }))
    expect(sendable(notes, 6).map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1])
    const two = [1, 2].flatMap((region) => Array.from({ length: 8 }, (_, i) => put(`r${region}-${i}`, i + 1, 1, 'ready', region)))
    expect(sendable(two, 6).map((writes) => new Set(writes.map(({ regionId }) => regionId)).size)).toEqual([1, 1])
  })

  it('a note waits for its line and goes with it', () => {
    const line = { regionId: 1, productId: 10, product: product(10) }
    const both = noted(rested(wish([], { key: 'a', ...line, qty: 2 }), 'a'), { key: 'b', ...line, note: 'Для бокса 2' })
    expect(sendKeys(both)).toEqual([['a']])
    expect(keys(rested(wish(both, { key: 'c', ...line, qty: 5 }), 'c'))).toEqual(['c', 'b'])
    expect(keys(wish(both, { key: 'c', ...line, qty: 0 }))).toEqual(['c'])
    expect(refused(sent(both, both.slice(0, 1)), 'a', 'Нельзя')[0]?.stage).toBe('refused') // a note is no newer wish
  })

  it('what had no answer is sent again under its own key, before a newer wish of the line [DEC-018]', () =>
    expect(sendable([put('a', 10, 1, 'unanswered'), put('b', 10, 2)], 6)).toEqual([[put('a', 10, 1, 'unanswered')]]))

  it('a field that was typed in again does not become ready by the old rest', () => {
    const queue = [put('a', 10, 1, 'sent'), put('b', 10, 2, 'typing')]
    expect([rested(queue, 'a'), rested(queue, 'gone')].every((same) => same === queue)).toBe(true)
  })

  it('a refused wish stays with its reason and holds nothing back', () => {
    const queue = refused([put('a', 10, 1, 'sent'), put('b', 11, 1)], 'a', 'Нельзя')
    expect(queue).toEqual([{ ...put('a', 10, 1, 'refused'), reason: 'Нельзя' }, put('b', 11, 1)])
    expect({ unsentCount: unsentCount(queue), sendKeys: sendKeys([...queue, emptying('c')]) }).toEqual({
      unsentCount: 1,
      sendKeys: [['b']],
    })
  })

  it('a refusal of an old wish is forgotten where a newer one waits, be it an emptying [DEC-020]', () => {
    expect(refused([put('a', 10, 1, 'sent'), put('b', 10, 2)], 'a', 'Нельзя')).toEqual([put('b', 10, 2)])
    expect(refused([put('a', 10, 1, 'sent'), emptying('b')], 'a', 'Нельзя')).toEqual([emptying('b')])
    expect(refused([emptying('b', 'refused'), put('a', 10, 1, 'sent')], 'a', 'Нельзя')).toEqual([
      emptying('b', 'refused'),
      { ...put('a', 10, 1, 'refused'), reason: 'Нельзя' },
    ])
    expect(refused([put('a', 10, 1, 'sent'), emptying('b', 'ready', 2)], 'a', 'Нельзя')).toEqual([
      { ...put('a', 10, 1, 'refused'), reason: 'Нельзя' },
      emptying('b', 'ready', 2),
    ])
  })
})
