import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstAddress, NewDeliveryAddress, RenamedDeliveryAddress, type DeliveryAddress } from '../../../model/company/delivery'

const address = (id: number, is_primary: 0 | 1): DeliveryAddress => ({
  id,
  is_primary,
  name: `Точка ${id}`,
  address: 'ул. Мира, 1',
  position: '56.8,35.9',
  region: 'Тверская',
  subregion: '',
})
const addresses = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(0 as const, 1 as const)), { selector: ([id]) => id, maxLength: 6 })
  .map((all) => all.map(([id, isPrimary]) => address(id, isPrimary)))

describe('the delivery address to begin with', () => {
  it('is the remembered one, else the primary, else the first, else none [STATE-016]', () =>
    fc.assert(
      fc.property(addresses, fc.option(fc.integer({ min: 1, max: 9 })), (all, cookie) => {
        /** The least rank wins, the first of equal ones. */
        const rank = ({ id, is_primary }: DeliveryAddress) => (id === cookie ? 0 : is_primary === 1 ? 1 : 2)
        const [best = null] = all.toSorted((a, b) => rank(a) - rank(b))
        expect(firstAddress(all, cookie)).toBe(best)
      }),
    ))

  it('is the one that the server says was used last, where none is remembered', () => {
    const all = [address(1, 1), { ...address(2, 0), last_used: 1 as const }, address(3, 0)]
    expect([null, 9, 3].map((remembered) => firstAddress(all, remembered)?.id)).toEqual([2, 2, 3])
  })
})

describe('a delivery address', () => {
  const whole = { name: ' Склад ', address: 'Тверь, ул. Мира, 1', position: '56.8,35.9', region: 'Тверская', subregion: '' }

  it('is created from its five fields and renamed by its name alone [VALID-009]', () => {
    expect(NewDeliveryAddress.parse({ ...whole, id: 5, is_primary: 1 })).toEqual({ ...whole, name: 'Склад' })
    expect(RenamedDeliveryAddress.parse(whole)).toEqual({ name: 'Склад' })
  })

  it.each([
    [{ name: '   ' }, 'Заполните это поле'],
    [{ address: '' }, 'Заполните это поле'],
    [{ name: 'я'.repeat(101) }, 'Не больше 100 знаков'],
    [{ address: 'я'.repeat(301) }, 'Не больше 300 знаков'],
  ])('with %j is refused in words [VALID-009]', (changes, message) =>
    expect(NewDeliveryAddress.safeParse({ ...whole, ...changes }).error?.issues.map((issue) => issue.message)).toEqual([message]),
  )
})
