import { expect, it } from 'vitest'
import { isEmail } from '../../../model/identity/email'
import { CONTEXT_LIMITS, mask } from '../../../inspector/tap/mask'
import { MASK } from '../../../inspector/signs'
import { maskText } from '../../../inspector/tap/mask-text'

it.each([
  ['/auth/registration?return=%2Finvites%2FH7QD-PAVE-3JZT', 'H7QD'],
  ['/auth?return=%252Finvites%252FH7QD-PAVE-3JZT%26x', 'H7QD'],
  ['/auth?return=%2Fx%3Faccess_token%3Dplanted', 'planted'],
  ['?email=planted%40x.ru%FF', 'planted%40'],
  ['/INVITES/H7QD-PAVE-3JZT', 'H7QD'],
  ['bearer planted', 'planted'],
  ['Отказ (access_token=planted)', 'planted'],
  ["{token:'x'}, 'token=planted'", 'planted'],
  ['{"query":{"password":"planted"}}', 'planted'],
  ['{"password" : "x\\"planted", "a": 1}', 'planted'],
  ['{"code":778899}', '778899'],
  ["o'planted@x.ru", 'planted'],
  ['planted@host', 'planted'],
])('an address in another one, and what is written in a way of its own: %s [DEC-047]', (text, planted) =>
  expect(maskText(text)).not.toContain(planted),
)

it.each([
  [{ phone: '8916123' }, { phone: '8•••' }],
  [{ phone: 375_291_234_567 }, { phone: '+3752 •••' }],
  [{ phones: ['8916'] }, { phones: ['8•••'] }],
  [{ login: 'ivan.pet' }, { login: 'i•••' }],
  [
    { user: { contactEmail: 'ivan@', email: 'ivan@mail.ru', phone: null } },
    { user: { contactEmail: 'i•••', email: 'i•••@•••', phone: null } },
  ],
  [new Map([['login', 'ivan']]), [['login', 'i•••']]],
  [{ login: '' }, { login: '' }],
  [
    { code: 123_456, token: { of: 'planted' } },
    { code: MASK, token: MASK },
  ],
])('what says by its name who somebody is, or that it is a secret, is masked half typed too: %j [DEC-047]', (value, shown) => {
  expect(mask(value, CONTEXT_LIMITS)).toEqual(shown)
  expect(mask(shown, CONTEXT_LIMITS)).toEqual(shown)
})

it.each([
  ['звонить 8912345678', 'звонить 8•••'],
  ['звонить 8912345', 'звонить 8•••'],
  ['тел.8912345', 'тел.8•••'],
  ['8 (912) 345-67-8', '8•••'],
  ['8 (912) 345-', '8•••-'],
  ['+7 912 345', '+•••'],
  ['(912) 345-67-8', '(9•••'],
  ['9123456789', '9•••'],
  ['8.912.345.67', '8•••'],
  ['8/912/345', '8•••'],
  ['кв. 12, 8912345, спросить', 'кв. 12, 8•••, спросить'],
  ['/search?q=8912345&page=2', '/search?q=8•••&page=2'],
  ['/search?q=%2B7%20912%20345', '/search?q=+•••'],
  ['/search?q=%D0%B0+8912345', '/search?q=%D0%B0+8•••'],
  ['vasya@', 'v•••'],
  ['пишите vasya.pupkin@, жду', 'пишите v•••, жду'],
])('a phone and an e-mail are masked while they are typed: %s [DEC-047]', (text, shown) => {
  expect(maskText(text)).toBe(shown)
  expect(maskText(shown)).toBe(shown)
  expect(mask({ text }, CONTEXT_LIMITS)).toEqual({ text: shown })
})

it('of a phone no sign from the seventh digit on leaves the tab, however it is typed letter by letter [DEC-047]', () => {
  for (const phone of ['89123456789', '8 (912) 345-67-89', '+7 912 345 67 89', '8.912.345.67.89', '8-912-345-67-89', '+7/912/345/67/89'])
    for (let typed = 1; typed <= phone.length; typed++) {
      const text = `звонить ${phone.slice(0, typed)}`
      const digits = text.replace(/\D/g, '').length
      if (digits >= 7)
        expect([text, maskText(text).replace(/\D/g, '').length]).toEqual([text, expect.toSatisfy((left: number) => left <= 4)])
    }
})

it.each([
  'АЛ-4071-004',
  'АЛ-8071-004',
  'AL-9071-004',
  'BS 114.208',
  'BS 914.208.1',
  'Volvo VCC 95200377',
  'GM 9986195',
  'НАБОР-AL-9071',
  '8 912 345 ₽',
  '8 912 345,50 ₽',
  '9 123 456 руб.',
  'заказ № 8123456',
  '№\u00a09813441',
  'Заказ №481344-1',
  '481344-1',
  '/orders/98134412',
  '/product/89999999',
  '8.12.2026 10:00',
  '9.12.2026',
  '08.12.2026 – 09.12.2026',
  '8.12.26 10:00',
  '2026-11-23T10:00:00Z',
  '1764000000',
  '82.912345, 55.030204',
  '8 912 34',
  '{"price":8912345,"sum": 9123456}',
  '/catalog?brand_id=8912345',
  '8 шт по 912 345 ₽',
  '98134412-ab12-4c3d-8e5f-0123456789ab',
])('the numbers of the shop stay readable: %s', (text) => expect(maskText(text)).toBe(text))

it.each(['article', 'barcode', 'sku', 'id', 'orderId', 'order_ids', 'number'])(
  'what says by its name that it is a number of goods or of an order is no phone that is being typed: %s',
  (name) => expect(mask({ [name]: '98134412' }, CONTEXT_LIMITS)).toEqual({ [name]: '98134412' }),
)

it.each([
  '8.912.345.67.89',
  '+7.912.345.67.89',
  '8/912/345/67/89',
  '8 (912) 345.67.89',
  '8 . 912 . 345 . 67 . 89',
  'тел.8.912.345.67.89',
  '+375.29.123.45.67',
  '8.912.345.67.89 12.00',
])('a phone with dots or slashes is masked: %s [DEC-047]', (text) =>
  expect(maskText(text).replace(/\D/g, '').length).toBeLessThanOrEqual(4),
)

it.each([
  '23.11.2026 – 30.11.2026',
  '8.11.2026 12.11',
  '114.208 115.209',
  '814.208 815.209',
  '914.208 915.209',
  '192.168.100.200',
  '55.755826 37.617300',
  '/2026/11/23/12345',
])('dates, articles, addresses and places with dots are no phones: %s', (text) => expect(maskText(text)).toBe(text))

it.each(['planted/person@shop.example', 'planted&co@shop.example', 'planted=x@shop.example', 'planted?x@shop.example'])(
  'of whatever the shop takes for an e-mail no more than a letter is seen: %s [DEC-042, DEC-047]',
  (email) => {
    expect(isEmail(email)).toBe(true)
    expect(maskText(`Письмо ушло на ${email}.`)).not.toContain('planted')
  },
)

it.each(['8 . '.repeat(40), '8.12.34.567 9.912.345.67', '1.2345678 8.912.345.67.89', '8912345,8912345', 'x8.12 9.912.345'])(
  'a row of digits that is masked anew stays as it was masked: %s',
  (text) => expect(maskText(maskText(text))).toBe(maskText(text)),
)
