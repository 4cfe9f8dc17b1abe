/** Why the API refuses, and what a program does then. [DEC-033, DEC-077] */
export const ERROR_CATALOGUE = {
  401: {
    title: 'Ключ не\u00a0принят',
    advice: 'Ключа нет, он отозван или его срок истёк. Не\u00a0повторяйте запрос: проверьте ключ в\u00a0кабинете.',
  },
  403: {
    title: 'Нельзя этим ключом',
    advice: 'Не\u00a0хватает права, ключ выдан для другого региона или регион заблокирован. Повтор не\u00a0поможет.',
  },
  404: {
    title: 'Не\u00a0найдено',
    advice: 'Нет такого адреса, товара, заказа или документа. У\u00a0снятого с\u00a0продажи товара причина в\u00a0details.',
  },
  409: {
    title: 'Данные изменились',
    advice:
      'Цена или остаток уже другие, заказ уже не\u00a0отменить. Что изменилось, перечислено в\u00a0details: решите и\u00a0отправьте заново.',
  },
  413: { title: 'Слишком длинный запрос', advice: 'Разделите список на\u00a0части.' },
  415: { title: 'Тело не\u00a0JSON', advice: 'Добавьте заголовок Content-Type: application/json.' },
  422: { title: 'Ошибка в\u00a0полях', advice: 'В\u00a0errors\u00a0– объяснение по\u00a0каждому полю. Исправьте и\u00a0отправьте заново.' },
  429: { title: 'Превышен лимит запросов цен', advice: 'Подождите столько секунд, сколько в\u00a0заголовке Retry-After.' },
  503: { title: 'Сервер временно не\u00a0отвечает', advice: 'Повторите через несколько секунд, заказ\u00a0– с\u00a0тем же uuid.' },
} as const
export type ErrorStatus = keyof typeof ERROR_CATALOGUE
/** The statuses of all refusals, in their order. */
export const ERROR_STATUSES = Object.keys(ERROR_CATALOGUE).map(Number) as ErrorStatus[]
