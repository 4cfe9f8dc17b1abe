import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CatalogView } from '../../../src/pages/catalog/catalog-view'
import { product } from '../../support/plain-goods'
import { openShop } from '../support/open-shop'
import { guest } from '../support/people'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})
beforeEach(() => history.replaceState(null, '', '/catalog?view=table'))

const facets = { filters: [], brands: [], range: null, ratings: [], availability: [], actions: [], gift: null }
const TOTAL = 50
/** A page of 24 out of 50 products, numbered through. */
const pageOf = (page: number) => ({
  ...facets,
  total: TOTAL,
  products: Array.from({ length: Math.max(0, Math.min(24, TOTAL - (page - 1) * 24)) }, (_, at) => product((page - 1) * 24 + at + 1)),
})
type Question = { body: { page: number } }
const links = () => screen.getAllByRole('link').flatMap((link) => /^\/product\/(\d+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? [])
const shown = () => new Set(links()).size
/** Products in sight, in their order. */
const ids = () => [...new Set(links())].map(Number)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const more = () => screen.getByRole('button', { name: /^Показать ещё/ })

describe('«Показать ещё»', () => {
  it('puts the next page below, says so in the address, and leads the focus to its first product [DEC-052]', async () => {
    await openShop(<CatalogView trail={[]} near={[]} />, { ...guest, 'products.all': ({ body }: Question) => pageOf(body.page) })
    await waitFor(() => expect(shown()).toBe(24))
    expect(more().textContent).toBe('Показать ещё 24')
    fireEvent.click(more())
    await waitFor(() => expect(shown()).toBe(48))
    expect(location.search).toBe('?page=1..2&view=table')
    expect(document.activeElement?.getAttribute('href')).toBe('/product/25')
    // While a page is on its way the button takes no press.
    await waitFor(() => expect(more().getAttribute('aria-busy')).not.toBe('true'))
    fireEvent.click(more())
    await waitFor(() => expect(shown()).toBe(50))
    expect(screen.queryByRole('button', { name: /^Показать ещё/ })).toBeNull()
    expect([ids(), screen.queryAllByText(/^\d+–\d+ из/).map((it) => it.textContent)]).toEqual([range(1, 50), ['1–50 из 50']])
  })

  it('is there again after a reload, the focus is left alone [DEC-052]', async () => {
    history.replaceState(null, '', '/catalog?page=2..3&view=table')
    await openShop(<CatalogView trail={[]} near={[]} />, { ...guest, 'products.all': ({ body }: Question) => pageOf(body.page) })
    await waitFor(() => expect(shown()).toBe(26))
    expect([ids(), screen.queryAllByText(/^\d+–\d+ из/).map((it) => it.textContent)]).toEqual([range(25, 50), ['25–50 из 50']])
    expect(document.activeElement).toBe(document.body)
  })

  it('says in the place of the page that it did not come, and asks again for that one', async () => {
    let isBroken = true
    await openShop(<CatalogView trail={[]} near={[]} />, {
      ...guest,
      'products.all': ({ body }: Question) => {
        if (body.page === 2 && isBroken) throw new TypeError('Failed to fetch')
        return pageOf(body.page)
      },
    })
    await waitFor(() => expect(shown()).toBe(24))
    fireEvent.click(more())
    const retry = await screen.findByRole('button', { name: 'Повторить' })
    isBroken = false
    fireEvent.click(retry)
    await waitFor(() => expect(shown()).toBe(48))
  })
})
