import fc from 'fast-check'
import type { Scenario } from '../../../fake-server/scenarios'
import { PASSWORD, people } from '../support/people'
import { expect, type Shop } from '../support/shop'

/** What the buyer wants, as he would say it himself: pieces by city and article. */
export type Wanted = {
  city: 'Казань' | 'Самара'
  carts: Record<'Казань' | 'Самара', Map<string, number>>
  /** What was taken out since the page was opened, and may be taken back. */
  ghosts: Map<string, number>
  /** By which action each of them went, the last one last. */
  removals: { names: readonly string[]; isClearing: boolean }[]
  isOffline: boolean
  fault: Scenario | null
}
/** His browser. */
export type Buyer = { shop: Shop; second: Shop | null }
type Command = fc.AsyncCommand<Wanted, Buyer>

/** Lines that the walk changes, and whole packs of them that are there. */
const GOODS = { 'AL-4071-004': [4, 8, 12, 20], '20541187': [4, 8, 16, 24], '4650071530': [1, 2, 3, 5] } as const
type Article = keyof typeof GOODS
const article = fc.constantFrom(...(Object.keys(GOODS) as Article[])) // the keys of the constant above

const cartOf = ({ city, carts }: Wanted): Map<string, number> => carts[city]
const isSound = ({ isOffline, fault }: Wanted): boolean => !isOffline && fault === null
const remove = (wanted: Wanted, names: readonly string[], isClearing = false): void => {
  for (const name of names) {
    wanted.ghosts.set(name, cartOf(wanted).get(name) ?? 0)
    cartOf(wanted).delete(name)
  }
  const earlier = wanted.removals.map((removal) => ({ ...removal, names: removal.names.filter((name) => !names.includes(name)) }))
  wanted.removals = [...earlier, { names, isClearing }]
}
/** What «Вернуть всё» brings back: after a clearing the cart as it was before. */
const restorable = ({ ghosts, removals }: Readonly<Wanted>): string[] => {
  const living = removals.filter(({ names }) => names.some((name) => ghosts.has(name)))
  const from = living.findLastIndex(({ isClearing }) => isClearing)
  return living.slice(Math.max(0, from)).flatMap(({ names }) => names.filter((name) => ghosts.has(name)))
}

/** Nothing waits to be written any more. */
export const isSaved = async ({ page }: Shop): Promise<void> => {
  await expect(page.locator('[data-unsaved]')).toHaveCount(0, { timeout: 40_000 })
  await expect(page.getByText(/Сохраняем: осталось|Сервер не\s?отвечает:|Нет связи:/)).toHaveCount(0, { timeout: 40_000 })
}

/** The quantities on the screen, by article. */
export async function shown({ page, cart }: Shop): Promise<Record<string, number>> {
  const empty = page.getByRole('heading', { name: /^Корзина региона .+ пуста$/ })
  await expect(
    cart.quantities
      .or(empty)
      .or(page.getByRole('button', { name: /^Вернуть: / }))
      .first(),
  ).toBeVisible()
  const names = await cart.quantities.evaluateAll((fields) =>
    fields.map((field) => [
      (field.getAttribute('aria-label') ?? '').replace('Количество: ', ''),
      Number((field as HTMLInputElement).value),
    ]),
  )
  return Object.fromEntries(names.filter(([name]) => name !== 'Количество' && name !== ''))
}

/** Types a number into a line and presses Enter; 0 takes it out. */
const edit = (name: Article, qty: number): Command => ({
  check: (wanted: Readonly<Wanted>) => cartOf(wanted).has(name),
  run: async (wanted: Wanted, { shop: { cart } }: Buyer) => {
    await cart.quantity(name).fill(String(qty))
    await cart.quantity(name).press('Enter')
    if (qty === 0) {
      remove(wanted, [name])
      await expect(cart.restore(name)).toBeVisible()
    } else {
      cartOf(wanted).set(name, qty)
      await expect(cart.quantity(name)).toHaveValue(String(qty))
    }
  },
  toString: () => `${name} → ${qty}`,
})

/** Takes a line back that was taken out. */
const restore = (name: Article): Command => ({
  check: (wanted: Readonly<Wanted>) => wanted.ghosts.has(name),
  run: async (wanted: Wanted, { shop: { cart } }: Buyer) => {
    await cart.restore(name).click()
    const qty = wanted.ghosts.get(name) ?? 0
    wanted.ghosts.delete(name)
    cartOf(wanted).set(name, qty)
    await expect(cart.quantity(name)).toHaveValue(String(qty))
  },
  toString: () => `вернуть ${name}`,
})

/** Empties the cart. */
const clear = (): Command => ({
  check: (wanted: Readonly<Wanted>) => cartOf(wanted).size > 0,
  run: async (wanted: Wanted, { shop: { cart } }: Buyer) => {
    await cart.clear()
    remove(wanted, [...cartOf(wanted).keys()], true)
    await expect(cart.quantities).toHaveCount(0)
  },
  toString: () => 'очистить',
})

/** Takes back all that was taken out, or all since the cart was emptied. */
const restoreAll = (): Command => ({
  check: (wanted: Readonly<Wanted>) => restorable(wanted).length > 1,
  run: async (wanted: Wanted, { shop }: Buyer) => {
    await shop.page.getByRole('button', { name: /^Вернуть всё/ }).click()
    for (const name of restorable(wanted)) {
      cartOf(wanted).set(name, wanted.ghosts.get(name) ?? 0)
      wanted.ghosts.delete(name)
    }
    await expect(shop.cart.quantities).toHaveCount(cartOf(wanted).size)
  },
  toString: () => 'вернуть всё',
})

