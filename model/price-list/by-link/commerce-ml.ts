import { xmlText } from '../../sheet/sheet-text'
import type { Offer, PriceListByLink } from './offer'

/** The kinds of prices, by the ids that the offers refer to. */
const OWN = 'own'
const GUEST = 'guest'
/** The code of a piece among units of measure. [ОКЕИ] */
const PIECE = '<БазоваяЕдиница Код="796" НаименованиеПолное="Штука" МеждународноеСокращение="PCE">шт</БазоваяЕдиница>'

/** A price list as a package of offers of CommerceML 2, which 1C reads. */
export const commerceMlOf = ({ shop, buyer, offers, isPart, at }: PriceListByLink): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<КоммерческаяИнформация ВерсияСхемы="2.10" ДатаФормирования="${new Date(at).toISOString().slice(0, 19)}Z">`,
    `<ПакетПредложений СодержитТолькоИзменения="${isPart}">`,
    element('Ид', 'price-list'),
    element('Наименование', `${shop}: прайс-лист, ${buyer}`),
    element('ИдКаталога', 'catalogue'),
    element('ИдКлассификатора', 'categories'),
    `<ТипыЦен>${priceKind(OWN, 'Ваша цена')}${priceKind(GUEST, 'Цена для всех')}</ТипыЦен>`,
    '<Предложения>',
    ...offers.map(offerOf),
    '</Предложения>',
    '</ПакетПредложений>',
    '</КоммерческаяИнформация>',
    '',
  ].join('\n')

const element = (name: string, text: string): string => (text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`)

const priceKind = (id: string, name: string): string =>
  `<ТипЦены>${element('Ид', id)}${element('Наименование', name)}<Валюта>руб</Валюта><Налог><Наименование>НДС</Наименование><УчтеноВСумме>true</УчтеноВСумме></Налог></ТипЦены>`

const price = (kind: string, kopecks: number | null): string =>
  kopecks === null
    ? ''
    : `<Цена>${element('ИдТипаЦены', kind)}${element('ЦенаЗаЕдиницу', (kopecks / 100).toFixed(2))}<Валюта>руб</Валюта><Единица>шт</Единица><Коэффициент>1</Коэффициент></Цена>`

function offerOf({ id, article, barcode, name, own, guest, stock }: Offer): string {
  const prices = price(OWN, own) + price(GUEST, guest)
  return [
    '<Предложение>',
    element('Ид', String(id)),
    element('Штрихкод', barcode),
    element('Артикул', article),
    element('Наименование', name),
    PIECE,
    prices && `<Цены>${prices}</Цены>`,
    element('Количество', String(stock ?? 0)),
    '</Предложение>',
  ].join('')
}
