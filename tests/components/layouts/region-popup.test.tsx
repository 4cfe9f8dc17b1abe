import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { actorOf } from '../../../src/shop/actors'
import { RegionPopup } from '../../../src/layouts/popups/region-popup'
import { openShop } from '../support/open-shop'
import { region } from '../../support/plain-region'
import { customer } from '../support/people'

afterEach(cleanup)

const REGIONS = [
  region(1, { favorite: 1, store_city_name: 'Казань' }),
  region(2, { store_city_name: 'Самара' }),
  region(3, { store_city_name: 'Пермь', status: 0 }),
  region(4, { store_city_name: 'Уфа', status: 99 }),
]
async function open() {
  const close = vi.fn<() => void>()
  const type = userEvent.setup()
  const shop = await openShop(<RegionPopup onClose={close} />, customer(REGIONS))
  const active = () => actorOf(shop.app, 'customer')?.getSnapshot().context.region?.id
  return { type, close, active, ...shop }
}
const apply = () => screen.queryByRole('button', { name: 'Применить' })
const radio = (city: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(city) })

describe('RegionPopup', () => {
  it('[NAV-020] carries the texts of the spec and the way to the companies', async () => {
    await open()
    const dialog = within(screen.getByRole('dialog', { name: 'Кто будет покупать...' }))
    expect(within(dialog.getByRole('group', { name: 'Выберите компанию' })).getAllByRole('radio')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'Управлять компаниями' }).getAttribute('href')).toBe('/personal/companies')
  })

  it('[STATE-008] offers «Применить» only while another region is marked than the one in force, and applies that one', async () => {
    const { type, active } = await open()
    expect({ checked: radio('Казань').checked, apply: apply(), active: active() }).toEqual({ checked: true, apply: null, active: 1 })
    await type.click(radio('Самара'))
    expect([radio('Самара').checked, apply() !== null, active()]).toEqual([true, true, 1])
    await type.click(radio('Казань'))
    expect({ checked: radio('Казань').checked, apply: apply() }).toEqual({ checked: true, apply: null })
    await type.click(radio('Самара'))
    await type.click(apply()!) // it is there: another region is marked
    expect({ checked: radio('Самара').checked, apply: apply(), active: active() }).toEqual({ checked: true, apply: null, active: 2 })
  })

  it('[STATE-008] forgets the mark when it is closed without applying', async () => {
    const { type, close, active } = await open()
    await type.click(radio('Самара'))
    await type.click(screen.getByRole('button', { name: 'Отмена' }))
    expect([close.mock.calls.length, radio('Казань').checked, apply(), active()]).toEqual([1, true, null, 1])
  })

  it('[STATE-007] lists blocked regions apart, not to be chosen and with the reason, and says which are on moderation', async () => {
    await open()
    const blocked = screen.getByRole('group', { name: 'Заблокированы' })
    const radios = within(blocked).getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ value, disabled }) => [value, disabled])).toEqual([['4', true]])
    expect(blocked.textContent).toContain('Покупать для неё нельзя')
    const marked = screen
      .getAllByText('На модерации')
      .map((mark) => within(mark.closest('label')!).getByRole<HTMLInputElement>('radio').value) // each stands in a label
    expect(marked).toEqual(['3'])
  })
})
