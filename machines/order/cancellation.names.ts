import { namesOf } from '../support/names'
import { cancellationMachine } from './cancellation.machine'

export const cancellationNames = namesOf(cancellationMachine, {
  title: 'Отмена заказа',
  purpose: 'Спрашивает, отменяет один раз, о неудаче говорит там же.',
  states: { resting: 'Не спрошено', asking: 'Спрашивает', cancelling: 'Отменяет' },
  events: {
    'cancellation.asked': 'нажато «Отменить заказ»',
    'cancellation.withdrawn': 'нажато «Не отменять»',
    'cancellation.confirmed': 'отмена подтверждена',
  },
  facts: { 'order.cancelled': 'заказ отменён', 'cancellation.doubtful': 'заказ, возможно, отменён' },
  calls: { sendCancellation: 'отменить заказ' },
  guards: { isDoubtful: 'ответа не было' },
  actions: {
    begin: 'запомнить ключ',
    blame: 'запомнить причину',
    forgetBlame: 'забыть причину',
    forgetDoubt: 'ответ есть',
    announceDoubtful: 'сообщить: возможно, отменён',
    announceCancelled: 'сообщить: отменён',
  },
})
