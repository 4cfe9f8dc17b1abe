import { afterEach, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectCorrection } from '../../../machines/cart/cart.selectors'
import { outcomeOf } from '../../../src/cart/refill/connect-refill'
import { findSold, productOf, soldIn } from '../../support/goods'
import { closeTabs, openTab, ready, type Tab } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'

const isPlain = ({ stock, pack, limit }: { stock: number; pack: number; limit: number | null }) =>
  stock > 50 && stock < 5000 && pack === 1 && limit === null
const ID = findSold(isPlain)
const MORE = [ID, findSold(isPlain, 1)]
const { article } = productOf(ID)
afterEach(closeTabs)

const written = (tab: Tab) => waitFor(tab.child('cart'), ({ context }) => context.queue.length === 0)
const outcome = (tab: Tab) => [
  selectCorrection(ID)(tab.child('cart').getSnapshot()),
  tab.told.toasts.map((text) => text.replaceAll('\u00a0', ' ')),
]
const unsure = (asked: number, kept: number) => [
  { asked, kept, isUnsure: true },
  [
    `${article}: Вы ставили ${asked.toLocaleString('ru')} шт., сейчас ${kept}: исправил сервер или изменили в другой вкладке или на другом устройстве.`.replaceAll(
      '\u00a0',
      ' ',
    ),
  ],
]

/**
 * A cart in which products are wished; their writes get to the server, whose answers are lost until `sendAgain`, or until the client's own
 * second attempt where `isOnce`.
 */
async function lost(wish: number, { ids = [ID], isOnce = false }: { ids?: readonly number[]; isOnce?: boolean } = {}) {
  let areLost = true
  let meanwhile = () => Promise.resolve()
  const tab = await ready(
    openTab({
      intercept: async (url, _, send) => {
        const answer = await send()
        if (!areLost || !/updateInCart|updateMany/.test(url)) return answer
        if (isOnce) areLost = false
        await meanwhile()
        return Response.json({}, { status: 503 })
      },
    }),
  )
  /** What another device wishes of the first product. */
  const elsewhere = async (qty: number) => {
    const other = openTab({ server: tab.server })
    await other.api('cart.updateLine', { params: { id: ID }, query: { company_region_id: 1 }, body: { user_id: 1, qty } }, { key: 'phone' })
  }
  const start = async (between = () => Promise.resolve()) => {
    if (isOnce) meanwhile = between
    const wishes = ids.map((id) => ({ product: productOf(id), quantity: wish, stock: null }))
    tab.child('cart').send({ type: 'quantities.changed', wishes })
    await atRest()
    if (isOnce) return written(tab)
    await between()
    areLost = false
    tab.child('cart').send({ type: 'writing.retried' })
    return written(tab)
  }
  return { tab, elsewhere, start }
}

it.each([
  ['asked again after a pause', {}],
  ['asked again by the client at once', { isOnce: true }],
  ['asked again with others of its call', { ids: MORE }],
])(
  'a smaller number in an answer to a key %s is told as what it is: the server or another device made it [DEC-018] [DEC-019]',
  async (_, how) => {
    const { tab, elsewhere, start } = await lost(40, how)
    await start(() => elsewhere(3))
    expect(outcome(tab)).toEqual(unsure(40, 3))
    expect([...(outcomeOf(tab.child('cart').getSnapshot(), 1, [ID])?.unsure ?? [])]).toEqual([ID])
  },
)

it('what the server cut is told so too where its first answer was lost: nobody knows who made it less [DEC-019]', async () => {
  const { tab, start } = await lost(9999)
  await start()
  expect(outcome(tab)).toEqual(unsure(9999, soldIn(1, ID).stock))
})

it('the number that was wished needs no word in whichever answer [DEC-019]', async () => {
  const { tab, start } = await lost(40)
  await start()
  expect(outcome(tab)).toEqual([undefined, []])
})

it('what is wished anew is answered for the first time: the server corrected it [DEC-019]', async () => {
  const { tab, start } = await lost(40)
  await start()
  tab.child('cart').send({ type: 'quantities.changed', wishes: [{ product: productOf(ID), quantity: 9999, stock: null }] })
  await written(tab)
  expect(outcome(tab)).toEqual([{ asked: 9999, kept: soldIn(1, ID).stock }, [expect.stringContaining('количество изменено с 9 999 на')]])
})
