import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../../../machines/checkout/checkout.machine'
import type { CheckoutEvent } from '../../../../machines/checkout/checkout.types'
import { ApiError } from '../../../../model/api-error'
import type { Order, SeenLine } from '../../../../model/order/order'
import { FINE } from '../../../support/orders/order-facts'
import { InvitePage } from '../../pages/invite'
import type { Person } from '../../support/people'
import { expect, type Shop } from '../../support/shop'
import type { Driver } from '../harness/driver'
import type { Stage } from '../harness/stage'

/** The other tab holds the turn of the orders, where there is one. */
export type World = { stage: Stage; shop: Shop; other: Shop | null }
export type Checkout = SnapshotFrom<typeof checkoutMachine>
export type Parts = Driver<typeof checkoutMachine, World>
type Event<T extends CheckoutEvent['type']> = Extract<CheckoutEvent, { type: T }>

export const REGION = 1
export const OTHER_REGION = 2
const CITY = 'Казань'
const OTHER_CITY = 'Самара'
const line = (product_id: number, qty: number, cost_vs_discount: number): SeenLine => ({ product_id, qty, cost_vs_discount })
/** A cart as far as the plan has to know of it. */
export const LINES = [line(1, 2, 100), line(2, 1, 250)]
/** The same cart after another tab changed it, with prices that rose, and the two parts that it is ordered in. */
export const CHANGED = [line(1, 3, 100), line(2, 1, 250)]
export const RISEN = [line(1, 2, 105), line(2, 1, 250)]
export const PART = [line(1, 2, 100)]
export const REST = [line(2, 1, 250)]
const PRICES = { 1: 100, 2: 250 }
const RECEIVING = { type: 'delivery', delivery_address_id: 11 } as const

/** An order of the server with these lines. */
export const orderOf = (id: number, lines: readonly SeenLine[] = LINES): Order =>
  ({
    id,
    items: lines.map(({ product_id, qty, cost_vs_discount }) => ({ product: { id: product_id }, qty, cost: cost_vs_discount })),
    receiving: { type: 'delivery', id: 11, name: '', address: '' },
    description: '',
    created_at: '2026-11-25T09:00:00.000Z',
  }) as unknown as Order // as much as the chart looks at

export const AIM: Event<'checkout.aim'> = { type: 'checkout.aim', regionId: REGION }
export const OPENED: Event<'checkout.opened'> = { type: 'checkout.opened' }
export const MET: Event<'prices.met'> = { type: 'prices.met', prices: PRICES }
export const KEPT: Event<'lines.kept'> = { type: 'lines.kept', ids: [] }
export const TURN: Event<'turn.given'> = { type: 'turn.given' }
/** The cart says that it stands still, with what is in it. */
export const proceed = (lines: readonly SeenLine[] = LINES): Event<'checkout.proceed'> => ({ type: 'checkout.proceed', lines, version: 1 })
/** The buyer presses «Заказать» for these lines. */
export const press = (lines: readonly SeenLine[] = LINES): Event<'order.submitted'> => ({
  type: 'order.submitted',
  regionId: REGION,
  facts: FINE,
  receiving: RECEIVING,
  lines,
  details: {},
})

/** The cart with its prices, as it is met by whoever comes. */
export async function comeToCart(stage: Stage, who: Person = 'administrator'): Promise<World> {
  const { shop } = stage
  await shop.comeAs(who, '/cart')
  await waitForPrices(stage)
  return { stage, shop, other: null }
}
/** Waits until the bill has a sum. */
export const waitForPrices = (stage: Stage): Promise<void> =>
  stage.passUntil(async () => {
    // What a cart of many lines does at first is more than the shop tells at once.
    await stage.look()
    return (await stage.shop.cart.bill('К оплате').allInnerTexts()).some((text) => text.includes('₽'))
  }, 'the cart has its prices')

/** What the server answers where the prices rose. */
export const conflict = new ApiError(409, '', {
  details: { lines: [{ product_id: 1, name: '', seen: 1, cost_vs_discount: 1.05, qty: 2, available: 99 }] },
})
/** What the server answers where the cart is another meanwhile. */
export const behind = new ApiError(409, '', { details: { cart_version: 2 } })

const ARTICLE = 'AL-4071-004'
/** The first line gets another quantity. */
export async function changeLine({ cart }: Shop): Promise<void> {
  await cart.quantity(ARTICLE).fill('12')
  await cart.quantity(ARTICLE).press('Enter')
}
/** Another tab has changed the cart, and the server knows. */
export const changeElsewhere = (stage: Stage): Promise<void> =>
  elsewhere(stage, async (tab) => {
    await changeLine(tab)
    await stage.passUntil(async () => (await tab.cart.saving.innerText()).includes('сохранены'), 'the cart of another tab is saved')
  })
