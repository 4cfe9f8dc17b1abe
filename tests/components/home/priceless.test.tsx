import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import CartPage from '../../../src/pages/cart/cart-page'
import HomePage from '../../../src/pages/home/home-page'
import { GuestOffer } from '../../../src/pages/product/offer/guest-offer'
import { PriceInvitation } from '../../../src/product/price/price-invitation'
import { openShop } from '../support/open-shop'
import { customer, user } from '../support/people'

afterEach(cleanup)

const failing = () => Promise.reject(new ApiError(503, ''))

const somebody = (changes: Partial<typeof user>) => ({ ...customer([]), 'session.user': () => ({ ...user, ...changes }) })
const parts = (
  <>
    <HomePage route={matchRoute('/')!.route} params={{}} /> {/* the table has the home page */}
    <PriceInvitation rights="regionless" />
    <GuestOffer rights="regionless" />
  </>
)
const said = () => document.body.textContent?.replaceAll('\u00a0', ' ')

it.each([
  ['nobody’s company', { registration_not_complete: true, last_company_id: 0 }, 'company'],
  ['a company whose registration is not finished', { registration_not_complete: true, last_company_id: 8 }, 'registration'],
  ['a company without a region in force', {}, 'region'],
] as const)(
  'whoever sees no price is told what he lacks, and nothing of what is not so: %s [STATE-005] [STATE-006]',
  async (_, changes, lack) => {
    await openShop(parts, somebody(changes))
    await screen.findByText(/Каталог открыт уже сейчас/)
    const words = {
      company: ['У вас ещё нет компании', 'Цены появятся после регистрации компании', 'когда вы зарегистрируете компанию.'],
      registration: [
        'Регистрация компании не закончена',
        'Цены появятся, когда вы завершите регистрацию',
        'когда вы завершите регистрацию компании.',
      ],
      region: [
        'У вас нет действующего региона компании',
        'Цены появятся, когда у вас будет регион компании',
        'когда у вас будет регион компании.',
      ],
    }
    expect(
      Object.entries(words)
        .filter(([, [home]]) => said()?.includes(home!))
        .map(([key]) => key),
    ).toEqual([lack]) // each has three
    for (const sentence of words[lack]) expect(said()).toContain(sentence)
  },
)

it('whoever’s regions did not load is not told that he has none', async () => {
  await openShop(
    <>
      {parts}
      <CartPage route={matchRoute('/cart')!.route} params={{}} /> {/* the table has the cart */}
    </>,
    { ...somebody({}), 'regions.list': failing },
  )
  await screen.findByText(/Ваши компании пока не.загрузились: цены/)
  for (const sentence of ['когда загрузятся ваши компании.', 'Цены появятся, когда загрузятся ваши компании', 'Корзина на месте']) {
    expect(said()).toContain(sentence)
  }
  expect(said()).not.toMatch(/регион/)
})
