import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { CatalogView } from '../../../src/pages/catalog/catalog-view'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'

afterEach(cleanup)

it('a list that did not load leaves no blank beside it, and nothing to sort above it', async () => {
  await openShop(<CatalogView trail={[]} near={[]} />, {
    ...buyer(0),
    'config.get': () => ({ main_links: [] }),
    'products.all': () => Promise.reject(new ApiError(422, '')),
  })
  await screen.findByText('Список не загрузился')
  expect(screen.getByRole('complementary', { name: 'Фильтры' }).textContent).toMatch(/Фильтры появятся вместе со.списком/)
  expect([screen.queryByRole('navigation', { name: 'Сортировка' }), screen.queryByRole('button', { name: 'Фильтры' })]).toEqual([
    null,
    null,
  ])
})
