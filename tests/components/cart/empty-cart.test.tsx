import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { matchRoute } from '../../../model/routing/routes'
import CartPage from '../../../src/pages/cart/cart-page'
import { openShop } from '../support/open-shop'
import { buyer, customer, user } from '../support/people'

afterEach(cleanup)
const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart

describe('a cart without lines', () => {
  it('begins with the entry by article, before the words that it is empty', async () => {
    await openShop(page, buyer(0))
    const heading = await screen.findByRole('heading', { level: 1, name: /пуста$/ })
    const field = screen.getByRole('combobox', { name: /^Артикул/ })
    expect(field.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  it.each([
    ['company', { last_company_id: null }, 'Зарегистрировать компанию'],
    ['registration', { last_company_id: 1 }, 'Завершить регистрацию'],
  ])('of somebody who lacks a %s leads to the registration [STATE-005, STATE-006]', async (_, more, name) => {
    await openShop(page, { ...customer([]), 'session.user': () => ({ ...user, registration_not_complete: true, ...more }) })
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/auth/registration')
  })
})
