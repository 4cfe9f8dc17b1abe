import { LOADER_DELAY_MS } from '../../../../model/limits'
import { expect } from '../../support/shop'
import { isPostponed } from './where'
import { decisionOf, sameOf, uncertainOf, type Checkout, type World, type Parts } from './world'

/** The page is of the other region as soon as that is chosen. */
const isBusy = async ({ shop: { cart } }: World, snapshot: Checkout) =>
  isPostponed(snapshot) || expect(cart.side.getByRole('button', { name: 'Оформить заказ' })).toHaveAttribute('aria-busy', 'true')

/** What the window says of the order; short messages of the page lie in it, too, while it is the top. */
const saidOf = (world: World) => uncertainOf(world).getByRole('status').first()

/** What the buyer sees. */
export const states: Parts['states'] = {
  waiting: { unseen: 'Регион известен раньше, чем нарисована корзина.' },
  restoring: { unseen: 'Заполненное вспоминается раньше, чем нарисована корзина.' },
  ready: { unseen: 'Видно по каждому из его состояний.' },
  'ready.resting': { unseen: 'Видно по корзине, если открыта она.' },
  'ready.looking': { unseen: 'Прежний заказ ищется молча.' },
  'ready.numbering': { unseen: 'Ключ берётся заранее и молча.' },
  'ready.refused': ({ shop: { cart } }) => expect(cart.side.getByRole('alert').filter({ hasText: 'Заказ не оформлен.' })).toBeVisible(),
  unsent: { unseen: 'Видно по каждому из его состояний.' },
  'unsent.settling': ({ shop: { cart } }) => expect(cart.side.getByRole('status').filter({ hasText: 'Заказ уйдёт сам' })).toBeVisible(),
  'unsent.repeating': (world) => expect(sameOf(world)).toBeVisible(),
  'unsent.deciding': (world) => expect(decisionOf(world)).toBeVisible(),
  underway: { unseen: 'Видно по каждому из его состояний.' },
  'underway.sending': isBusy,
  'underway.sending.queueing': async ({ stage, shop: { cart } }, snapshot) => {
    if (isPostponed(snapshot)) return
    await stage.pass(LOADER_DELAY_MS)
    await expect(cart.side.getByRole('status').filter({ hasText: 'заказ оформляется' })).toBeVisible()
  },
  'underway.sending.comparing': isBusy,
  'underway.sending.numbering': isBusy,
  'underway.sending.looking': isBusy,
  'underway.sending.placing': isBusy,
  'underway.uncertain': (world) => expect(uncertainOf(world)).toBeVisible(),
  'underway.uncertain.asking': (world) => expect(saidOf(world)).toHaveText(''),
  'underway.uncertain.looking': (world) => expect(saidOf(world)).toHaveText(/^Ищем заказ/),
  'underway.uncertain.absent': (world) => expect(saidOf(world)).toHaveText(/заказа пока нет/),
  'underway.uncertain.unknown': (world) => expect(saidOf(world)).toHaveText(/^Проверить не.удалось/),
  placed: { unseen: 'Проходится сразу.' },
  accepted: { unseen: 'Проходится сразу.' },
}
