import { describe, expect, it } from 'vitest'
import { commerceMlOf } from '../../../../model/price-list/by-link/commerce-ml'
import { csvOf } from '../../../../model/price-list/by-link/csv'
import type { Offer, PriceListByLink } from '../../../../model/price-list/by-link/offer'
import { ymlOf } from '../../../../model/price-list/by-link/yml'

const oil: Offer = {
  id: 7,
  article: 'AL-4071',
  name: 'Масло "Зима" 5W-30; 4 л & канистра',
  brand: 'Arktelub',
  barcode: '2000000000015',
  category: 'Моторные масла',
  categoryId: 12,
  image: '/pictures/oil.svg',
  stock: 24,
  guest: 240_050,
  own: 198_000,
  first: 1000,
  second: 0,
  pack: 4,
}
const list = (offers: readonly Offer[], isPart = false): PriceListByLink => ({
  shop: 'Картер',
  buyer: 'ООО «Волга-Сервис», Казань',
  categories: [
    { id: 1, name: 'Масла', parentId: null },
    { id: 12, name: 'Моторные масла', parentId: 1 },
  ],
  offers,
  isPart,
  at: Date.parse('2026-11-21T12:00:00Z'),
})

describe('a price list as CSV', () => {
  it('has a BOM, semicolons, decimal commas and texts in quotes where they need them', () =>
    expect(csvOf(list([oil]))).toBe(
      '\ufeffНомер;Артикул;Наименование;Бренд;Штрихкод;Раздел;Остаток;Цена для всех;Ваша цена;Упаковка\r\n' +
        '7;AL-4071;"Масло ""Зима"" 5W-30; 4 л & канистра";Arktelub;2000000000015;Моторные масла;24;2400,50;1980,00;4\r\n',
    ))

  it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1'])('has %j as a text, never as a formula [DEC-077]', (name) => {
    const [, row = ''] = csvOf(list([{ ...oil, name }])).split('\r\n')
    expect(row.split(';')[2]!.replace(/^"/, '')).toMatch(/^'/)
  })

  it('leaves the cells of what has no price empty, and never says 0', () =>
    expect(csvOf(list([{ ...oil, name: 'Масло', own: null, guest: null, stock: null }]))).toContain(
      ';Масло;Arktelub;2000000000015;Моторные масла;;;;4\r\n',
    ))
})

describe('a price list as YML', () => {
  it('has the price of the buyer, what is available, and addresses of the shop', () => {
    const text = ymlOf(list([oil]), 'https://karter.example')
    expect(text).toContain('<category id="12" parentId="1">Моторные масла</category>')
    expect(text).toContain(
      '<offer id="7" available="true"><url>https://karter.example/product/7</url><price>1980.00</price><currencyId>RUB</currencyId><categoryId>12</categoryId><picture>https://karter.example/pictures/oil.svg</picture><name>Масло &quot;Зима&quot; 5W-30; 4 л &amp; канистра</name><vendor>Arktelub</vendor><vendorCode>AL-4071</vendorCode><barcode>2000000000015</barcode><count>24</count></offer>',
    )
  })

  it('leaves out what has no price', () => expect(ymlOf(list([{ ...oil, own: null }]), '')).not.toContain('<offer '))
})

describe('a price list as CommerceML', () => {
  it('has both prices of an offer, and says whether it has the changes alone', () => {
    const text = commerceMlOf(list([oil], true))
    expect(text).toContain('<ПакетПредложений СодержитТолькоИзменения="true">')
    expect(text).toContain('<ИдТипаЦены>own</ИдТипаЦены><ЦенаЗаЕдиницу>1980.00</ЦенаЗаЕдиницу>')
    expect(text).toContain('<ИдТипаЦены>guest</ИдТипаЦены><ЦенаЗаЕдиницу>2400.50</ЦенаЗаЕдиницу>')
    expect(text).toContain('<Количество>24</Количество>')
  })

  it('is well-formed whatever the names hold', () => {
    const text = commerceMlOf(list([{ ...oil, name: 'A]]><b>\u0001&amp;' }]))
    expect(text).toContain('<Наименование>A]]&gt;&lt;b&gt;\ufffd&amp;amp;</Наименование>')
  })
})
