import { namesOf } from '../support/names'
import type { cancellationMachine } from './cancellation.machine'

export const cancellationNames = namesOf<typeof cancellationMachine>({
  title: 'Отмена заказа',
  purpose: 'Спрашивает, отменяет один раз; что не вышло, ждёт у своего заказа, даже если с его страницы ушли.',
  about: {
    lives: 'Запускает покупатель вместе с собой: отмена переживает страницу, на которой её попросили.',
    rules: ['DEC-006', 'DEC-024'],
    story: 'order',
    screens: ['/personal/orders/:id', '/orders/:id'],
  },
  states: { resting: 'Не спрошено', asking: 'Спрашивает', cancelling: 'Отменяет' },
  events: {
    'cancellation.asked': 'нажато «Отменить заказ»',
    'cancellation.withdrawn': 'нажато «Не отменять» или ушли',
    'cancellation.confirmed': 'отмена подтверждена',
  },
  facts: {
    'order.cancelled': 'заказ отменён',
    'cancellation.failed': 'отмена не удалась',
    'cancellation.doubtful': 'заказ, возможно, отменён',
  },
  calls: { sendCancellation: 'отменить заказ' },
  guards: {
    isAsked: 'спрошено об этом заказе',
    isAskedInDoubt: 'об этом, и ответа не было',
    isAnother: 'другой заказ',
    isUnanswered: 'ответа нет',
    isUnauthorized: 'нужен вход',
  },
  actions: {
    begin: 'запомнить заказ и ключ',
    blame: 'запомнить причину',
    forgetBlame: 'забыть причину',
    doubt: 'сохранить ключ: ответа не было',
    forgetDoubt: 'ответ есть',
    announceFailed: 'сообщить: не вышло',
    announceDoubtful: 'сообщить: возможно, отменён',
    announceCancelled: 'сообщить: отменён',
  },
})
