import { describe, expect, it } from 'vitest'
import { orderObstacle, type OrderFacts } from '../../../../model/order/placing/obstacle'
import { FINE } from '../../../support/orders/order-facts'

const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ')

/** As many lines and as much comment as fit, and as little money as is enough. */
const atBounds: OrderFacts = { ...FINE, lines: 1000, descriptionLength: 1000, buyerNumberLength: 50, total: 100_000 }

describe('what stands in the way of an order', () => {
  it('is nothing for a registered buyer of an active region with a line, its price and an address', () => {
    expect(orderObstacle(atBounds)).toBeNull()
    expect(orderObstacle({ ...atBounds, minSum: 100_000 })).toBeNull()
  })
  it.each<[Partial<OrderFacts>, RegExp]>([
    [{ isRegistered: false }, /Завершите регистрацию/],
    [{ region: null }, /Выберите регион/],
    [{ region: 'moderated' }, /на модерации/],
    [{ region: 'blocked' }, /заблокирован/],
    [{ isSuspended: true }, /Войдите снова/],
    [{ isOffline: true }, /Нет связи/],
    [{ cart: 'failed' }, /Корзина не загрузилась/],
    [{ prices: 'busy' }, /Узнаём цены/],
    [{ prices: 'failed' }, /Цены не загрузились/],
    [{ lines: 0 }, /нет строк/],
    [{ lines: 0, isAllLeftOut: true }, /отложены\. Отметьте/],
    [{ lines: 1001 }, /^В один заказ помещается 1 000 строк, а отмечено 1 001\. Снимите отметки с лишних/],
    [{ places: 'failed' }, /Адреса не загрузились/],
    [{ placeId: null }, /Нет точки доставки/],
    [{ placeId: null, receiving: 'pickup' }, /нет самовывоза/],
    [{ goneDay: { date: '2026-11-24', why: 'late' } }, /^На вт, 24 ноября сюда уже не доставим\. Выберите другой день\.$/],
    [
      { goneDay: { date: '2026-11-24', why: 'goods' } },
      /^На вт, 24 ноября всё вместе не доставим: часть товаров придёт с других складов позже\. Выберите другой день\.$/,
    ],
    [{ contact: 'noName' }, /кто примет заказ/],
    [{ contact: 'longName' }, /Сократите имя контакта/],
    [{ contact: 'noPhone' }, /телефон того, кто примет/],
    [{ contact: 'badPhone' }, /от 11 до 15 цифр/],
    [{ buyerNumberLength: 51 }, /Сократите свой номер заказа: помещается 50 знаков/],
    [{ descriptionLength: 1001 }, /в нём 1001 знаков/],
    [{ minSum: 100_001 }, /ещё на 0,01 ₽/],
  ])('is said in words [DEC-025] [DEC-067]: %o', (change, words) => {
    expect(spaced(orderObstacle({ ...atBounds, ...change }))).toMatch(words)
  })
  it('names first what must be mended first: a region on moderation comes before a missing address', () => {
    expect(orderObstacle({ ...atBounds, region: 'moderated', placeId: null, lines: 0 })).toMatch(/модерации/)
  })
})
