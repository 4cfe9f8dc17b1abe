import { namesOf } from '../support/names'
import { deliveryMachine } from './delivery.machine'

export const deliveryNames = namesOf(deliveryMachine, {
  title: 'Место получения',
  purpose: 'Точки доставки и склады самовывоза региона и то, что из них выбрано.',
  states: { waiting: 'Ждёт региона', loading: 'Загружаются', ready: 'Можно выбирать', failed: 'Ответа нет', refused: 'Отказано' },
  events: {
    'delivery.load': 'велен регион',
    'delivery.reload': 'адреса изменились',
    'delivery.retried': 'нажато «Повторить»',
    'address.selected': 'выбрана точка доставки',
    'pickup.selected': 'выбран склад',
    'loss.noted': 'пропажа замечена',
    'clock.ticked': 'прошла минута',
  },
  facts: { 'address.chosen': 'действует точка доставки' },
  calls: { loadPlaces: 'загрузить адреса', loadSchedules: 'узнать дни доставки', clock: 'часы' },
  guards: { hasAddress: 'такая точка есть', hasPickup: 'такой склад есть', offersDelivery: 'есть куда везти', isUnanswered: 'ответа нет' },
  delays: { restPause: 'пауза после сбоя' },
  actions: {
    aim: 'сменить регион',
    keep: 'взять адреса',
    select: 'выбрать точку',
    selectPickup: 'выбрать склад',
    forgetGone: 'забыть пропавшее',
    keepSchedules: 'взять дни доставки',
    noteTime: 'запомнить время',
    countFailure: 'посчитать сбой',
    announceChosen: 'сообщить, какая точка',
    keepChosen: 'сохранить выбор',
  },
})
