import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import type { Product } from '../../../model/catalogue/product'
import { personalRoutes } from '../../../model/routing/personal-routes'
import FavoritesPage from '../../../src/pages/favorites/favorites-page'
import { price, product } from '../../support/plain-goods'
import { type Answers, openShop } from '../support/open-shop'
import { buyer, customer, kazan } from '../support/people'
import { region } from '../../support/plain-region'

const route = personalRoutes.find(({ id }) => id === 'ROUTE-051')!
const page = <FavoritesPage route={route} params={{}} />
beforeEach(() => history.replaceState(null, '', '/personal/favorite'))
afterEach(cleanup)

const marked = (...ids: number[]) => ids.map((id) => product(id, { favorite: true }))
/** A server that keeps the marks, the last one first. */
function server(items: Product[], more: Answers = {}): Answers {
  let kept = items
  return {
    ...buyer(0),
    'orders.bought': () => ({ items: [] }),
    'products.favorites': () => ({ items: kept }),
    'products.toggleFavorite': ({ params, body }: { params: { id: number }; body: { favorite: boolean } }) => {
      const others = kept.filter(({ id }) => id !== params.id)
      kept = body.favorite ? [product(params.id, { favorite: true }), ...others] : others
      return { favorite: body.favorite }
    },
    ...more,
  }
}
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const list = () => screen.findByRole('table', { name: 'Избранные товары' })
const rows = async () =>
  within(await list())
    .getAllByRole('row')
    .slice(1)
    .map((row) => plain(row.textContent))
const articles = async () => (await rows()).map((text) => /M-\d+/.exec(text)?.[0])
const heart = (id: number) => screen.findByRole('button', { name: `В избранное: M-${id}` })
const count = () => screen.getByRole('heading', { level: 1 }).parentElement?.querySelector('[role=status]')?.textContent

