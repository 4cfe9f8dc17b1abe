import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { fileNameOf, headLines } from '../../../model/price-list/price-list-head'

const AT = Date.parse('2026-11-22T21:30:00Z')
const head = { shop: 'Картер', buyer: 'ООО «Гараж», Казань', filter: ['Масла', 'Бренд: Arktelub'] }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the head of a price list', () => {
  it('says what it is, when its prices held by the clock of the shop, for whom and of what', () => {
    expect(headLines(head, AT, 214).map(plain)).toEqual([
      'Картер: прайс-лист',
      'Цены и остатки на 23 ноября 2026, 0:30 (МСК), в рублях с НДС',
      'ООО «Гараж», Казань',
      'Масла. Бренд: Arktelub. 214 товаров',
    ])
  })
})

describe('the name of the file', () => {
  it('names shop, city, what narrows the list, and the day', () => {
    expect(fileNameOf(head, AT)).toBe('Прайс-лист Картер, Казань, Масла, Бренд Arktelub, 2026-11-23')
    expect(fileNameOf({ ...head, filter: [] }, AT)).toBe('Прайс-лист Картер, Казань, 2026-11-23')
  })

  const text = fc.string({ unit: 'binary', maxLength: 200 })
  test.prop([text, text, fc.array(text, { maxLength: 3 })])(
    'is one that every system takes, whatever shop, buyer and filters are called',
    (shop, buyer, filter) => {
      const name = fileNameOf({ shop, buyer, filter }, AT)
      expect(name).toMatch(/^Прайс-лист.*, 2026-11-23$/s)
      expect(Array.from(name).length).toBeLessThan(100)
      expect(/[\\/:*?"<>|]/.test(name) || Array.from(name).some((sign) => (sign.codePointAt(0) ?? 0) < 32)).toBe(false)
    },
  )
})
