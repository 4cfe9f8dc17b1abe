/**
 * The forms of one Russian noun: 1 `one` (товар), 2 `few` (товара), 5 `many` (товаров); `other` is for fractions and
 * is the same as `few` (the genitive singular: «1,5 товара») where it is left out.
 */
export interface WordForms {
  readonly one: string
  readonly few: string
  readonly many: string
  readonly other?: string
}

/** The nouns that the shop counts, for `counted` and `pluralForm`; those of the cabinet alone: ../company/cabinet-words.ts. [DEC-045] */
export const words = {
  address: { one: 'адрес', few: 'адреса', many: 'адресов' },
  article: { one: 'артикул', few: 'артикула', many: 'артикулов' },
  attempt: { one: 'попытка', few: 'попытки', many: 'попыток' },
  brand: { one: 'бренд', few: 'бренда', many: 'брендов' },
  cart: { one: 'корзина', few: 'корзины', many: 'корзин' },
  change: { one: 'изменение', few: 'изменения', many: 'изменений' },
  character: { one: 'символ', few: 'символа', many: 'символов' },
  company: { one: 'компания', few: 'компании', many: 'компаний' },
  day: { one: 'день', few: 'дня', many: 'дней' },
  digit: { one: 'цифра', few: 'цифры', many: 'цифр' },
  document: { one: 'документ', few: 'документа', many: 'документов' },
  /** Of a form. */
  field: { one: 'поле', few: 'поля', many: 'полей' },
  file: { one: 'файл', few: 'файла', many: 'файлов' },
  filter: { one: 'фильтр', few: 'фильтра', many: 'фильтров' },
  gift: { one: 'подарок', few: 'подарка', many: 'подарков' },
  hour: { one: 'час', few: 'часа', many: 'часов' },
  line: { one: 'строка', few: 'строки', many: 'строк' },
  /** The accusative: «не принял 21 строку». */
  lineAsObject: { one: 'строку', few: 'строки', many: 'строк' },
  minute: { one: 'минута', few: 'минуты', many: 'минут' },
  /** «3 непрочитанных» */
  unread: { one: 'непрочитанное', few: 'непрочитанных', many: 'непрочитанных' },
  notification: { one: 'уведомление', few: 'уведомления', many: 'уведомлений' },
  offer: { one: 'предложение', few: 'предложения', many: 'предложений' },
  order: { one: 'заказ', few: 'заказа', many: 'заказов' },
  pack: { one: 'упаковка', few: 'упаковки', many: 'упаковок' },
  page: { one: 'страница', few: 'страницы', many: 'страниц' },
  piece: { one: 'штука', few: 'штуки', many: 'штук' },
  point: { one: 'балл', few: 'балла', many: 'баллов' },
  product: { one: 'товар', few: 'товара', many: 'товаров' },
  promotion: { one: 'акция', few: 'акции', many: 'акций' },
  question: { one: 'вопрос', few: 'вопроса', many: 'вопросов' },
  region: { one: 'регион', few: 'региона', many: 'регионов' },
  result: { one: 'результат', few: 'результата', many: 'результатов' },
  review: { one: 'оценка', few: 'оценки', many: 'оценок' },
  ruble: { one: 'рубль', few: 'рубля', many: 'рублей' },
  second: { one: 'секунда', few: 'секунды', many: 'секунд' },
  variant: { one: 'вариант', few: 'варианта', many: 'вариантов' },
  warehouse: { one: 'склад', few: 'склада', many: 'складов' },
  year: { one: 'год', few: 'года', many: 'лет' },
} as const satisfies Record<string, WordForms>
