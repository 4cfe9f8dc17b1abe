import { checkFeedback, EMPTY_FEEDBACK } from '../../../model/conversation/feedback'
import { defineForm } from '../../form/form-definition'

/** A message to the shop. [ROUTE-016] */
export const feedbackForm = defineForm({
  name: 'feedback',
  call: 'feedback.send',
  isKeyed: true,
  labels: {
    subject: 'Тема',
    order_number: 'Номер заказа, если есть',
    text: 'Сообщение',
    files: 'Файлы',
    name: 'Как к\u00a0вам обращаться',
    email: 'Email для ответа',
    phone: 'Телефон, если удобнее звонок',
    consent: 'Согласие на\u00a0обработку данных',
  },
  empty: EMPTY_FEEDBACK,
  check: checkFeedback,
  words: {
    notSent: 'Сообщение не\u00a0отправлено.',
    maybeSent: 'Возможно, сообщение уже отправлено.',
  },
  hasDraft: true,
})
