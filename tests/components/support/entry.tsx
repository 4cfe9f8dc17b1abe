import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { selectQuantity } from '../../../machines/cart/cart.selectors'
import { ApiError } from '../../../model/api-error'
import { actorOf } from '../../../src/shop/actors'
import { QuickEntry } from '../../../src/product/entry/quick-entry'
import { product } from '../../support/plain-goods'
import { type Answers, openShop } from './open-shop'
import { buyer } from './people'

/** What the search finds of product n, «M-n». */
export const hit = (id: number) => ({ id, article: `M-${id}`, name: `Масло ${id}`, brand: 'B', image: null })
const bought = (id: number, qty: number) => ({
  product_id: id,
  article: `M-${id}`,
  name: `Масло ${id}`,
  qty,
  at: new Date(Date.now() - 86_400_000).toISOString(),
})
/** A buyer who bought product 1 before; M-4 is sold by six; the search knows every M-n, the server no call for many articles. */
export const answers = (more: Answers = {}): Answers => ({
  ...buyer(0),
  'orders.bought': () => ({ items: [bought(1, 12)] }),
  'products.get': ({ params }: { params: { id: number } }) => product(params.id, { pack: params.id === 4 ? 6 : 1 }),
  'products.byArticles': () => Promise.reject(new ApiError(501, '')),
  'external.search': ({ query }: { query: { q: string } }) => {
    const id = Number(/^m-(\d+)$/i.exec(query.q)?.[1] ?? 0)
    return { items: id > 0 ? [hit(id)] : [], total: id > 0 ? 1 : 0, categories: [] }
  },
  ...more,
})
/** The field of the article. */
export const article = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Артикул, штрихкод или название' })
/** The lines that were entered, the last first. */
export const entered = () => within(screen.getByRole('list', { name: 'Введённые строки' })).getAllByRole('listitem')
/** The entry by article alone, ready. */
export const open = async (more?: Answers) => {
  const shop = await openShop(<QuickEntry />, answers(more))
  await screen.findByRole('combobox')
  return shop
}
type Shop = Awaited<ReturnType<typeof open>>
/** Pieces of a product in the cart. */
export const inCart = ({ app }: Shop, id: number) => selectQuantity(id)(actorOf(app, 'cart')!.getSnapshot())
/** Keys as a person types them, so that no scanner is seen in them. */
export const typist = () => {
  let now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 100))
  return userEvent.setup()
}
