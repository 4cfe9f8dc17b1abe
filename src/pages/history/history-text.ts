import type { Config } from '../../../model/content/config'

/** A step in the history of the shop; `when`: a year, or the present. */
export type HistoryStep = { when: string; title: string; text: string }

/** The years after the first one, which is configuration. */
const LATER: readonly { year: number; title: string; text: string }[] = [
  {
    year: 2000,
    title: 'Москва',
    text: 'Второй склад. К\u00a0маслам добавились аккумуляторы и\u00a0фильтры, появилась доставка по\u00a0дням недели.',
  },
  {
    year: 2003,
    title: 'Санкт-Петербург',
    text: 'Третий склад и\u00a0первые прямые договоры с\u00a0импортёрами: документы приходят вместе с\u00a0партией.',
  },
  {
    year: 2007,
    title: 'Екатеринбург',
    text: 'Склад на\u00a0Урале. Начали возить масла в\u00a0бочках и\u00a0кубах машинами с\u00a0гидробортом.',
  },
  {
    year: 2010,
    title: 'Самара',
    text: 'Пятый склад. Прайс-лист с\u00a0остатками стал приходить партнёрам каждое утро.',
  },
  {
    year: 2013,
    title: 'Нижний Новгород и\u00a0интернет-магазин',
    text: 'Компании смогли заказывать сами: с\u00a0персональной ценой, остатком своего города и\u00a0историей заказов.',
  },
  {
    year: 2018,
    title: 'Краснодар',
    text: 'Склад на\u00a0юге: сельскому хозяйству и\u00a0перевозчикам. Документы перешли в\u00a0электронный обмен.',
  },
  {
    year: 2025,
    title: 'Маркировка масел',
    text: 'Передаём коды в\u00a0электронных УПД и\u00a0сверяем их\u00a0при\u00a0отгрузке. Обновили магазин: заказ списком, сохранённые корзины, подбор по\u00a0автомобилю.',
  },
]

/** What happened since the shop began, the oldest first; years that would lie before its first one are left out. [ROUTE-037, DEC-001] */
export const historyOf = ({ since, shop_name: shopName }: Pick<Config, 'since' | 'shop_name'>): HistoryStep[] => [
  {
    when: String(since),
    title: 'Первый склад, Казань',
    text: `«${shopName}» начинает с\u00a0моторных масел и\u00a0антифризов для автосервисов и\u00a0автопарков города. Правило с\u00a0первого дня: без документов изготовителя товар на\u00a0склад не\u00a0принимаем.`,
  },
  ...LATER.filter(({ year }) => year > since).map(({ year, title, text }) => ({ when: String(year), title, text })),
  {
    when: 'Сегодня',
    title: 'Восемь складов',
    text: 'К\u00a0семи городам присоединилась Тюмень. Каталог\u00a0– от\u00a0пластичной смазки до\u00a0тягового аккумулятора, заказы приходят с\u00a0сайта, из\u00a0приложения и\u00a0через API.',
  },
]
