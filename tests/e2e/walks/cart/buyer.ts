import { TYPING_PAUSE_MS } from '../../../../model/limits'
import { leaveFor } from '../../support/looks'
import { expect } from '../../support/shop'
import type { Stage } from '../harness/stage'
import { ALIKE, CHANGED, ITEMS, LACKING, LEFT, NOTE, OIL, OTHER, REGION } from './goods'
import { again } from './seen'
import { changeOnDevice, closeUnsaved } from './tabs'
import {
  CART,
  DEAD,
  DEVICE,
  isCalm,
  isOnPage,
  isQuantity,
  isToLeave,
  LIVING,
  qtyOf,
  refusedOf,
  sentOf,
  type Event,
  type Parts,
} from './where'

/** A page that was waited for is shown so long after what stood for it. */
const PAGE_COMES_MS = 320
const goOffline = async ({ page }: Stage) => {
  await page.context().setOffline(true)
  await expect(page.getByText('Нет связи').first()).toBeVisible()
}

/** What the buyer does, here, in another tab and on another device; how time goes by. */
export const buyer = {
  'cart.load': [],
  'cart.outdate': [],
  'cart.outrun': [],
  'cart.looked': [
    {
      as: { type: 'cart.looked' },
      // Where another device writes, what is read again is what an order waits for: the cart does not know why it reads.
      when: (state, start) =>
        start !== DEVICE && state.context.holds.length === 0 && (state.matches({ content: 'refused' }) || isCalm(state)),
      make: ({ page }) => leaveFor(page, 1),
    },
  ],
  'cart.hold': [
    {
      as: { type: 'cart.hold', reason: 'network' },
      when: (state, start) =>
        start === CART &&
        state.context.holds.length === 0 &&
        sentOf(state).length === 0 &&
        !state.matches({ content: 'loading' }) &&
        isOnPage(state),
      make: goOffline,
    },
  ],
  'cart.release': [
    {
      as: { type: 'cart.release', reason: 'network' },
      when: ({ context: { holds } }) => holds.length > 0,
      make: ({ page }) => page.context().setOffline(false),
    },
  ],
  'cart.report': [
    {
      as: { type: 'cart.report' },
      when: (state, start) => start === CART && state.context.holds.length === 0 && isOnPage(state) && isToLeave(state),
      make: async (stage, state) => {
        await stage.shop.header.logout()
        // Who leaves waits until all is saved, one write after the other.
        if (state.matches({ writing: 'resting' })) for (const _ of state.context.queue) await stage.let('cart.updateLine')
      },
    },
    {
      as: { type: 'cart.report' },
      and: [{ type: 'cart.outrun', regionId: REGION, version: 1000 }],
      when: (state, start) => start === DEVICE && isCalm(state) && state.matches({ content: { ready: 'fresh' } }),
      make: async (stage) => {
        await changeOnDevice(stage)
        await stage.shop.cart.submit.click()
      },
    },
    {
      as: { type: 'cart.report' },
      and: [{ type: 'cart.adopt', queue: [LEFT] }],
      // What was wished there is another quantity than what is in the cart.
      when: (state, start) => start === DEAD && isCalm(state) && qtyOf(state, OIL) !== CHANGED,
      make: async (stage) => {
        await closeUnsaved(stage)
        await stage.shop.header.logout()
        await stage.page.getByRole('alertdialog').getByRole('button', { name: 'Отправить и выйти' }).click()
        await stage.let('cart.updateLine')
      },
    },
    {
      as: { type: 'cart.report' },
      when: (state, start) => start === LIVING && state.context.isKnown && !isOnPage(state),
      make: (stage) => stage.shop.header.logout(),
    },
  ],
  'cart.read': [],
  'cart.adopt': [],
  'loading.retried': [
    {
      as: { type: 'loading.retried' },
      when: ({ context }) => !context.isKnown && context.holds.length === 0,
      make: (stage) => again(stage).click(),
    },
  ],
  'quantity.changed': [
    {
      as: { type: 'quantity.changed', product: OIL, quantity: CHANGED, stock: 116, isTyped: true },
      when: (state) => isCalm(state) && state.context.holds.length === 0 && qtyOf(state, OIL) === 8,
      make: async (stage) => {
        await stage.shop.cart.quantity(OIL.article).fill(String(CHANGED))
        await stage.draw() // it is told after the paint
      },
    },
    {
      as: { type: 'quantity.changed', product: OIL, quantity: 0, stock: 116 },
      when: (state) => isCalm(state) && state.context.holds.length === 0 && qtyOf(state, OIL) === 8,
      make: ({ shop: { cart } }) => cart.table.getByRole('button', { name: `Удалить: ${OIL.article}` }).click(),
    },
  ],
  'quantities.changed': [
    {
      as: {
        type: 'quantities.changed',
        wishes: ITEMS.slice(1).map(({ product: each }) => ({ product: each, quantity: 0, stock: null })),
      },
      when: (state) => isCalm(state) && state.context.holds.length === 0,
      make: async ({ page }) => {
        await page.getByRole('button', { name: /^В заказе/ }).click()
        await page.getByRole('group', { name: 'С отмеченными' }).getByRole('button', { name: 'Удалить' }).click()
      },
    },
  ],
  'lines.replaced': [
    {
      as: { type: 'lines.replaced', replacements: [{ productId: LACKING.id, by: ALIKE, stock: 500 }] },
      when: (state) => isCalm(state) && state.context.holds.length === 0,
      make: ({ page }) => page.getByRole('button', { name: `Заменить ${LACKING.article} на ${ALIKE.article}` }).click(),
    },
  ],
  'note.changed': [
    {
      as: { type: 'note.changed', productId: OTHER.id, note: NOTE },
      when: (state) =>
        state.matches({ content: 'ready', writing: 'flowing' }) &&
        state.context.known.get(OTHER.id)?.item.note === '' &&
        state.context.holds.length === 0 &&
        state.context.ghosts.size === 0 &&
        isOnPage(state) &&
        state.context.queue.every((write) => isQuantity(write) && write.stage === 'sent'),
      make: async ({ page }) => {
        await page.getByRole('button', { name: `Заметка: ${OTHER.article}`, exact: true }).click()
        const field = page.getByRole('textbox', { name: `Заметка: ${OTHER.article}`, exact: true })
        await field.fill(NOTE)
        await field.press('Enter')
      },
    },
  ],
  'quantity.entered': [
    {
      as: { type: 'quantity.entered', productId: OIL.id },
      when: ({ context: { typed, queue } }) => typed.size > 0 && queue[0]?.stage === 'typing',
      make: async (stage) => {
        await stage.shop.cart.quantity(OIL.article).press('Enter')
        await stage.draw()
      },
    },
  ],
  'lines.shown': [],
  'lines.hidden': [
    {
      as: { type: 'lines.hidden', of: 'all' },
      and: [{ type: 'page.left' }],
      when: (state, start) => start === CART && isCalm(state) && state.context.holds.length === 0,
      make: async (stage) => {
        await stage.page.getByRole('link', { name: 'Бренды', exact: true }).click()
        await stage.passUntil(() => stage.shop.heading('Бренды').isVisible(), 'another page')
        await stage.draw()
      },
    },
    {
      as: { type: 'lines.hidden', of: 'all' },
      and: [{ type: 'page.left' }],
      when: (state, start) => start === LIVING && isOnPage(state) && state.context.isKnown,
      make: async (stage) => {
        await stage.page.getByRole('link', { name: 'Бренды', exact: true }).click()
        await expect(stage.page).toHaveURL('/brands')
        await stage.pass(PAGE_COMES_MS)
        await expect(stage.shop.heading('Бренды')).toBeVisible()
      },
    },
  ],
  'line.restored': [
    {
      as: { type: 'line.restored', productId: OIL.id },
      when: ({ context: { ghosts } }) => ghosts.size === 1 && ghosts.has(OIL.id),
      make: ({ shop: { cart } }) => cart.restore(OIL.article).click(),
    },
  ],
  'lines.restored': [
    {
      as: { type: 'lines.restored' },
      when: ({ context: { ghosts } }) => ghosts.size > 1,
      make: ({ page }) => page.getByRole('button', { name: /^Вернуть всё/ }).click(),
    },
  ],
  'removal.undone': [
    {
      as: { type: 'removal.undone' },
      when: ({ context: { ghosts } }) => ghosts.size === 1 && ghosts.has(OIL.id),
      make: ({ page }) => page.keyboard.press('Control+z'),
    },
  ],
  'clearing.confirmed': [
    {
      as: { type: 'clearing.confirmed' },
      when: (state) => isCalm(state) && state.context.holds.length === 0,
      make: ({ shop: { cart } }) => cart.clear(),
    },
  ],
  'page.left': [],
  'write.retried': [
    {
      as: { type: 'write.retried', key: '' },
      told: (state): Event<'write.retried'> => ({ type: 'write.retried', key: refusedOf(state)!.key }),
      when: (state) => refusedOf(state) !== undefined && state.context.holds.length === 0,
      make: ({ page }) => page.getByRole('alert').getByRole('button', { name: 'Повторить' }).click(),
    },
  ],
  'write.dropped': [
    {
      as: { type: 'write.dropped', key: '' },
      told: (state): Event<'write.dropped'> => ({ type: 'write.dropped', key: refusedOf(state)!.key }),
      when: (state) => refusedOf(state) !== undefined && state.context.holds.length === 0,
      make: ({ page }) =>
        page
          .getByRole('alert')
          .getByRole('button', { name: /Не.сохранять/ })
          .click(),
    },
  ],
  'writing.retried': [
    {
      as: { type: 'writing.retried' },
      when: (state) => isOnPage(state) && state.context.holds.length === 0,
      make: ({ page }) => page.getByRole('button', { name: 'Отправить сейчас' }).click(),
    },
  ],
  'typing.ended': [
    {
      as: { type: 'typing.ended', key: '' },
      told: ({ context: { queue } }): Event<'typing.ended'> => ({
        type: 'typing.ended',
        key: queue.find(({ stage }) => stage === 'typing')!.key,
      }),
      when: ({ context: { queue, typed } }) => typed.size === 0 && queue.some(({ stage }) => stage === 'typing'),
      make: (stage) => stage.pass(TYPING_PAUSE_MS),
    },
  ],
} satisfies Partial<Parts['events']>
