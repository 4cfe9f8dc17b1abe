import type { Shop } from '../../support/shop'
import type { Stage } from '../harness/stage'

/** What the first change that waits says of itself. */
export const waiting = ({ cart }: Shop) => cart.table.getByText('ещё не сохранено').first()

/** What the server says to the first change that it refuses. */
export const refusal = ({ page }: Shop) => page.getByText('меняет ваш менеджер').first()

/** @param isKept whether it is in vain for now */
async function change(stage: Stage, shop: Shop, isKept: () => Promise<boolean>): Promise<void> {
  const { cart } = shop
  const line = cart.quantities.first()
  await line.fill(String(2 * Number(await line.inputValue())))
  await stage.passUntil(async () => (await waiting(shop).isVisible()) && (await isKept()), 'the change waits')
}

/** In a tab that shows the cart a line is changed without a network, so that the change waits. */
export async function changeOffline(stage: Stage, shop: Shop): Promise<void> {
  await stage.passUntil(() => shop.cart.quantities.first().isVisible(), 'the cart')
  await shop.page.context().setOffline(true)
  await change(stage, shop, () => shop.page.getByRole('region', { name: 'Нет связи' }).isVisible())
}
/** The same where the server does not take it; after its attempts the cart rests. */
export async function changeInVain(stage: Stage, shop: Shop): Promise<void> {
  await stage.passUntil(() => shop.cart.quantities.first().isVisible(), 'the cart')
  await stage.plays('cartFails')
  await change(stage, shop, async () => {
    const told = await stage.look()
    return told?.timers.some(({ machine, code }) => machine === 'cart' && code === 'after.restPause') ?? false
  })
  await stage.plays()
}
/** The same in a tab of its own. */
export async function changeElsewhere(stage: Stage): Promise<Shop> {
  const other = await stage.shop.tab()
  await other.open('/cart')
  await changeOffline(stage, other)
  await stage.page.bringToFront()
  return other
}