describe('the favourites', () => {
  it('stand as the server has them, with their number [STATE-018]', async () => {
    await openShop(page, server(marked(3, 1, 2)))
    expect(await articles()).toEqual(['M-3', 'M-1', 'M-2'])
    expect(plain(count())).toBe('3 товара')
  })

  it('one that is taken out keeps its place with the way back, and comes back into it', async () => {
    const { app, calls } = await openShop(page, server(marked(3, 1, 2)))
    fireEvent.click(await heart(1))
    await waitFor(async () => expect((await rows())[1]).toContain('Убрано из избранного: M-1'))
    expect({ articles: await articles(), plain: plain(count()) }).toEqual({ articles: ['M-3', 'M-1', 'M-2'], plain: '2 товара' })
    const asked = () => calls.filter(({ name }) => name === 'products.favorites').length
    const before = asked()
    act(() => app.send({ type: 'data.changed', tags: ['favorites'], region: null })) // as the client says of a mark that was kept
    await waitFor(() => expect(asked()).toBeGreaterThan(before))
    expect(await articles()).toEqual(['M-3', 'M-1', 'M-2'])
    fireEvent.click(screen.getByRole('button', { name: 'Вернуть в избранное: M-1' }))
    await waitFor(() => expect(plain(count())).toBe('3 товара'))
    await waitFor(() =>
      expect(
        calls
          .filter(({ name }) => name === 'products.toggleFavorite')
          .map(({ args }) => (args as { body: { favorite: boolean } }).body.favorite),
      ).toEqual([false, true]),
    )
    expect(await articles()).toEqual(['M-3', 'M-1', 'M-2'])
  })

  it('the focus goes to the way back, and from there to the heart again', async () => {
    await openShop(page, server(marked(1, 2)))
    const button = await heart(1)
    act(() => button.focus())
    fireEvent.click(button)
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Вернуть в избранное: M-1'))
    fireEvent.click(document.activeElement!)
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('В избранное: M-1'))
  })

  it('one that the server would not take out stands as before', async () => {
    await openShop(page, server(marked(1, 2), { 'products.toggleFavorite': () => Promise.reject(new ApiError(422, 'Нельзя')) }))
    fireEvent.click(await heart(1))
    await waitFor(async () => expect((await rows())[0]).not.toContain('Убрано'))
    expect(plain(count())).toBe('2 товара')
  })

  it('are narrowed by words, in any spelling and layout, which stand in the address', async () => {
    await openShop(
      page,
      server(Array.from({ length: 9 }, (_, at) => product(at + 1, { favorite: true, name: at === 4 ? 'Фильтр 5' : `Масло ${at + 1}` }))),
    )
    await list()
    fireEvent.change(screen.getByRole('searchbox', { name: 'Найти в избранном' }), { target: { value: 'abkmnh' } })
    await waitFor(async () => expect(await articles()).toEqual(['M-5']))
    await waitFor(() => expect(location.search).toBe('?find=abkmnh'))
    fireEvent.change(screen.getByRole('searchbox', { name: 'Найти в избранном' }), { target: { value: 'нет такого' } })
    fireEvent.click(await screen.findByRole('button', { name: 'Показать всё избранное' }))
    await waitFor(async () => expect(await articles()).toHaveLength(9))
  })

  it('of more than a page are shown page by page', async () => {
    await openShop(page, server(Array.from({ length: 50 }, (_, at) => product(at + 1, { favorite: true }))))
    await waitFor(async () => expect(await rows()).toHaveLength(24))
    fireEvent.click(screen.getByRole('button', { name: /^Показать ещё/ }))
    await waitFor(async () => expect(await rows()).toHaveLength(48))
    expect(location.search).toBe('?page=1..2')
  })

  it('that are none say how they come about', async () => {
    await openShop(page, server([]))
    await screen.findByRole('heading', { name: 'В избранном пока пусто' })
    expect(plain(document.body.textContent)).toContain('Отметьте сердечком то, что берёте часто: оно соберётся здесь')
    expect(screen.getByRole('link', { name: 'В каталог' }).getAttribute('href')).toBe('/catalog')
    expect([screen.queryByRole('table'), screen.queryByRole('searchbox'), screen.queryByRole('button', { name: /корзину/ })]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('that do not load say why and are asked for again', async () => {
    let isDown = true
    await openShop(
      page,
      server([], { 'products.favorites': () => (isDown ? Promise.reject(new ApiError(503, '')) : { items: marked(1) }) }),
    )
    await screen.findByText('Избранное не загрузилось')
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await articles()).toEqual(['M-1'])
  })
})

describe('all favourites into the cart', () => {
  const dialog = () => plain(document.querySelector('dialog')?.textContent)
  const pricesOf: Answers['products.stocksAndPrices'] = ({ body }: { body: { products_ids: number[] } }) => ({
    gift: null,
    products: body.products_ids.map((id) => price(id, id === 3 ? { stock: 0 } : {})),
  })
  const goods = [product(1, { favorite: true, pack: 4 }), ...marked(2, 3, 4)]
  const answers = server(goods, {
    'products.stocksAndPrices': pricesOf,
    'products.similar': () => ({ items: [] }),
    'cart.get': () => ({ items: [{ product: product(4), qty: 7 }], version: 1 }),
    'cart.updateMany': ({ body }: { body: { items: { product_id: number; qty: number }[] } }) => ({
      items: [{ product: product(4), qty: 7 }, ...body.items.map(({ product_id, qty }) => ({ product: product(product_id), qty }))],
      version: 2,
    }),
  })
  /** Whether each row is ticked. */
  const ticked = () => Array.from(document.querySelectorAll<HTMLInputElement>('dialog li input[type=checkbox]'), ({ checked }) => checked)
  const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))

  it('say first what that comes to, then put a pack of each there that is not, and report the rest [DEC-020]', async () => {
    const { calls } = await openShop(page, answers)
    await list()
    press('Всё в корзину')
    await waitFor(() => expect(dialog()).toContain('2 строки, 50,00 ₽'))
    expect(dialog()).toContain('По одной упаковке каждого. Что уже в корзине, не отмечено.')
    expect(ticked()).toEqual([true, true, false, false])
    expect(dialog()).toContain('В корзине 7 шт.')
    expect(dialog()).toContain('Нет в наличии')
    press('В корзину')
    await waitFor(() => expect(dialog()).toContain('В корзину добавлено 2 строки. 1 нет в наличии.'))
    const sent = calls
      .filter(({ name }) => name === 'cart.updateMany')
      .map(({ args }) => (args as { body: { items: object[] } }).body.items)
    expect(sent).toEqual([
      [
        { product_id: 1, qty: 4 },
        { product_id: 2, qty: 1 },
      ],
    ])
    expect(document.activeElement?.getAttribute('href')).toBe('/cart')
  })

  it('what is in the cart gets a pack more where its row is ticked', async () => {
    const { calls } = await openShop(page, answers)
    await list()
    press('Всё в корзину')
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Масло 4', hidden: true }))
    await waitFor(() => expect(dialog()).toContain('3 строки, 60,00 ₽'))
    press('В корзину')
    await waitFor(() => expect(dialog()).toContain('В корзину добавлено 3 строки.'))
    const items = calls.flatMap(({ name, args }) => (name === 'cart.updateMany' ? (args as { body: { items: object[] } }).body.items : []))
    expect(items).toContainEqual({ product_id: 4, qty: 8 })
  })

  it('leave out what was taken out of the favourites, and what the words do not find', async () => {
    await openShop(page, answers)
    fireEvent.click(await heart(2))
    await waitFor(async () => expect((await rows())[1]).toContain('Убрано'))
    press('Всё в корзину')
    await waitFor(() => expect(dialog()).toContain('1 строка, 40,00 ₽'))
  })

  it('whose prices do not come say so and ask again', async () => {
    let isDown = true
    await openShop(
      page,
      server(goods, {
        'products.similar': () => ({ items: [] }),
        'products.stocksAndPrices': (args: never, options) => (isDown ? Promise.reject(new ApiError(503, '')) : pricesOf(args, options)),
      }),
    )
    await list()
    press('Всё в корзину')
    await screen.findByText('Цены не загрузились', { selector: 'dialog *' })
    isDown = false
    fireEvent.click(within(document.querySelector('dialog')!).getByRole('button', { name: 'Повторить', hidden: true }))
    await waitFor(() => expect(ticked()).toHaveLength(4))
  })

  it('cannot be put anywhere without a region, and the button says so [DEC-035]', async () => {
    await openShop(page, { ...server(goods), 'regions.list': () => [region(9, { status: 99 })] })
    await list()
    const button = screen.getByRole('button', { name: 'Всё в корзину' })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    expect(plain(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent)).toContain('нет действующего региона')
  })
})

it('somebody on moderation has favourites, and no price list [DEC-032, DEC-035]', async () => {
  const answers = server(marked(1))
  await openShop(page, { ...answers, ...customer([{ ...kazan, status: 0 }]), 'products.favorites': () => ({ items: marked(1) }) })
  await list()
  expect(screen.getByRole('button', { name: 'Прайс-лист' }).getAttribute('aria-disabled')).toBe('true')
})

it('under them stand the goods that are waited for, of this region', async () => {
  await openShop(
    page,
    server(marked(1), {
      'productNotifications.list': () => ({ items: [{ id: 4, company_region_id: kazan.id, product_id: 9 }] }),
      'products.lastSeen': () => ({ items: [product(9)] }),
    }),
  )
  const awaited = await screen.findByRole('table', { name: 'Товары, поступления которых вы ждёте' })
  expect(within(awaited).getByText('M-9')).toBeTruthy()
})
