import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { cartMachine } from '../../../machines/cart/cart.machine'
import type { WriterReport } from '../../../machines/cart/cart.types'
import { ApiError } from '../../../model/api-error'
import type { Cart, CartItem } from '../../../model/cart/cart'
import { shownIds, shownQuantity } from '../../../model/cart/cart-lines'
import type { CartWrite } from '../../../model/cart/cart-queue'
import { TYPING_PAUSE_MS } from '../../../model/limits'
import type { Product } from '../../../model/catalogue/product'
import { leaveFor } from '../support/looks'
import { expect, type Shop } from '../support/shop'
import { driverOf } from './harness/driver'
import { ALL_ATTEMPTS, SILENT } from './harness/failures'
import type { Stage } from './harness/stage'

type State = SnapshotFrom<typeof cartMachine>
type Event<T extends EventFromLogic<typeof cartMachine>['type']> = Extract<EventFromLogic<typeof cartMachine>, { type: T }>

const REGION = 1
/** The goods of the cart, and pieces of each, as far as these walks change them; the first cannot be had, and there is one alike. */
const GOODS = [
  ['67849702', 12],
  ['AL-4071-004', 8],
  ['20541187', 8],
  ['V318604', 8],
  ['4650071530', 2],
  ['СГ0412А', 48],
  ['VG060.0R', 2],
  ['PVO 418-20', 40],
  ['HF5318', 10],
  ['MX-6115E', 120],
] as const
const product = (id: number, article: string) => ({ id, article, name: article, pack: 1, limit: null }) as Product
const ITEMS: readonly CartItem[] = GOODS.map(([article, qty], at) => ({ product: product(at + 1, article), qty, note: '' }))
const [LACKING, OIL, OTHER] = ITEMS.map((item) => item.product) as [Product, Product, Product]
const ALIKE = product(100, 'AL-1654-001')
const CHANGED = 12
const NOTE = 'Утренней машиной'
/** A page that was waited for is shown so long after what stood for it. */
const PAGE_COMES_MS = 320
/** What a tab that is gone has left. */
const LEFT: CartWrite = { key: 'left-1', regionId: REGION, productId: OIL.id, qty: CHANGED, product: OIL, stage: 'ready', at: 1 }

const CART = 'на странице корзины'
const DEVICE = 'корзину меняет и другое устройство'
const DEAD = 'другая вкладка закрыта, не успев сохранить'
const LIVING = 'в другой вкладке не сохранено'

const qtyOf = ({ context: { known, queue, regionId } }: State, { id }: Product) => shownQuantity(known, queue, regionId, id)
const cartIs = (
  { content, writing = 'flowing' }: { content: 'ready' | 'failed' | 'refused'; writing?: 'flowing' | 'resting' },
  state: State,
) => state.matches({ content, writing })
const isOnPage = ({ context: { screens } }: State) => screens.has('all')
/** All is as the server has it, and nothing is to be taken back. */
const isCalm = (state: State) =>
  cartIs({ content: 'ready' }, state) && isOnPage(state) && state.context.queue.length === 0 && state.context.ghosts.size === 0
const sentOf = ({ context: { queue } }: State) => queue.filter(({ stage }) => stage === 'sent')
/** The only write that is under way, if it is such a one. */
const underWay = (state: State, isIt: (write: CartWrite) => boolean) => {
  const [sent, ...more] = sentOf(state)
  return sent !== undefined && more.length === 0 && isIt(sent) ? sent : undefined
}
const isNote = ({ note }: CartWrite) => note !== undefined
const isQuantity = ({ note, productId, batch }: CartWrite) => note === undefined && productId === OIL.id && batch === undefined
const isEmptying = ({ productId }: CartWrite) => productId === 'all'
/** The version that the server makes of the next write. */
const nextVersion = ({ context: { base, own } }: State) => base + own + 1

const answered = (state: State): WriterReport => {
  const { key, productId, qty } = underWay(state, isQuantity)!
  const { item } = state.context.known.get(Number(productId))!
  return { type: 'write.answered', key, line: { ...item, qty }, version: nextVersion(state) }
}
const [ANSWERED, NOTED, FILLED, UNANSWERED, REFUSED] = [
  { type: 'write.answered', key: '', line: ITEMS[0]!, version: 0 },
  { type: 'write.noted', key: '', productId: 1, note: '', version: 0 },
  { type: 'write.filled', key: '', cart: { items: [], version: 0 } },
  { type: 'write.unanswered', key: '' },
  { type: 'write.refused', key: '', reason: '' },
] as const satisfies readonly WriterReport[]

