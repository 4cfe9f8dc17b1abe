import { xmlText } from '../../sheet/sheet-text'
import type { Offer, PriceListByLink } from './offer'

/** A price list as YML, the form of Yandex Market; it has the goods that have a price of the buyer's. @param origin of the shop's pages */
export const ymlOf = ({ shop, buyer, categories, offers, at }: PriceListByLink, origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<yml_catalog date="${new Date(at).toISOString().slice(0, 19)}Z">`,
    '<shop>',
    element('name', shop),
    element('company', buyer),
    element('url', origin),
    '<currencies><currency id="RUB" rate="1"/></currencies>',
    '<categories>',
    ...categories.map(
      ({ id, name, parentId }) => `<category id="${id}"${parentId === null ? '' : ` parentId="${parentId}"`}>${xmlText(name)}</category>`,
    ),
    '</categories>',
    '<offers>',
    ...offers.flatMap((offer) => (offer.own === null ? [] : [offerOf(offer, offer.own, origin)])),
    '</offers>',
    '</shop>',
    '</yml_catalog>',
    '',
  ].join('\n')

const element = (name: string, text: string): string => (text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`)

function offerOf({ id, name, article, brand, barcode, categoryId, image, stock }: Offer, own: number, origin: string): string {
  const units = stock ?? 0
  return [
    `<offer id="${id}" available="${units > 0}">`,
    element('url', `${origin}/product/${id}`),
    element('price', (own / 100).toFixed(2)),
    element('currencyId', 'RUB'),
    element('categoryId', String(categoryId)),
    element('picture', image && origin + image),
    element('name', name),
    element('vendor', brand),
    element('vendorCode', article),
    element('barcode', barcode),
    element('count', String(units)),
    '</offer>',
  ].join('')
}
