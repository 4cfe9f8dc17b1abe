import { shownIds } from '../../../../model/cart/cart-lines'
import { expect } from '../../support/shop'
import type { Stage } from '../harness/stage'
import { OIL } from './goods'
import { isCalm, isOnPage, qtyOf, type Parts } from './where'

/** The button by which reading is tried again. */
export const again = ({ page }: Stage) => page.getByRole('main').getByRole('button', { name: 'Повторить', exact: true })
const ownPart = { unseen: 'Видно каждое из его состояний.' }
const isOld = { unseen: 'Давно ли прочитано, на экране не сказано.' }
async function isTriedAgain(stage: Stage): Promise<void> {
  await expect(stage.shop.heading('Корзина не загрузилась')).toBeVisible()
  await expect(again(stage)).toHaveAttribute('aria-busy', 'true')
}

/** What the buyer sees. */
export const states: Parts['states'] = {
  content: ownPart,
  'content.waiting': { unseen: 'Регион известен раньше, чем нарисована страница корзины.' },
  'content.loading': async ({ shop: { cart } }, { context }) => {
    if (!context.isKnown) await expect(cart.quantities).toHaveCount(0)
  },
  'content.loading.plain': async (stage) => expect(again(stage)).toHaveCount(0),
  'content.loading.afterSilence': isTriedAgain,
  'content.loading.afterRefusal': isTriedAgain,
  'content.ready': async ({ shop: { cart } }, state) => {
    const { known, queue, regionId } = state.context
    if (!isOnPage(state)) return
    await expect(cart.quantities).toHaveCount(shownIds(known, queue, regionId).length)
    if (qtyOf(state, OIL) > 0) await expect(cart.quantity(OIL.article)).toHaveValue(String(qtyOf(state, OIL)))
  },
  'content.ready.fresh': isOld,
  'content.ready.aged': isOld,
  'content.failed': ({ page }) => expect(page.getByRole('main')).toContainText(/Сервер не.ответил, пробуем снова сами/),
  'content.refused': ({ page }) => expect(page.getByRole('main')).toContainText('Сервер отказал'),
  wishing: { unseen: 'Состояние одно; желания видны в строках корзины.' },
  writing: ownPart,
  'writing.restoring': { unseen: 'Желания прежних страниц ждут молча.' },
  'writing.flowing': async ({ shop: { cart } }, state) => {
    if (isCalm(state)) await expect(cart.table.locator('[data-unsaved]')).toHaveCount(0)
  },
  'writing.held': ({ page }) => expect(page.getByText('Нет связи').first()).toBeVisible(),
  'writing.resting': async ({ page }, { context }) => {
    if (context.holds.length === 0) await expect(page.getByRole('button', { name: 'Отправить сейчас' })).toBeVisible()
  },
}
