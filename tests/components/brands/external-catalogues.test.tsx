import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { seedConfig } from '../../../fake-server/seed/config'
import { matchRoute } from '../../../model/routing/routes'
import BrandsPage from '../../../src/pages/brands/brands-page'
import { openShop } from '../support/open-shop'
import { guest } from '../support/people'

afterEach(cleanup)

const brand = { id: 1, name: 'Arktelub', slug: 'arktelub', country: 'Россия', count: 3, logo: null }
const open = (external_catalogues: typeof seedConfig.external_catalogues) =>
  openShop(<BrandsPage route={matchRoute('/brands')!.route} params={{}} />, {
    ...guest,
    'config.get': () => ({ ...seedConfig, external_catalogues }),
    'brands.list': () => ({ items: [brand] }),
  })

it('brands lead to the selection catalogues that makers keep, in a new tab [NAV-034]', async () => {
  await open(seedConfig.external_catalogues)
  const panel = await screen.findByRole('region', { name: /Каталоги подбора/ })
  expect(
    within(panel)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
  ).toEqual(seedConfig.external_catalogues.map(({ url }) => [url, '_blank']))
})

it('without such catalogues nothing is said of them', async () => {
  await open([{ brand: 'Hagrenol', url: '' }])
  await screen.findByText('Arktelub')
  expect(screen.queryByRole('region', { name: /Каталоги подбора/ })).toBeNull()
})
