import type { Config } from '../../../model/content/config'
import type { TextBlock } from '../../../model/content/text-block'
import { formatPhone } from '../../../model/identity/phone'

/** What to do when the shop does not open, on /vpn; the phone is configuration, and left out until it is known. [ROUTE-020] */
export const connectionText = (config: Pick<Config, 'phone' | 'phone_hours'> | undefined): TextBlock[] => [
  { type: 'heading', id: 'vpn', text: 'Если включён VPN' },
  {
    type: 'paragraph',
    text: 'VPN ведёт запросы через другую страну: сайт отвечает медленно, а\u00a0иногда не\u00a0отвечает вовсе\u00a0– мы\u00a0закрываем адреса, с\u00a0которых идут атаки. Отключите VPN или добавьте наш сайт в\u00a0его исключения: так называется список сайтов, которые открываются напрямую.',
  },
  { type: 'heading', id: 'order', text: 'Что попробовать по\u00a0порядку' },
  {
    type: 'list',
    is_ordered: true,
    items: [
      'Обновите страницу. Набранное в\u00a0корзине сохраняется в\u00a0браузере и\u00a0не\u00a0пропадёт.',
      'Откройте сайт в\u00a0другой сети: например, раздайте интернет с\u00a0телефона.',
      'Отключите VPN, прокси и\u00a0расширения, которые меняют страницы.',
      'Проверьте дату и\u00a0время на\u00a0компьютере.',
      'Откройте сайт в\u00a0окне без расширений («инкогнито»). Если там работает, очистите данные сайта в\u00a0настройках браузера.',
      'Обновите браузер: подойдут Chrome, Яндекс Браузер и\u00a0Edge от\u00a0109-й версии, Firefox от\u00a0115-й, Safari от\u00a016.4.',
    ],
  },
  { type: 'heading', id: 'office', text: 'Если не\u00a0открывается только на\u00a0работе' },
  {
    type: 'paragraph',
    text: 'Скорее всего, сайт закрывает фильтр организации. Передайте администратору сети результат проверки и\u00a0попросите разрешить наш адрес и\u00a0протокол HTTPS (порт 443).',
  },
  { type: 'heading', id: 'urgent', text: 'Если заказ срочный' },
  {
    type: 'paragraph',
    text: [
      'Набранное без связи не\u00a0пропадает, ',
      { text: 'что работает без неё', href: '/offline' },
      '. Заказ примет ваш менеджер по\u00a0телефону',
      ...(config
        ? [' или наш общий номер ', { text: formatPhone(config.phone), href: `tel:+${config.phone}` }, `. ${config.phone_hours}`]
        : []),
      '.',
    ],
  },
]
