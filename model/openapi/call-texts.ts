import type { CoveredCall } from '../api-key/covered-calls'
import { ARTICLES_PER_REQUEST, PRICES_PER_REQUEST } from '../limits'

/** The groups of the reference, in their order. */
export const CALL_GROUPS = ['Каталог', 'Цены и\u00a0наличие', 'Заказы', 'Получение', 'Документы', 'Справочники'] as const
export type CallGroup = (typeof CALL_GROUPS)[number]

/** What each call that a key may make is for, in words. */
export const CALL_TEXTS: Readonly<Record<CoveredCall, { group: CallGroup; title: string; text: string }>> = {
  'categories.list': { group: 'Справочники', title: 'Разделы каталога', text: 'Все разделы деревом: у\u00a0каждого вложенные.' },
  'categories.getBySlug': { group: 'Справочники', title: 'Один раздел', text: 'Раздел по\u00a0имени из\u00a0адреса страницы.' },
  'brands.list': { group: 'Справочники', title: 'Бренды', text: 'Бренды, страны и\u00a0число товаров.' },
  'storeCities.list': { group: 'Справочники', title: 'Города складов', text: 'Города, со\u00a0складов которых мы\u00a0продаём.' },
  'stores.list': { group: 'Справочники', title: 'Склады', text: 'Адреса, телефоны и\u00a0часы работы складов.' },
  'products.all': {
    group: 'Каталог',
    title: 'Товары страницами',
    text: 'Список по\u00a0разделу, бренду, словам или наличию. Цен в\u00a0списке нет: их\u00a0даёт отдельный вызов.',
  },
  'products.filters': {
    group: 'Каталог',
    title: 'Фильтры списка',
    text: 'По\u00a0каким параметрам список можно сузить и\u00a0сколько товаров останется.',
  },
  'products.get': { group: 'Каталог', title: 'Один товар', text: 'Описание, применение, параметры и\u00a0документы товара.' },
  'products.byArticles': {
    group: 'Каталог',
    title: 'Товары по\u00a0артикулам',
    text: `До\u00a0${ARTICLES_PER_REQUEST} артикулов или штрихкодов за\u00a0раз, ответ в\u00a0том же порядке. Чего нет, то\u00a0пустой список.`,
  },
  'products.analogs': { group: 'Каталог', title: 'Аналоги', text: 'Чем заменить товар и\u00a0что заменяет\u00a0он.' },
  'products.stocksAndPrices': {
    group: 'Цены и\u00a0наличие',
    title: 'Цены и\u00a0остатки',
    text: `Персональные цены и\u00a0остатки региона, до\u00a0${PRICES_PER_REQUEST} товаров за\u00a0раз. Считается в\u00a0лимите запросов цен.`,
  },
  'productDocuments.get': { group: 'Документы', title: 'Документ товара', text: 'Текст паспорта безопасности или декларации.' },
  'regions.pickupAddress': { group: 'Получение', title: 'Пункты самовывоза', text: 'Где регион может забрать заказ и\u00a0когда открыто.' },
  'delivery.list': { group: 'Получение', title: 'Адреса доставки', text: 'Адреса региона: их\u00a0номера нужны для заказа.' },
  'delivery.schedules': {
    group: 'Получение',
    title: 'Графики доставки',
    text: 'Дни, интервалы и\u00a0время, до\u00a0которого принимаем заказ.',
  },
  'orders.create': {
    group: 'Заказы',
    title: 'Оформить заказ',
    text: 'uuid создаёт ваша программа. Тот же uuid ещё раз\u00a0– тот же заказ, второго не\u00a0будет. Цена строки та, которую вы\u00a0видели: если она изменилась, придёт 409. Корзину на\u00a0сайте такой заказ не\u00a0трогает.',
  },
  'orders.list': {
    group: 'Заказы',
    title: 'Заказы региона',
    text: 'Страницами, с\u00a0поиском по\u00a0номеру и\u00a0отбором по\u00a0статусу, дню и\u00a0сумме.',
  },
  'orders.get': { group: 'Заказы', title: 'Один заказ', text: 'Строки, суммы, получение и\u00a0когда какой статус наступил.' },
  'orders.confirmed': {
    group: 'Заказы',
    title: 'Подтверждённый заказ',
    text: 'Что склад подтвердил и\u00a0отгрузил по\u00a0каждой строке.',
  },
  'orders.cancel': { group: 'Заказы', title: 'Отменить заказ', text: 'Пока заказ размещён или подтверждён; потом\u00a0– 409.' },
  'regions.documents': {
    group: 'Документы',
    title: 'Реестр документов',
    text: 'Счета, УПД, корректировки и\u00a0акты региона, новые первыми.',
  },
  'documents.get': { group: 'Документы', title: 'Один документ', text: 'Строки, стороны, файлы и\u00a0история состояний.' },
  'documents.reconciliation': {
    group: 'Документы',
    title: 'Акт сверки',
    text: 'Отгрузки и\u00a0оплаты за\u00a0период, долг в\u00a0начале и\u00a0в\u00a0конце.',
  },
}
