import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectLastRemoved, selectLineIds, selectNote, selectQuantity, selectRestorable } from '../../../machines/cart/cart.selectors'
import { NOTE_LENGTH } from '../../../model/limits'
import { findSold, productOf } from '../../support/goods'
import { closeTabs, openTab, ready, type Tab } from '../../support/open-tab'

/** Plain ones, of which there are many. */
const plain = (nth: number) => findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null, nth)
const [A, B, C, D, E] = [plain(0), plain(1), plain(2), plain(3), plain(4)]
afterEach(closeTabs)

const cartOf = (tab: Tab) => tab.child('cart')
const stateOf = (tab: Tab) => cartOf(tab).getSnapshot()
const shown = (tab: Tab) => selectLineIds(stateOf(tab)).map((id): [number, number] => [id, selectQuantity(id)(stateOf(tab))])
const written = (tab: Tab) => waitFor(cartOf(tab), ({ context }) => context.queue.length === 0)
const wish = (tab: Tab, ...wishes: [number, number][]) =>
  cartOf(tab).send({
    type: 'quantities.changed',
    wishes: wishes.map(([id, quantity]) => ({ product: productOf(id), quantity, stock: null })),
  })
const replace = (tab: Tab, ...pairs: [number, number][]) =>
  cartOf(tab).send({
    type: 'lines.replaced',
    replacements: pairs.map(([productId, by]) => ({ productId, by: productOf(by), stock: null })),
  })
/** What the server keeps. */
const stored = async (tab: Tab) =>
  (await tab.api('cart.get', { query: { company_region_id: 1, user_id: 1 } })).items.map(({ product, qty }): [number, number] => [
    product.id,
    qty,
  ])
async function openWith(...lines: [number, number][]): Promise<Tab> {
  const tab = await ready(openTab())
  wish(tab, ...lines)
  await written(tab)
  return tab
}

describe('«Вернуть всё»', () => {
  it('after a clearing makes the cart as it was just before, here and on the server: what had gone earlier stays gone [DEC-021]', async () => {
    const tab = await openWith([A, 1], [B, 2], [C, 3])
    wish(tab, [A, 0])
    replace(tab, [B, D])
    cartOf(tab).send({ type: 'clearing.confirmed' })
    expect([shown(tab), new Set(selectRestorable(stateOf(tab)))]).toEqual([[], new Set([C, D])])
    cartOf(tab).send({ type: 'lines.restored' })
    const before = [
      [C, 3],
      [D, 2],
    ]
    expect(shown(tab)).toEqual(before)
    await written(tab)
    expect(await stored(tab)).toEqual(before)
    // What had gone before may still come back.
    expect(new Set(selectRestorable(stateOf(tab)))).toEqual(new Set([A, B]))
    cartOf(tab).send({ type: 'line.restored', productId: A })
    expect(shown(tab)).toContainEqual([A, 1])
  })

  it('brings what was taken out after the clearing as well, and without a clearing all of this page', async () => {
    const tab = await openWith([A, 1], [B, 2], [C, 3])
    wish(tab, [A, 0])
    wish(tab, [B, 0], [C, 0])
    cartOf(tab).send({ type: 'lines.restored' })
    expect(shown(tab)).toEqual([
      [A, 1],
      [B, 2],
      [C, 3],
    ])
    cartOf(tab).send({ type: 'clearing.confirmed' })
    wish(tab, [D, 4])
    wish(tab, [D, 0])
    cartOf(tab).send({ type: 'lines.restored' })
    expect(shown(tab)).toEqual([
      [A, 1],
      [B, 2],
      [C, 3],
      [D, 4],
    ])
  })

  it('is as if nothing had been cleared once all of that came back line by line', async () => {
    const tab = await openWith([A, 1], [B, 2])
    wish(tab, [A, 0])
    cartOf(tab).send({ type: 'clearing.confirmed' })
    cartOf(tab).send({ type: 'line.restored', productId: B })
    wish(tab, [B, 0])
    expect([...selectRestorable(stateOf(tab))]).toEqual([B, A])
  })
})

describe('the last removal', () => {
  it('is taken back one after the other, many lines of one action at once', async () => {
    const tab = await openWith([A, 1], [B, 2], [C, 3], [D, 4])
    wish(tab, [A, 0])
    wish(tab, [B, 0], [C, 0])
    expect(selectLastRemoved(stateOf(tab))).toEqual([B, C])
    cartOf(tab).send({ type: 'removal.undone' })
    expect(shown(tab)).toEqual([
      [B, 2],
      [C, 3],
      [D, 4],
    ])
    cartOf(tab).send({ type: 'removal.undone' })
    cartOf(tab).send({ type: 'removal.undone' }) // there is no more
    const before = [
      [A, 1],
      [B, 2],
      [C, 3],
      [D, 4],
    ]
    expect({ shown: shown(tab), lastRemoved: selectLastRemoved(stateOf(tab)) }).toEqual({ shown: before, lastRemoved: [] })
    await written(tab)
    expect((await stored(tab)).toSorted(([a], [b]) => a - b)).toEqual(before.toSorted(([a = 0], [b = 0]) => a - b))
  })

  it('of a line that came back and went again is the newer one', async () => {
    const tab = await openWith([A, 1], [B, 2])
    wish(tab, [A, 0], [B, 0])
    wish(tab, [A, 5])
    wish(tab, [A, 0])
    cartOf(tab).send({ type: 'removal.undone' })
    expect(shown(tab)).toEqual([[A, 5]])
    cartOf(tab).send({ type: 'removal.undone' })
    expect(shown(tab)).toEqual([
      [A, 5],
      [B, 2],
    ])
  })

  it('is forgotten with the page', async () => {
    const tab = await openWith([A, 1], [B, 2])
    wish(tab, [A, 0])
    cartOf(tab).send({ type: 'page.left' })
    cartOf(tab).send({ type: 'removal.undone' })
    expect({ shown: shown(tab), removals: stateOf(tab).context.removals }).toEqual({ shown: [[B, 2]], removals: [] })
  })
})

