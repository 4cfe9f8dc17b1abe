import { createActor, waitFor } from 'xstate'
import { toProduct } from '../../../../../fake-server/catalogue/catalogue-product'
import { termsOf } from '../../../../../fake-server/rules/region/region-prices'
import type { CartGift } from '../../../../../model/catalogue/product-price'
import { formatMoney } from '../../../../../model/money/money'
import { formatPieces } from '../../../../../model/text/count'
import { pressOrder } from '../../../../../machines/customer/order-facts'
import { connectGift } from '../../../../../src/pages/orders/gift/connect-gift'
import { sourcesOf } from '../../../../support/orders/order-sources'
import { ready } from '../../../../support/open-tab'
import { atRest } from '../../../../support/waiting/at-rest'
import { NOW, newServer, visitor } from '../../../../support/world'
import { SERVER } from '../../../../../tools/diagrams/sequence/entries'
import type { Told } from '../../tell-story'
import { written } from '../../filled-cart'

/** «Каждые 10 фильтров — салонный фильтр в подарок». */
const PROMOTION = 4
/** Samara, whose stock region 1 sells. */
const CITY = 6
const CART = { user_id: 1, company_region_id: 1 }

export const orderGift: Told = {
  id: 'order-gift',
  title: 'Заказ с\u00a0подарком',
  about:
    'Человек кладёт в\u00a0корзину фильтры: сперва до\u00a0подарка не\u00a0хватает, потом он\u00a0заработан. Заказ уходит, и\u00a0на\u00a0странице «Спасибо» человек выбирает подарок.',
  story: 'order',
  rules: ['DEC-012', 'DEC-023', 'STATE-022'],
  cast: ['cart', 'prices', 'cartGift', 'checkout', 'customer', 'app', 'gift'],
  omits: ['unfinished.counted', 'session.mayLeave', 'message.due', 'popup.over', 'cart.counted', 'lines.kept', 'prices.met'],
  tells: ['quantity.changed'],
  run: async ({ open, chapter, end, show, inspect }) => {
    const server = newServer()
    const { api, who } = await visitor(server, 1)
    await api('cart.clear', { query: CART }, { key: 'empty' })
    const { catalogue, pricing } = server.world
    const view = { cityId: CITY, terms: termsOf(CART.company_region_id) }
    const filter = catalogue.listed.find(
      (it) =>
        it.promotions.includes(PROMOTION) &&
        it.promotions.length === 1 &&
        it.pack === 1 &&
        it.limit === null &&
        pricing.summary(it, view).stock >= 10,
    )! // the seed has such goods
    const tab = await ready(open({ server, who, path: '/cart', remembered: { regionId: 1, addressId: null } }))
    tab.child('prices').send({ type: 'prices.wanted', ids: [filter.id] })
    tab.clock.increment(1000)
    await atRest()
    tab.child('cartGift').send({ type: 'gift.shown' })
    await atRest()
    const put = async (quantity: number) => {
      tab.child('cart').send({ type: 'quantity.changed', product: toProduct(filter, { favorite: false }), quantity, stock: null })
      tab.clock.increment(1000)
      await written(tab)
      await atRest()
      tab.clock.increment(1000)
      await atRest()
    }
    const showGift = () => show('cartGift', wordsOf(tab.child('cartGift').getSnapshot().context.gift))
    chapter('До подарка не хватает')
    await put(8)
    showGift()
    chapter('Подарок заработан')
    await put(10)
    showGift()
    tab.child('delivery').send({ type: 'clock.ticked', now: NOW })
    await atRest()
    chapter('Заказ')
    tab.child('checkout').send(pressOrder(sourcesOf(tab))!) // it is filled
    await waitFor(tab.app, () => /orders\/\d+/.test(tab.window.address()))
    await atRest()
    const orderId = Number(/orders\/(\d+)/.exec(tab.window.address())?.[1])
    const showOrder = async () => {
      const order = await api('orders.get', { params: { id: orderId }, query: {} })
      show(SERVER, `подарок заказа ${order.gift ? 'получен' : 'не\u00a0получен'}`)
    }
    await showOrder()
    chapter('Выбор подарка')
    const { items } = await tab.api('orders.gifts', { params: { id: orderId } })
    const gift = createActor(connectGift(tab.api), { input: { orderId }, inspect, clock: tab.clock }).start()
    gift.send({ type: 'gift.picked', productId: items[1]!.id }) // three of them
    gift.send({ type: 'gift.asked', canSkip: false })
    await waitFor(gift, (state) => state.hasTag('taken'))
    await atRest()
    await showOrder()
    end()
    gift.stop()
  },
}

/** What is known of the gift of a cart. */
function wordsOf(gift: CartGift | null): string {
  if (!gift) return 'подарка нет'
  const { isEarned, title, count = 1, lacks, lacksUnits = 0, goods } = gift
  if (isEarned) return `подарок заработан, ${formatPieces(count)}: «${title}»`
  return `до\u00a0подарка не\u00a0хватает ${lacksUnits > 0 ? formatPieces(lacksUnits) : formatMoney(lacks)} ${goods?.name ?? 'товаров акции'}`
}
