import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CatalogView } from '../../../src/pages/catalog/catalog-view'
import { product } from '../../support/plain-goods'
import { openShop } from '../support/open-shop'
import { guest } from '../support/people'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})
beforeEach(() => history.replaceState(null, '', '/catalog?page=999'))

const answer = { total: 50, filters: [], brands: [], range: null, ratings: [], availability: [], actions: [] }

it('a page past the end says so, leads to the last one, and has no title of its own [DEC-052]', async () => {
  await openShop(<CatalogView trail={[]} near={[]} />, { ...guest, 'products.all': () => ({ ...answer, products: [] }) })
  await screen.findByRole('heading', { name: 'Такой страницы в списке нет' })
  expect(screen.getByRole('link', { name: 'К последней странице' }).getAttribute('href')).toBe('/catalog?page=3')
  expect(screen.getByRole('link', { name: 'К первой странице' }).getAttribute('href')).toBe('/catalog')
  await waitFor(() => expect(document.title).toBe('Все товары — Картер'))
})

it('a page of the list is named by its number', async () => {
  history.replaceState(null, '', '/catalog?page=2')
  await openShop(<CatalogView trail={[]} near={[]} />, { ...guest, 'products.all': () => ({ ...answer, products: [product(1)] }) })
  await waitFor(() => expect(document.title).toBe('Все товары, страница 2 — Картер'))
})
