import { expect, type Shop } from '../../support/shop'
import type { Stage } from '../harness/stage'
import { CHANGED, LACKING, OIL } from './goods'

/** Another tab in which the oil is wished otherwise; nothing has been sent. */
async function tabThatWishes(stage: Stage): Promise<Shop> {
  const other = await stage.shop.tab()
  await other.open('/cart')
  await stage.passUntil(() => other.cart.quantity(OIL.article).isVisible(), 'the cart in the other tab')
  await other.cart.quantity(OIL.article).fill(String(CHANGED))
  await other.cart.quantity(OIL.article).press('Enter')
  return other
}
/** It is closed before it has sent that. */
export async function closeUnsaved(stage: Stage): Promise<void> {
  const other = await tabThatWishes(stage)
  await stage.draw()
  await expect(other.page.locator('[data-unsaved]')).not.toHaveCount(0)
  await other.page.close()
  await stage.page.bringToFront()
}
/** It lives and has found no answer. */
export async function tabThatFails(stage: Stage): Promise<Shop> {
  await stage.plays('cartFails')
  const other = await tabThatWishes(stage)
  await stage.passUntil(() => other.page.getByRole('button', { name: 'Отправить сейчас' }).isVisible(), 'no answer')
  return other
}
/** A tab that tells the others nothing is as good as another device. What it changes is not in the order. */
export async function changeOnDevice(stage: Stage): Promise<void> {
  const device = await stage.shop.tab()
  await device.page.addInitScript(() => {
    globalThis.BroadcastChannel = class extends EventTarget {
      postMessage() {}
      close() {}
    } as never
  })
  await device.open('/cart')
  await stage.passUntil(() => device.cart.quantity(LACKING.article).isVisible(), 'the cart on the other device')
  await device.cart.quantity(LACKING.article).fill('13')
  await device.cart.quantity(LACKING.article).press('Enter')
  await stage.passUntil(async () => (await device.cart.saving.textContent()) === 'Изменения сохранены', 'the other device has written')
  await device.page.close()
  await stage.page.bringToFront()
}
