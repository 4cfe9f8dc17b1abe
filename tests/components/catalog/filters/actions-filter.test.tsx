import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { ProductQuery } from '../../../../model/catalogue/filter'
import { CatalogView } from '../../../../src/pages/catalog/catalog-view'
import { product } from '../../../support/plain-goods'
import { openShop } from '../../support/open-shop'
import { guest } from '../../support/people'

const at = (search: string) => history.replaceState(null, '', `/catalog${search}`)
afterEach(() => {
  cleanup()
  at('')
})

const ACTIONS = [
  { id: 3, title: 'Осенняя цена', count: 7 },
  { id: 9, title: 'Третья бесплатно', count: 4 },
  { id: 12, title: 'Набор к сезону', count: 0 },
]
/** What was asked for of promotions, one after the other. */
async function open(actions?: typeof ACTIONS) {
  const asked: (readonly number[] | undefined)[] = []
  await openShop(<CatalogView trail={[]} near={[]} />, {
    ...guest,
    'products.all': ({ body }: { body: ProductQuery }) => {
      asked.push(body.actions)
      return { total: 1, products: [product(1)], filters: [], brands: [], range: null, ratings: [], availability: [], gift: null, actions }
    },
  })
  return asked
}
const group = () => screen.findByRole('group', { name: 'Акции' })

it('promotions are ticked like brands: the address, the question, a chip and the title say which [DEC-052]', async () => {
  at('?actions=3')
  const asked = await open(ACTIONS)
  const user = userEvent.setup()
  await screen.findByRole('heading', { level: 1, name: 'Акция «Осенняя цена»' })
  await user.click(within(await group()).getByRole('checkbox', { name: /Третья бесплатно/ }))
  await waitFor(() => expect(location.search).toBe('?actions=3,9'))
  await waitFor(() => expect(asked.at(-1)).toEqual([3, 9]))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Все товары')
  await user.click(screen.getByRole('button', { name: 'Убрать: Акция Осенняя цена' }))
  await waitFor(() => expect(location.search).toBe('?actions=9'))
})

it('a promotion that gives nothing cannot be ticked [DEC-053]', async () => {
  at('?actions=3')
  await open(ACTIONS)
  const [, , empty] = within(await group()).getAllByRole<HTMLInputElement>('checkbox')
  expect([empty?.disabled, empty?.closest('label')?.textContent]).toEqual([true, expect.stringContaining('Набор к сезону')])
})

it('a server that says nothing of promotions gives no such filter [DEC-006]', async () => {
  at('?q=a')
  await open()
  await screen.findByText(product(1).name)
  expect(screen.queryByRole('group', { name: 'Акции' })).toBeNull()
})