/** He joins another region there: which there are is read anew here. */
export async function acceptInvite(stage: Stage): Promise<void> {
  const tab = await stage.shop.tab()
  await tab.open('/invites/SAMA-2RA9-KDWX')
  const { accept } = new InvitePage(tab.page)
  await stage.passUntil(() => accept.isVisible(), 'the invitation')
  await accept.click()
  await expect(tab.heading(/^Вы.в.компании/)).toBeVisible()
  await tab.page.close()
  await stage.page.bringToFront()
}
/** One line alone is to be ordered. */
export async function leaveOneLine({ cart }: Shop): Promise<void> {
  const all = cart.table.getByRole('checkbox', { name: 'Включить в заказ все строки' })
  await all.click()
  await expect(all).not.toBeChecked()
  await cart.table.getByRole('checkbox', { name: `Включить в заказ: ${ARTICLE}` }).check()
}
/** The first line goes. */
export async function removeLine({ cart }: Shop): Promise<void> {
  await cart.quantity(ARTICLE).fill('0')
  await cart.quantity(ARTICLE).press('Enter')
}
/** Another tab of the browser takes the turn of the orders, or queues for it, and does not end. */
export async function takeTurn(world: World, user: number): Promise<void> {
  world.other = await world.shop.tab()
  await world.other.open('/robots.txt')
  await world.other.page.evaluate(
    (name) => void navigator.locks.request(name, () => new Promise(() => {})),
    `karter-order-${user}-${REGION}`,
  )
  await world.stage.page.bringToFront()
}
/** Another tab orders the whole cart and puts the same goods into it again. */
export async function comeToSame(stage: Stage): Promise<World> {
  const { shop } = stage
  await shop.comeAs('administrator')
  await stage.page.goto('/robots.txt')
  const tab = await cartOfOther(stage)
  await tab.cart.submit.click()
  await stage.passUntil(() => tab.order.placed.isVisible(), 'the order')
  await tab.order.open.click()
  const repeat = tab.page.getByRole('button', { name: 'Повторить заказ' })
  await stage.passUntil(() => repeat.isVisible(), 'its page')
  await repeat.click()
  const dialog = tab.page.getByRole('dialog')
  const add = dialog.getByRole('button', { name: /в.корзину/i })
  await stage.passUntil(() => add.isEnabled(), 'its lines')
  await add.click()
  await stage.passUntil(() => dialog.getByText(/повторён$/).isVisible(), 'the same goods in the cart')
  await tab.page.close()
  await shop.open('/cart')
  await waitForPrices(stage)
  return { stage, shop, other: null }
}
/** The draft that the browser kept has a number that the server does not know any more. */
export async function comeWithOldNumber(stage: Stage): Promise<World> {
  const world = await comeToCart(stage)
  await stage.let('orders.newUuid')
  const key = `checkout/1/${REGION}`
  // Before its number comes the draft is kept without one, and would be kept anew.
  const replaceNumber = () =>
    stage.page.evaluate((name) => {
      const full = Object.keys(sessionStorage).find((each) => each.endsWith(name)) ?? ''
      const draft = JSON.parse(sessionStorage.getItem(full) ?? '{}') as { uuid?: string | null }
      if (!draft.uuid) return false
      sessionStorage.setItem(full, JSON.stringify({ ...draft, uuid: 'number-of-another-base' }))
      return true
    }, key)
  await expect.poll(replaceNumber).toBe(true)
  await stage.page.reload()
  await waitForPrices(stage)
  return world
}
/** Whether the first line is in the order. */
export const firstBox = ({ shop }: World) => shop.cart.table.getByRole('checkbox', { name: `Включить в заказ: ${ARTICLE}` })

/** Chooses the other region in the header. */
export async function chooseRegion({ header, regions }: Shop): Promise<void> {
  await header.openRegions(CITY)
  await regions.choose(OTHER_CITY)
}
/** Something is done at the cart of another tab, which is then closed. */
export async function elsewhere(stage: Stage, act: (tab: Shop) => Promise<unknown>): Promise<void> {
  const tab = await cartOfOther(stage)
  await act(tab)
  await tab.page.close()
  await stage.page.bringToFront()
}
async function cartOfOther(stage: Stage): Promise<Shop> {
  const tab = await stage.shop.tab()
  await tab.open('/cart')
  await stage.passUntil(() => tab.cart.comment.isVisible(), 'the cart of another tab')
  return tab
}
/** Another page of the shop and back. */
export async function leaveAndReturn({ stage, shop }: World): Promise<void> {
  await stage.page.getByRole('link', { name: 'Акции' }).first().click()
  await stage.passUntil(() => shop.heading('Акции').isVisible(), 'another page')
  await stage.page.goBack()
  await stage.passUntil(() => shop.cart.comment.isVisible(), 'the cart again')
}

const dialogOf = ({ page }: Stage, name: string | RegExp) => page.getByRole('alertdialog', { name })
/** The windows: no answer came; something has changed; there is such an order. */
export const uncertainOf = ({ stage }: World) => dialogOf(stage, 'Ответ не получен')
export const decisionOf = ({ stage }: World) => dialogOf(stage, /^Пока вы оформляли/)
export const sameOf = ({ stage }: World) => dialogOf(stage, 'Такой же заказ уже есть')