/** Adds by the entry line; what stands there already stays. */
const enter = (name: Article, qty: number): Command => ({
  check: (wanted: Readonly<Wanted>) => isSound(wanted) && !cartOf(wanted).has(name),
  run: async (wanted: Wanted, { shop: { page, cart } }: Buyer) => {
    const field = page.getByRole('combobox', { name: 'Артикул, штрихкод или название' })
    await field.fill(`${name} ${qty}`)
    await field.press('Enter')
    wanted.ghosts.delete(name)
    cartOf(wanted).set(name, qty)
    await expect(cart.quantity(name)).toHaveValue(String(qty))
  },
  toString: () => `ввести ${name} ${qty}`,
})

const reload = (): Command => ({
  // Where no answer comes nothing can be loaded, and the page says so.
  check: ({ isOffline, fault }: Readonly<Wanted>) => !isOffline && fault !== 'offlineAnswers',
  run: async (wanted: Wanted, { shop }: Buyer) => {
    await shop.page.reload()
    wanted.ghosts.clear()
    expect(await shownSoon(shop, wanted)).toEqual(Object.fromEntries(cartOf(wanted)))
  },
  toString: () => 'перезагрузить',
})

/** The cart as it stands once it is loaded. */
async function shownSoon(shop: Shop, wanted: Wanted): Promise<Record<string, number>> {
  const size = cartOf(wanted).size
  if (size > 0) await expect(shop.cart.quantities).toHaveCount(size)
  else await expect(shop.heading(`Корзина региона ${wanted.city} пуста`)).toBeVisible()
  return shown(shop)
}

/** The server or the network goes, or comes back. */
const breakdown = (fault: 'cartFails' | 'offlineAnswers' | 'offline' | null): Command => ({
  check: () => true,
  run: async (wanted: Wanted, { shop }: Buyer) => {
    const isOffline = fault === 'offline'
    const scenario = fault === 'offline' ? null : fault
    await shop.plays(...(scenario ? [scenario] : []))
    await shop.page.context().setOffline(isOffline)
    Object.assign(wanted, { isOffline, fault: scenario })
  },
  toString: () => fault ?? 'всё чинится',
})

/** Another region and back: its cart is its own. */
const otherRegion = (): Command => ({
  check: isSound,
  run: async (wanted: Wanted, { shop }: Buyer) => {
    const next = wanted.city === 'Казань' ? 'Самара' : 'Казань'
    await shop.header.openRegions(wanted.city)
    await shop.regions.choose(next)
    wanted.city = next
    wanted.ghosts.clear()
    await expect.poll(() => shownSoon(shop, wanted)).toEqual(Object.fromEntries(cartOf(wanted)))
  },
  toString: () => 'другой регион',
})

/**
 * Types unless a popup lies over the page: something else may have met the end of the login first, and then the buyer types into nothing.
 * Both in one task of the page, in which no popup can come between. Out: whether he typed; then his input must not be lost.
 */
const typedUncovered = (shop: Shop, name: Article, qty: number): Promise<boolean> =>
  shop.cart.quantity(name).evaluate((field: HTMLInputElement, text) => {
    if (document.querySelector('dialog:modal')) return false
    field.focus()
    field.select()
    return document.execCommand('insertText', false, text) // what the keyboard does, and React hears it so
  }, String(qty))

/** The login runs out with the next change; the same person logs in again. */
const expire = (name: Article, qty: number): Command => ({
  check: (wanted: Readonly<Wanted>) => isSound(wanted) && cartOf(wanted).has(name) && cartOf(wanted).get(name) !== qty,
  run: async (wanted: Wanted, { shop }: Buyer) => {
    await isSaved(shop)
    await shop.plays('sessionExpires')
    if (await typedUncovered(shop, name, qty)) cartOf(wanted).set(name, qty)
    await expect(shop.login.popup).toBeVisible()
    await shop.plays()
    await shop.login.submit(people.administrator, PASSWORD)
    await expect(shop.login.popup).toBeHidden()
  },
  toString: () => `вход истёк, ${name} → ${qty}`,
})

/** The same line is changed in another tab, once this one has nothing to say. */
const otherTab = (name: Article, qty: number): Command => ({
  check: (wanted: Readonly<Wanted>) => isSound(wanted) && cartOf(wanted).has(name),
  run: async (wanted: Wanted, buyer: Buyer) => {
    await isSaved(buyer.shop)
    const second = buyer.second ?? (await buyer.shop.tab())
    buyer.second = second
    await second.open('/cart')
    await second.cart.quantity(name).fill(String(qty))
    await second.cart.quantity(name).press('Enter')
    cartOf(wanted).set(name, qty)
    await isSaved(second)
    await buyer.shop.page.bringToFront()
    await expect(buyer.shop.cart.quantity(name)).toHaveValue(String(qty))
  },
  toString: () => `во второй вкладке ${name} → ${qty}`,
})

const amount = article.chain((name) => fc.constantFrom(...GOODS[name]).map((qty) => [name, qty] as const))

/** Walks of so many steps at most. */
export const cartWalks = (maxCommands: number): fc.Arbitrary<Iterable<Command>> =>
  fc.commands(
    [
      amount.map(([name, qty]) => edit(name, qty)),
      amount.map(([name, qty]) => edit(name, qty)),
      article.map((name) => edit(name, 0)),
      article.map((name) => restore(name)),
      fc.constant(clear()),
      fc.constant(restoreAll()),
      amount.map(([name, qty]) => enter(name, qty)),
      fc.constant(reload()),
      fc.constantFrom('cartFails' as const, 'offlineAnswers' as const, 'offline' as const, null).map(breakdown),
      fc.constant(breakdown(null)),
      fc.constant(otherRegion()),
      amount.map(([name, qty]) => expire(name, qty)),
      amount.map(([name, qty]) => otherTab(name, qty)),
    ],
    { maxCommands, size: 'max' },
  )
