import { fc, test } from '@fast-check/vitest'
import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectLineIds } from '../../../machines/cart/cart.selectors'
import { findSold, productOf } from '../../support/goods'
import { closeTabs, openTab, ready, type Tab } from '../../support/open-tab'

/** Plain ones, of which there are many. */
const LINES = [0, 1, 2, 3, 4].map((nth) => findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null, nth))
afterEach(closeTabs)

const cartOf = (tab: Tab) => tab.child('cart')
const shown = (tab: Tab) => selectLineIds(cartOf(tab).getSnapshot())
const written = (tab: Tab) => waitFor(cartOf(tab), ({ context }) => context.queue.length === 0)
const wish = (tab: Tab, ...wishes: [number, number][]) =>
  cartOf(tab).send({
    type: 'quantities.changed',
    wishes: wishes.map(([id, quantity]) => ({ product: productOf(id), quantity, stock: null })),
  })
/** What the server keeps, in its order: what a reload shows. */
const stored = async (tab: Tab) =>
  (await tab.api('cart.get', { query: { company_region_id: 1, user_id: 1 } })).items.map(({ product }) => product.id)
async function openWith(ids: readonly number[]): Promise<Tab> {
  const tab = await ready(openTab())
  wish(tab, ...ids.map((id): [number, number] => [id, 2]))
  await written(tab)
  return tab
}

/** What a buyer does with the lines of his cart, by their numbers; `rest`: until the server has it all. */
const step = fc.oneof(
  fc.record({ does: fc.constant('out' as const), nth: fc.nat({ max: 4 }) }),
  fc.record({ does: fc.constant('back' as const), nth: fc.nat({ max: 4 }) }),
  fc.record({ does: fc.constantFrom('undo' as const, 'all back' as const, 'clear' as const, 'rest' as const), nth: fc.constant(0) }),
)

describe('a line that was taken out and comes back', () => {
  it('stands on the server where it stood, alone or with others [DEC-021]', async () => {
    const tab = await openWith(LINES)
    const [, B, C] = LINES as [number, number, number]
    wish(tab, [B, 0])
    await written(tab)
    cartOf(tab).send({ type: 'line.restored', productId: B })
    await written(tab)
    expect(await stored(tab)).toEqual(LINES)
    wish(tab, [LINES[0]!, 0], [C, 0]) // there are five
    await written(tab)
    cartOf(tab).send({ type: 'removal.undone' })
    await written(tab)
    expect(await stored(tab)).toEqual(LINES)
  })

  test.prop([fc.array(step, { minLength: 1, maxLength: 14, size: 'max' })])(
    'stands there where the screen has it, whatever else goes and comes',
    async (steps) => {
      const tab = await openWith(LINES)
      for (const { does, nth } of [...steps, { does: 'rest', nth: 0 } as const]) {
        const id = LINES[nth]! // there are five
        if (does === 'out') wish(tab, [id, 0])
        else if (does === 'back') cartOf(tab).send({ type: 'line.restored', productId: id })
        else if (does === 'undo') cartOf(tab).send({ type: 'removal.undone' })
        else if (does === 'all back') cartOf(tab).send({ type: 'lines.restored' })
        else if (does === 'clear') cartOf(tab).send({ type: 'clearing.confirmed' })
        else await written(tab)
      }
      expect(await stored(tab)).toEqual(shown(tab))
      closeTabs()
    },
  )
})
