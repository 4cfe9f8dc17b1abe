import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DiscountList } from '../../../src/pages/discounts/discount-list'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('shows every discount that the server names, the same one twice and two of one section too', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const row = { brand: 'Akkudrom', category_name: 'Аккумуляторы', discount: 500 }
  const groups = [{ name: 'Akkudrom', rows: [row, { ...row, discount: 700 }, { ...row }] }]
  await openShop(<DiscountList groups={groups} by="brand" isOpen />, { ...buyer(1), 'categories.list': () => [] })
  expect(screen.getAllByRole('cell', { name: /%$/ }).map((cell) => cell.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '5 %',
    '7 %',
    '5 %',
  ])
  expect(error).not.toHaveBeenCalled()
})
