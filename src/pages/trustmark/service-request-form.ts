import { checkServiceRequest, EMPTY_SERVICE_REQUEST } from '../../../model/conversation/service-request'
import { defineForm } from '../../form/form-definition'

/** A request to the trust-mark programme. [ROUTE-019] */
export const serviceRequestForm = defineForm({
  name: 'service-request',
  call: 'feedback.send',
  isKeyed: true,
  labels: {
    request: 'О\u00a0чём заявка',
    service: 'Сервис или магазин',
    address: 'Город и\u00a0адрес',
    text: 'Что ещё нам знать, если нужно',
    name: 'Как к\u00a0вам обращаться',
    email: 'Email для ответа',
    phone: 'Телефон, если удобнее звонок',
    consent: 'Согласие на\u00a0обработку данных',
  },
  empty: EMPTY_SERVICE_REQUEST,
  check: checkServiceRequest,
  words: {
    notSent: 'Заявка не\u00a0отправлена.',
    maybeSent: 'Возможно, заявка уже отправлена.',
  },
  hasDraft: true,
})