describe('a replaced line', () => {
  it('comes back, and as much of the other goes as had come instead', async () => {
    const tab = await openWith([A, 3], [B, 2])
    replace(tab, [A, B])
    expect({ shown: shown(tab), replacedBy: stateOf(tab).context.ghosts.get(A)?.replacedBy }).toEqual({
      shown: [[B, 5]],
      replacedBy: { product: productOf(B), added: 3 },
    })
    wish(tab, [B, 6])
    cartOf(tab).send({ type: 'line.restored', productId: A })
    expect(shown(tab)).toEqual([
      [A, 3],
      [B, 3],
    ])
    replace(tab, [A, C])
    cartOf(tab).send({ type: 'removal.undone' })
    expect(shown(tab)).toEqual([
      [A, 3],
      [B, 3],
    ])
  })

  it('comes back beside the other where less of that is left than had come: somebody decided on it since', async () => {
    const tab = await openWith([A, 3])
    replace(tab, [A, B])
    wish(tab, [B, 2])
    cartOf(tab).send({ type: 'line.restored', productId: A })
    expect(shown(tab)).toEqual([
      [A, 3],
      [B, 2],
    ])
  })

  it('goes with others as one removal, each with its note', async () => {
    const tab = await openWith([A, 3], [B, 2], [C, 1])
    cartOf(tab).send({ type: 'note.changed', productId: A, note: 'Для Петрова' })
    replace(tab, [A, D], [B, E], [C, C])
    expect([shown(tab), selectNote(D)(stateOf(tab)), selectLastRemoved(stateOf(tab))]).toEqual([
      [
        [C, 1],
        [D, 3],
        [E, 2],
      ],
      'Для Петрова',
      [A, B],
    ])
    await written(tab)
    cartOf(tab).send({ type: 'removal.undone' })
    const before = [
      [A, 3],
      [B, 2],
      [C, 1],
    ]
    expect([shown(tab), selectNote(A)(stateOf(tab))]).toEqual([before, 'Для Петрова'])
    await written(tab)
    expect((await stored(tab)).toSorted(([a], [b]) => a - b)).toEqual(before.toSorted(([a = 0], [b = 0]) => a - b))
  })

  describe('by one that has a note', () => {
    const noteOf = (tab: Tab, id: number) => selectNote(id)(stateOf(tab))
    async function openNoted(own: string, moved = 'Для Петрова'): Promise<Tab> {
      const tab = await openWith([A, 3], [B, 2])
      cartOf(tab).send({ type: 'note.changed', productId: A, note: moved })
      cartOf(tab).send({ type: 'note.changed', productId: B, note: own })
      await written(tab)
      return tab
    }

    it.each([
      ['Для Иванова', 'Для Иванова; Для Петрова'],
      ['', 'Для Петрова'],
    ])('«%s» adds its own to that, and takes it away again when it comes back', async (own, both) => {
      const tab = await openNoted(own)
      replace(tab, [A, B])
      expect(noteOf(tab, B)).toBe(both)
      await written(tab)
      cartOf(tab).send({ type: 'removal.undone' })
      expect([noteOf(tab, A), noteOf(tab, B)]).toEqual(['Для Петрова', own])
      await written(tab)
      const { items } = await tab.api('cart.get', { query: { company_region_id: 1, user_id: 1 } })
      expect(new Map(items.map(({ product, note = '' }) => [product.id, note]))).toEqual(
        new Map([
          [A, 'Для Петрова'],
          [B, own],
        ]),
      )
    })

    it('leaves it as it is where both are too long together', async () => {
      const own = 'И'.repeat(NOTE_LENGTH - 5)
      const tab = await openNoted(own)
      replace(tab, [A, B])
      expect(noteOf(tab, B)).toBe(own)
      cartOf(tab).send({ type: 'removal.undone' })
      expect(noteOf(tab, B)).toBe(own)
    })

    it('leaves what the buyer noted of it since', async () => {
      const tab = await openNoted('Для Иванова')
      replace(tab, [A, B])
      cartOf(tab).send({ type: 'note.changed', productId: B, note: 'Срочно' })
      cartOf(tab).send({ type: 'removal.undone' })
      expect(noteOf(tab, B)).toBe('Срочно')
    })

    it('takes away only its own note, whichever of several comes back first', async () => {
      const tab = await openNoted('Для Иванова')
      wish(tab, [C, 1])
      cartOf(tab).send({ type: 'note.changed', productId: C, note: 'Для Сидорова' })
      replace(tab, [A, B], [C, B])
      expect(noteOf(tab, B)).toBe('Для Иванова; Для Петрова; Для Сидорова')
      cartOf(tab).send({ type: 'line.restored', productId: A })
      expect(noteOf(tab, B)).toBe('Для Иванова; Для Сидорова')
      cartOf(tab).send({ type: 'line.restored', productId: C })
      expect(noteOf(tab, B)).toBe('Для Иванова')
    })
  })
})
