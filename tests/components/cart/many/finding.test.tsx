import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { matchRoute } from '../../../../model/routing/routes'
import { actorOf } from '../../../../src/shop/actors'
import CartPage from '../../../../src/pages/cart/cart-page'
import { price, product } from '../../../support/plain-goods'
import { type Answers, openShop } from '../../support/open-shop'
import { buyer } from '../../support/people'

const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
const openCart = async (lines: number, answers: Answers = {}) => {
  const shop = await openShop(page, { ...buyer(lines), ...answers })
  await screen.findByText(/^К оплате \d/, { selector: 'output' })
  return shop
}
const find = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Найти в корзине' })
const shown = () =>
  [...document.querySelectorAll('table input[inputmode="numeric"]')].map((field) => field.getAttribute('aria-label')?.split(' ')[1])
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ')
const said = () => plain(document.querySelector('search [role="status"]')) || undefined
afterEach(cleanup)

describe('a line of a long cart', () => {
  it('is found by its article in any spelling or by words; the total is of the whole cart; Escape shows all again', async () => {
    const type = userEvent.setup()
    await openCart(25)
    await type.type(find(), 'м 12')
    expect({ shown: shown(), said: said(), plain: plain(document.querySelector('output')) }).toEqual({
      shown: ['M-12'],
      said: 'Показано 1 из 25',
      plain: 'К оплате 250,00 ₽',
    })
    await type.keyboard('{Escape}')
    expect([find().value, document.activeElement, shown().length, said()]).toEqual(['', find(), 25, undefined])
    await type.type(find(), 'масло 2')
    expect(shown()).toEqual(['M-2', 'M-12', 'M-20', 'M-21', 'M-22', 'M-23', 'M-24', 'M-25'])
    await type.click(screen.getByRole('button', { name: 'Показать все строки' }))
    expect([find().value, shown().length]).toEqual(['', 25])
  })

  it('is reached by Enter and by ↓ from where it was looked for', async () => {
    const type = userEvent.setup()
    await openCart(25)
    for (const key of ['{Enter}', '{ArrowDown}']) {
      await type.clear(find())
      await type.type(find(), `масло 12${key}`)
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Количество: M-12')
    }
    await type.clear(find())
    await type.type(find(), 'нет такого{Enter}')
    expect(document.activeElement).toBe(find())
  })

  it('that is not there is said so in words', async () => {
    const type = userEvent.setup()
    await openCart(25)
    await type.type(find(), 'нет такого')
    expect({ shown: shown(), plain: plain(screen.getByText(/нет строк по/)) }).toEqual({
      shown: [],
      plain: 'В корзине нет строк по запросу «нет такого». Показать все строки',
    })
    await type.click(screen.getAllByRole('button', { name: 'Показать все строки' })[1]!) // the one in the words
    expect(shown().length).toBe(25)
  })

  it('is not looked for where a look is enough', async () => {
    await openCart(20)
    expect(screen.queryByRole('textbox', { name: 'Найти в корзине' })).toBeNull()
  })

  it('is ticked with those that were found, and no others are', async () => {
    const type = userEvent.setup()
    const { app } = await openCart(25)
    const excluded = () => actorOf(app, 'checkout')?.getSnapshot().context.draft.excluded.length
    await type.click(screen.getByRole('button', { name: 'Снять все' }))
    expect(excluded()).toBe(25)
    await type.type(find(), 'масло 2')
    await type.click(screen.getByRole('button', { name: 'Отметить найденные' }))
    expect({ excluded: excluded(), plain: plain(screen.getByRole('button', { name: /^В\sзаказе/ })) }).toEqual({
      excluded: 17,
      plain: 'В заказе 8 из 25',
    })
  })

  it('that was not found is neither changed nor removed with those that were', async () => {
    const type = userEvent.setup()
    const { app } = await openCart(25)
    await type.type(find(), 'масло 2')
    await type.click(screen.getByRole('button', { name: /^В\sзаказе/ }))
    await type.type(screen.getByLabelText('Количество для отмеченных'), '7{Enter}')
    const wished = () =>
      actorOf(app, 'cart')
        ?.getSnapshot()
        .context.queue.map(({ productId, qty }) => [productId, qty])
    const found = [2, 12, 20, 21, 22, 23, 24, 25]
    expect(wished()).toEqual(found.map((id) => [id, 7]))
    await type.click(screen.getByRole('button', { name: /^Удалить найденные/ }))
    await type.keyboard('{Escape}')
    await screen.findByText(/^В\sзаказе 17\sиз\s17$/)
    expect({ shown: shown(), said: said() }).toEqual({ shown: [], said: 'Показано 0 из 17' })
  })

  it('that comes back while another is looked for is shown, with the focus', async () => {
    const type = userEvent.setup()
    await openCart(25)
    await type.click(screen.getByRole('button', { name: 'Удалить: M-3' }))
    await type.type(find(), 'M-12')
    screen.getByRole('checkbox', { name: 'Включить в заказ: M-12' }).focus()
    await type.keyboard('{Control>}z{/Control}')
    expect([find().value, document.activeElement?.getAttribute('aria-label')]).toEqual(['', 'Количество: M-3'])
  })

  it('that is replaced by one that is found as well leaves the search as it is; the other has the focus', async () => {
    const type = userEvent.setup()
    await openCart(0, {
      'cart.get': () => ({
        items: Array.from({ length: 25 }, (_, at) => ({
          product: product(at + 1),
          qty: 1,
          ...(at === 1 && { analog_tavrolub: product(29) }),
        })),
        version: 1,
      }),
      'cart.updateLine': () => new Promise(() => {}),
      'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
        products: body.products_ids.map((id) => price(id, id === 2 ? { stock: 0 } : {})),
      }),
    })
    await type.type(find(), 'масло 2')
    await type.click(await screen.findByRole('button', { name: 'Заменить M-2 на M-29' }))
    expect([find().value, document.activeElement?.getAttribute('aria-label')]).toEqual(['масло 2', 'Количество: M-29'])
  })
})

it('what is offered for all lines is, while some are looked for, offered for these and says how these stand', async () => {
  const type = userEvent.setup()
  await openCart(25)
  await type.type(find(), 'масло 2')
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Включить в заказ найденные строки' })
  const offered = () => screen.queryAllByRole('button', { name: /(Отметить|Снять) найденные/ }).map((each) => each.textContent)
  const state = () => [box().checked, box().indeterminate, offered()]
  expect(state()).toEqual([true, false, ['Снять найденные']])
  await type.click(screen.getByRole('checkbox', { name: 'Включить в заказ: M-2' }))
  expect(state()).toEqual([false, true, ['Отметить найденные', 'Снять найденные']])
  await type.click(box())
  await type.click(box())
  expect(state()).toEqual([false, false, ['Отметить найденные']])
  await type.click(screen.getAllByRole('button', { name: 'Показать все строки' })[0]!)
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Включить в заказ все строки' })
  expect({
    checked: all.checked,
    indeterminate: all.indeterminate,
    plain: plain(screen.getByRole('button', { name: /^В\sзаказе/ })),
  }).toEqual({ checked: false, indeterminate: true, plain: 'В заказе 17 из 25' })
})
