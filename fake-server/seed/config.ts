import type * as z from 'zod/mini'
import type { Config } from '../../model/content/config'
import { BRANDS } from '../catalogue/facts'

const brand = ({ name, slug }: { name: string; slug: string }) => ({ name, slug })
const shortcuts = [...BRANDS]
  .sort((first, second) => second.w - first.w)
  .slice(0, 12)
  .map(brand)
const bySlug = (slug: string) => BRANDS.filter((it) => it.slug === slug).map(brand)

/** What GET /config answers. Sites of others are none: an address of the reserved domain leads nowhere. [DEC-001, DEC-002] */
export const seedConfig: z.output<typeof Config> = {
  shop_name: 'Картер',
  legal_name: 'ООО «Картер Опт»',
  since: 1996,
  // Made up: the check digit of the INN is right, bank and accounts are none.
  requisites: {
    inn: '7700901010',
    kpp: '770001001',
    address: '101000, Москва, Варшавское шоссе, д. 125Ж',
    bank: 'Демонстрационный банк',
    bik: '040000000',
    account: '40702810000000000000',
    correspondent: '30101810000000000000',
  },
  phone: '79000000114',
  phone_hours: 'Ежедневно 8:00–20:00 МСК',
  email: 'opt@karter.example',
  social: [
    { kind: 'vk', url: 'https://vk.example/karter' },
    { kind: 'telegram', url: 'https://telegram.example/karter' },
    { kind: 'rutube', url: 'https://rutube.example/karter' },
  ],
  chat_bot_url: 'https://telegram.example/karter_bot',
  messenger_url: 'https://telegram.example/karter_support',
  mobile_apps: [
    { kind: 'rustore', url: 'https://rustore.example/karter' },
    { kind: 'app_store', url: 'https://apps.example/karter' },
    { kind: 'google_play', url: 'https://play.example/karter' },
  ],
  external_catalogues: [
    { brand: 'Hagrenol', url: 'https://podbor.hagrenol.example/' },
    { brand: 'Purivant', url: 'https://catalog.purivant.example/' },
    { brand: 'Voltegard', url: 'https://akb.voltegard.example/' },
  ],
  advert_brands: [...bySlug('arktelub'), ...bySlug('tavrolub')],
  advert_external: { brand: 'Hagrenol', url: 'https://media.hagrenol.example/' },
  promotion_brand: 'Arktelub',
  search_url: '/ext/search',
  search_key: 'demo',
  suggestions_url: '/ext/suggestions/address',
  suggestions_token: 'demo',
  maps_key: '',
  payment_url: '',
  edo_url: '/ext/edo',
  whitelist_user_ids: [1, 2, 3, 5, 8],
  vat_rates: [
    { from: '2019-01-01', percent: 20 },
    { from: '2026-01-01', percent: 22 },
  ],
  min_order_sum: null,
  brand_shortcuts: shortcuts,
  main_links: [
    { name: 'АКБ и устройства', path: '/catalog/akb-i-ustroistva/' },
    { name: 'Смазочные материалы', path: '/catalog/smazocnye-materialy/' },
    { name: 'Охлаждающая жидкость', path: '/catalog/oxlazdayushhaya-zidkost/' },
    { name: 'Техжидкости и автохимия', path: '/catalog/texzidkosti-i-avtoximiya/' },
    { name: 'Автохимия', path: '/catalog/avtotovary/avtoximiya/' },
    { name: 'Автотовары', path: '/catalog/avtotovary/' },
    { name: 'Фильтры', path: '/catalog/filtry/' },
  ],
  auth_strategy: 'session',
}