/** The cart as the server has it. */
const cartOf = ({ context: { known, base, own } }: State): Cart =>
  base === 0
    ? { items: [...ITEMS], version: 1 }
    : { items: [...known.values()].map(({ item }) => item).filter(({ qty }) => qty > 0), version: base + own }

const goOffline = async ({ page }: Stage) => {
  await page.context().setOffline(true)
  await expect(page.getByText('Нет связи').first()).toBeVisible()
}
const again = ({ page }: Stage) => page.getByRole('main').getByRole('button', { name: 'Повторить', exact: true })
const ownPart = { unseen: 'Видно каждое из его положений.' }
const isOld = { unseen: 'Давно ли прочитано, на экране не сказано.' }

export const cart = driverOf<typeof cartMachine, Stage>({
  machine: cartMachine,
  held: ['cart.updateLine', 'cart.updateMany', 'cart.note', 'cart.clear'],
  starts: [CART, DEVICE, DEAD, LIVING].map((name) => ({
    name,
    input: { userId: 1, tab: 'walk', regionId: null, holds: [] },
    first: [
      { type: 'cart.load', regionId: REGION },
      { type: 'lines.shown', of: 'all' },
    ],
    come: async (stage) => {
      await stage.shop.comeAs('administrator')
      const other = name === LIVING ? await tabThatFails(stage) : null
      await stage.shop.open('/cart')
      await stage.page.bringToFront()
      if (other)
        await expect.poll(() => stage.waiting('cart.get')).toBeGreaterThan(0) // time would end the waiting for it
      else await stage.passUntil(async () => (await stage.waiting('cart.get')) > 0, 'the cart is asked for')
      return stage
    },
  })),
  situation: (state) => {
    const { value, context } = state
    const { queue, ghosts, holds, typed, isKnown, failures, loadFailures } = context
    return JSON.stringify([
      value,
      qtyOf(state, OIL),
      context.known.get(OTHER.id)?.item.note,
      queue.map(({ productId, qty, stage, note, batch }) => [productId, qty, stage, note, batch !== undefined]),
      [...ghosts.keys()],
      holds,
      [...typed],
      isOnPage(state),
      isKnown,
      Math.min(failures, 1),
      Math.min(loadFailures, 1),
    ])
  },
  limit: 3000,
  endsBy: [
    'cart.content.failed--cart.report.0',
    'cart.content.refused--cart.report.0',
    'cart.writing.resting--cart.report.0',
    'cart.writing--cart.adopt.0',
  ],
  mayPass: (delay, state) =>
    state.context.holds.length === 0 &&
    (delay !== 'freshness' || (state.context.queue.length === 0 && !state.matches({ writing: 'restoring' }))),
  events: {
    'cart.load': [],
    'cart.outdate': [],
    'cart.outrun': [],
    'cart.looked': [
      {
        as: { type: 'cart.looked' },
        when: (state) => state.context.holds.length === 0 && (state.matches({ content: 'refused' }) || isCalm(state)),
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
          // Who leaves waits until all is saved.
          if (state.matches({ writing: 'resting' })) await stage.let('cart.updateLine')
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
        when: (state, start) => start === DEAD && isCalm(state),
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
    'write.answered': [
      {
        as: ANSWERED,
        told: answered as (state: State) => Event<'write.answered'>,
        when: (state) => underWay(state, isQuantity) !== undefined,
        make: (stage) => stage.let('cart.updateLine'),
      },
    ],
    'write.noted': [
      {
        as: NOTED,
        told: (state) => ({ ...NOTED, key: underWay(state, isNote)!.key, productId: OTHER.id, note: NOTE, version: nextVersion(state) }),
        when: (state) => underWay(state, isNote) !== undefined,
        make: (stage) => stage.let('cart.note'),
      },
    ],
    'write.filled': [
      {
        as: FILLED,
        told: (state) => ({ ...FILLED, key: underWay(state, isEmptying)!.key, cart: { items: [], version: nextVersion(state) } }),
        when: (state) => underWay(state, isEmptying) !== undefined,
        make: (stage) => stage.let('cart.clear'),
      },
    ],
    'write.unanswered': [
      {
        as: UNANSWERED,
        told: (state) => ({ ...UNANSWERED, key: sentOf(state).find(isQuantity)!.key }),
        // Until the client gives up so much time passes that the cart is read long ago.
        when: (state) => sentOf(state).some(isQuantity) && state.matches({ content: { ready: 'aged' } }),
        make: async (stage) => {
          await stage.plays('cartFails')
          await stage.let('cart.updateLine', ALL_ATTEMPTS)
        },
      },
      {
        as: { ...UNANSWERED },
        told: (state) => ({ ...UNANSWERED, key: sentOf(state).find(isNote)!.key }),
        when: (state) => sentOf(state).some(isNote) && state.matches({ writing: 'resting' }),
        make: async (stage) => {
          await stage.plays('cartFails')
          await stage.let('cart.note', ALL_ATTEMPTS)
        },
      },
    ],
    'write.refused': [
      {
        as: REFUSED,
        told: (state) => ({ ...REFUSED, key: sentOf(state).find(isNote)!.key, reason: 'Нет' }),
        when: (state) => sentOf(state).some(isNote) && state.matches({ writing: 'flowing' }),
        make: async (stage) => {
          await stage.plays('cartRefuses')
          await stage.let('cart.note')
        },
      },
    ],
  },
  calls: {
    loadCart: {
      asks: 'cart.get',
      done: [
        {
          as: { items: [], version: 0 },
          told: cartOf,
          when: ({ context }, start) => start === DEVICE && context.isKnown,
          // The order that waited for it goes.
          and: [{ type: 'cart.outdate', regionId: REGION, taken: [], by: null }],
        },
        { as: { items: [], version: 0 }, told: cartOf, when: ({ context }, start) => start !== DEVICE || context.known.size === 0 },
      ],
      failed: [
        { as: SILENT, when: ({ context }, start) => start === CART && !context.isKnown, plays: ['cartLoadFails'], attempts: ALL_ATTEMPTS },
        { as: new ApiError(600, ''), when: ({ context }, start) => start === CART && !context.isKnown, plays: ['nonsense'] },
      ],
    },
    // It waits for a tab that may be going.
    loadWishes: { asks: null, done: [{ as: [], when: (_, start) => start !== LIVING }], failed: [] },
  },
  states: {
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
    wishing: { unseen: 'Положение одно; желания видны в строках корзины.' },
    writing: ownPart,
    'writing.restoring': { unseen: 'Желания прежних страниц ждут молча.' },
    'writing.flowing': async ({ shop: { cart } }, state) => {
      if (isCalm(state)) await expect(cart.table.locator('[data-unsaved]')).toHaveCount(0)
    },
    'writing.held': ({ page }) => expect(page.getByText('Нет связи').first()).toBeVisible(),
    'writing.resting': async ({ page }, { context }) => {
      if (context.holds.length === 0) await expect(page.getByRole('button', { name: 'Отправить сейчас' })).toBeVisible()
    },
  },
})

/** A logout then finds nothing unsent, or one line that it sends. */
const isToLeave = (state: State) =>
  state.matches({ writing: 'resting' })
    ? state.context.queue.every(isQuantity)
    : (state.matches({ content: 'failed' }) || state.matches({ content: 'refused' })) && state.context.queue.length === 0

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
async function closeUnsaved(stage: Stage): Promise<void> {
  const other = await tabThatWishes(stage)
  await stage.draw()
  await expect(other.page.locator('[data-unsaved]')).not.toHaveCount(0)
  await other.page.close()
  await stage.page.bringToFront()
}
/** It lives and has found no answer. */
async function tabThatFails(stage: Stage): Promise<Shop> {
  await stage.plays('cartFails')
  const other = await tabThatWishes(stage)
  await stage.passUntil(() => other.page.getByRole('button', { name: 'Отправить сейчас' }).isVisible(), 'no answer')
  return other
}
/** A tab that tells the others nothing is as good as another device. What it changes is not in the order. */
async function changeOnDevice(stage: Stage): Promise<void> {
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

const refusedOf = ({ context: { queue } }: State) => queue.find(({ stage }) => stage === 'refused')
async function isTriedAgain(stage: Stage): Promise<void> {
  await expect(stage.shop.heading('Корзина не загрузилась')).toBeVisible()
  await expect(again(stage)).toHaveAttribute('aria-busy', 'true')
}
