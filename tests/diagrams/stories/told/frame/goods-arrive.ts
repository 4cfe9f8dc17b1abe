import { waitFor } from 'xstate'
import { SCENARIO_COOKIE } from '../../../../../fake-server/scenarios'
import { termsOf } from '../../../../../fake-server/rules/region/region-prices'
import { NOTIFICATION_POLL_MS } from '../../../../../model/limits'
import { signedIn } from '../../../../support/open-tab'
import { atRest } from '../../../../support/waiting/at-rest'
import { newServer, visitor } from '../../../../support/world'
import type { Told } from '../../tell-story'

/** Samara, whose stock region 1 sells. */
const [REGION, CITY] = [1, 6]

export const goodsArrive: Told = {
  id: 'goods-arrive',
  title: 'Ожидаемый товар поступил',
  about:
    'Человек просил сообщить о\u00a0поступлении товара и\u00a0оставил вкладку открытой. Магазин сам спрашивает об\u00a0уведомлениях каждые 1000\u00a0секунд (около 17\u00a0минут); пришло новое\u00a0– счёт у\u00a0колокольчика растёт и\u00a0на\u00a04\u00a0секунды появляется сообщение.',
  story: 'news',
  rules: ['STATE-017', 'CONST-005', 'CONST-006'],
  cast: ['notifications', 'customer', 'app', 'toaster'],
  omits: ['unfinished.counted', 'session.mayLeave', 'popup.over', 'popup.due'],
  run: async ({ open, chapter, end }) => {
    const server = newServer()
    const { api, who } = await visitor(server, 3)
    const { catalogue, pricing } = server.world
    const view = { cityId: CITY, terms: termsOf(REGION) }
    const awaited = catalogue.listed.find((it) => pricing.summary(it, view).stock === 0)! // the seed has such goods
    await api('productNotifications.create', { body: { product_id: awaited.id, company_region_id: REGION } })
    const tab = open({ server, who, path: '/catalog', remembered: { regionId: 1, addressId: null } })
    tab.app.start()
    await signedIn(tab)
    await waitFor(tab.child('notifications'), (state) => !state.hasTag('busy'))
    await atRest()
    chapter('Спрашивает по часам')
    tab.who.cookies[SCENARIO_COOKIE] = 'goodsArrive'
    tab.clock.increment(NOTIFICATION_POLL_MS)
    await atRest()
    end()
  },
}
