import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ApiError } from '../../../../model/api-error'
import type { ProductQuery } from '../../../../model/catalogue/filter'
import { CatalogView } from '../../../../src/pages/catalog/catalog-view'
import { product } from '../../../support/plain-goods'
import { calledOff, openShop } from '../../support/open-shop'
import { guest } from '../../support/people'

const at = (search: string) => history.replaceState(null, '', `/catalog${search}`)
beforeEach(() => at('?q=oil&brands=nord,vektor&rating=4&f[sae]=5W-30'))
afterEach(() => {
  cleanup()
  at('')
})

const FACETS = {
  filters: [{ id: 'sae', name: 'Вязкость', type: 'list', values: [{ name: '5W-30', count: 0 }] }],
  brands: [
    { slug: 'nord', name: 'Nord', count: 0 },
    { slug: 'vektor', name: 'Vektor', count: 0 },
  ],
  range: null,
  ratings: [],
  availability: [],
  gift: null,
}
const answer = (total: number) => ({ ...FACETS, total, products: total > 0 ? [product(1)] : [] })
/** What a list is narrowed by, in short. */
const narrowedBy = ({ search, brands, rating, filters }: ProductQuery) =>
  [search && 'q', brands && 'brands', rating !== undefined && 'rating', filters && 'sae'].filter(Boolean).join(' ')

/** A catalogue whose lists have so many products, by what narrows them; none otherwise. */
const shop = (totals: Record<string, number | ApiError>) =>
  openShop(<CatalogView trail={[]} near={[]} />, {
    ...guest,
    'products.all': ({ body }: { body: ProductQuery }) => {
      const total = totals[narrowedBy(body)] ?? 0
      return total instanceof ApiError ? Promise.reject(total) : answer(total)
    },
  })
const ways = () =>
  screen.getAllByRole('button', { name: /^Убрать (?!:)[«з]/ }).map((button) => button.getAttribute('aria-label')?.replaceAll('\u00a0', ' '))

it('an empty list names each filter that gives products when it is dropped, the most first, and one press drops it', async () => {
  await shop({ 'q brands rating': 37, 'brands rating sae': 2, 'q rating sae': 5 })
  await screen.findByText('Товары найдутся, если убрать что-то одно:')
  expect(ways()).toEqual([
    'Убрать «Вязкость: 5W-30», найдётся 37 товаров',
    'Убрать «Бренд: Nord и Vektor», найдётся 5 товаров',
    'Убрать запрос «oil», найдётся 2 товара',
  ])
  await userEvent.setup().click(screen.getByRole('button', { name: /«Бренд/ }))
  await waitFor(() => expect(location.search).toBe('?q=oil&rating=4&f[sae]=5W-30'))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Товары')
  await screen.findByText(product(1).name)
})

it('names two filters where no single one helps', async () => {
  await shop({ 'q rating': 12 })
  await screen.findByText(/если убрать сразу два:$/)
  expect(ways()).toEqual(['Убрать «Бренд: Nord и Vektor» и «Вязкость: 5W-30», найдётся 12 товаров'])
})

it('says where not even two help, and offers to drop all', async () => {
  await shop({})
  await screen.findByText(/^Даже без любых двух фильтров/)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Сбросить все фильтры' }))
  await waitFor(() => expect(location.search).toBe('?q=oil'))
})

it('says that it could not find out, with a way to ask again', async () => {
  const totals: Record<string, number | ApiError> = { 'q brands rating': new ApiError(403, '') }
  await shop(totals)
  await screen.findByText(/^Какой фильтр убрать, узнать не.удалось/)
  totals['q brands rating'] = 1
  await userEvent.setup().click(screen.getByRole('button', { name: 'Повторить' }))
  await screen.findByText(/найдётся 1 товар\.$/)
})

it('asks no more once the list was left', async () => {
  const signals: AbortSignal[] = []
  await openShop(<CatalogView trail={[]} near={[]} />, {
    ...guest,
    'products.all': ({ body }: { body: ProductQuery }, options: { signal?: AbortSignal }) => {
      if (narrowedBy(body) === 'q brands rating sae') return answer(0)
      if (options.signal) signals.push(options.signal)
      return calledOff(options)
    },
  })
  await waitFor(() => expect(signals).toHaveLength(4))
  await userEvent.setup().click(screen.getByRole('button', { name: 'Убрать: Рейтинг 4 и больше' }))
  await waitFor(() => expect(signals.slice(0, 4).every(({ aborted }) => aborted)).toBe(true))
})
