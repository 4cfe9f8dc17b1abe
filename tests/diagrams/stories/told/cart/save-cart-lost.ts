import { createActor, waitFor } from 'xstate'
import { resourceKey } from '../../../../../machines/resource/resources.machine'
import type { UserCart } from '../../../../../model/saved-cart/saved-cart'
import { connectSaving } from '../../../../../src/cart/saved/connect-saving'
import { connectSavedCarts } from '../../../../../src/pages/saved-carts/connect-saved-carts'
import { atRest } from '../../../../support/waiting/at-rest'
import { apiOf } from '../../../../support/world'
import { SERVER } from '../../../../../tools/diagrams/sequence/entries'
import type { Told } from '../../tell-story'
import { filled } from '../../filled-cart'
import { keyOf } from '../../key-of'

const NAME = 'Закупка на декабрь'
const LIST = { params: { id: 1 }, query: { company_region_id: 1 } }

export const saveCartLost: Told = {
  id: 'save-cart-lost',
  title: 'Корзина сохранена, ответ потерян',
  about:
    'Человек сохраняет корзину, сервер её завёл, а\u00a0ответ до\u00a0магазина не\u00a0дошёл. Нажато «Сохранить» ещё раз: ключ запроса прежний, и\u00a0второй корзины не\u00a0появляется. На\u00a0странице сохранённых корзин её удаляют без вопроса и\u00a0возвращают: она та\u00a0же, под тем\u00a0же номером.',
  story: 'savedCarts',
  rules: ['DEC-005', 'DEC-018', 'DEC-021'],
  cast: ['cartSaving', 'app', 'resources', 'savedCarts', 'savedCart'],
  omits: ['unfinished.counted', 'cart.read'],
  detailOf: (_, init) => keyOf(init),
  run: async ({ open, chapter, end, show, inspect }) => {
    let isLost = false
    const tab = await filled(
      open({
        path: '/cart',
        intercept: async (_, init, send) => {
          const answer = await send()
          if (isLost && init.method === 'POST') throw new TypeError('Failed to fetch')
          return answer
        },
      }),
    )
    // As the page has the list of saved carts.
    const request = { name: 'userCarts.list' as const, args: LIST }
    tab.child('resources').send({ type: 'resource.wanted', request })
    const list = tab.child('resources').getSnapshot().context.byKey[resourceKey(request)]!.ref // it is wanted
    await waitFor(list, (state) => state.hasTag('filled'))
    const cartsRead = () => (list.getSnapshot().context.data as { items: UserCart[] }).items
    const quiet = apiOf(tab.who)
    const showServer = async () => {
      const { items } = await quiet('userCarts.list', LIST)
      show(SERVER, `сохранённых корзин на\u00a0сервере: ${items.length}`)
    }
    const saving = createActor(connectSaving(tab.api, tab.app), { input: { tab: 't' }, inspect, clock: tab.clock }).start()
    const lines = [...tab.child('cart').getSnapshot().context.known.values()].map(({ item }) => ({
      product_id: item.product.id,
      qty: item.qty,
    }))

    chapter('Нажато «Сохранить», ответа нет')
    isLost = true
    saving.send({ type: 'name.submitted', name: NAME, lines })
    await waitFor(saving, (state) => state.context.error !== null)
    await atRest()
    await showServer()
    isLost = false
    chapter('Нажато ещё раз')
    saving.send({ type: 'name.submitted', name: NAME, lines })
    await waitFor(saving, (state) => state.hasTag('saved'))
    await atRest()
    await showServer()
    saving.stop()
    chapter('Удалена и\u00a0возвращена')
    const carts = createActor(connectSavedCarts(tab.api, tab.app), { input: { tab: 'p' }, inspect, clock: tab.clock }).start()
    let read = cartsRead()
    carts.send({ type: 'carts.read', carts: read })
    list.subscribe(() => {
      if (read === cartsRead()) return
      read = cartsRead()
      carts.send({ type: 'carts.read', carts: read })
    })
    const cart = [...carts.getSnapshot().context.carts.values()][0]! // it was saved
    cart.send({ type: 'removal.asked' })
    await waitFor(cart, (state) => state.matches('removed'))
    await atRest()
    cart.send({ type: 'return.asked' })
    await waitFor(cart, (state) => state.matches('standing'))
    await atRest()
    end()
    carts.stop()
  },
}
