import { quantile } from '../measure'
import { figure, type Line } from '../table'
import type { ServedShop, Visit } from './served-shop'
import { medianOf, timed } from './spread'

const BIG = 'soboleva@magistral-opt.example'
/** Has lines in the cart, a place to have them brought to, a contact, and a history that fits one page. */
const BUYER = 'snab@volga-servis.example'
/** Has little in the cart. */
const SMALL = 'gavrilov@tehno-zaimka.example'
const MANY = 300
const ORDERS = 5
/** Of the call alone in each round: it is short. */
const CALLS = 5

/** What a buyer waits for besides typing: many lines added, an order placed, the history of orders. */
export async function flowLines(shop: ServedShop): Promise<Line[]> {
  return [await manyLines(shop), await checkout(shop), ...(await histories(shop))]
}

/** Lines added by one call against as many calls of one line, as the shop would send them: one after the other. */
async function manyLines(shop: ServedShop): Promise<Line> {
  const visit = await shop.enter(SMALL, 'bench-many')
  const { api, person, regionId } = visit
  const query = { company_region_id: regionId }
  const lines = (qty: number) => Array.from({ length: MANY }, (_, at) => ({ product_id: at + 1, qty }))
  const key = () => `bench-${crypto.randomUUID()}`
  const together = await medianOf(3, (run) =>
    timed(() => api('cart.updateMany', { query, body: { user_id: person.id, items: lines(run * 2 + 1) } }, { key: key() })),
  )
  const single = await timed(async () => {
    for (const { product_id, qty } of lines(40))
      await api('cart.updateLine', { params: { id: product_id }, query, body: { user_id: person.id, qty } }, { key: key() })
  })
  await visit.leave()
  return {
    name: `${MANY} lines added by one call`,
    against: `${MANY} calls of one line each`,
    ratio: together / single,
    amount: `${figure(together)} ms against ${figure(single)} ms`,
  }
}

/** From the press of the button to the thank-you page, against the page of that order; a world of its own each time. */
async function checkout(shop: ServedShop): Promise<Line> {
  const orders: { placed: number; opened: number }[] = []
  for (let at = 0; at < ORDERS; at++) orders.push(await orderOnce(shop, `bench-checkout-${at}`))
  const placed = quantile(
    orders.map((order) => order.placed),
    0.5,
  )
  return {
    name: 'an order, from the press to the thank-you page',
    against: 'the page of that order opened from there',
    ratio:
      placed /
      quantile(
        orders.map((order) => order.opened),
        0.5,
      ),
    amount: `${figure(placed)} ms`,
  }
}

/** @returns how long one order took to be placed and to be opened, ms */
async function orderOnce(shop: ServedShop, world: string): Promise<{ placed: number; opened: number }> {
  const visit = await shop.enter(BUYER, world)
  const { page } = visit
  await page.goto(`${shop.origin}/cart`)
  await page.waitForLoadState('networkidle')
  const submit = page.getByRole('complementary', { name: 'Получение и итог' }).getByRole('button', { name: 'Оформить заказ' })
  const placed = await timed(async () => {
    await submit.click()
    await page.getByRole('heading', { level: 1, name: /^Заказ № .+ размещён$/ }).waitFor()
  })
  const opened = await timed(async () => {
    await page.getByRole('link', { name: 'Открыть заказ' }).click()
    await page.getByRole('heading', { level: 1, name: /^Заказ № [\d\s]+$/ }).waitFor()
  })
  await visit.leave()
  return { placed, opened }
}

/** The history of 5 000 orders against a short one: the page loaded anew, and the call alone. */
async function histories(shop: ServedShop): Promise<Line[]> {
  const [big, small] = [await shop.enter(BIG, 'bench-history'), await shop.enter(BUYER, 'bench-history')]
  // The head of the page shows the cart: without one it is the history alone that differs.
  for (const { api, person, regionId } of [big, small])
    await api('cart.clear', { query: { company_region_id: regionId, user_id: person.id } }, { key: `bench-${crypto.randomUUID()}` })
  const listOf = ({ api, regionId }: Visit, limit: number) =>
    api('orders.list', { params: { id: regionId }, query: { page: 1, limit, order_by: 'created_at', order_dir: 'desc' } })
  const totals = { big: (await listOf(big, 1)).total, small: (await listOf(small, 1)).total }
  const open = ({ page }: Visit) =>
    timed(async () => {
      await page.goto(`${shop.origin}/personal/orders`)
      await page.getByRole('table', { name: 'История заказов' }).getByRole('link').first().waitFor()
    })
  const times: Record<'page' | 'call', { big: number[]; small: number[] }> = {
    page: { big: [], small: [] },
    call: { big: [], small: [] },
  }
  for (let round = 0; round < 9; round++)
    for (const which of round % 2 ? (['big', 'small'] as const) : (['small', 'big'] as const)) {
      const visit = which === 'big' ? big : small
      times.page[which].push(await open(visit))
      for (let call = 0; call < CALLS; call++) times.call[which].push(await timed(() => listOf(visit, 5)))
    }
  await big.leave()
  await small.leave()
  const line = (what: string, of: { big: number[]; small: number[] }): Line => {
    const [long, short] = [quantile(of.big, 0.5), quantile(of.small, 0.5)]
    return {
      name: `${what} of a history of ${totals.big} orders`,
      against: `that of ${totals.small} orders`,
      ratio: long / short,
      amount: `${figure(long)} ms against ${figure(short)} ms`,
    }
  }
  return [line('the page', times.page), line('five rows', times.call)]
}
