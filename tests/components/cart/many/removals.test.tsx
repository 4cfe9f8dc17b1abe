import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
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
  await waitFor(() => expect(actorOf(shop.app, 'checkout')?.getSnapshot().hasTag('editable')).toBe(true))
  return shop
}
const field = (id: number) => screen.getByLabelText<HTMLInputElement>(`Количество: M-${id}`)
const shown = () =>
  [...document.querySelectorAll('table input[inputmode="numeric"]')].map((each) => each.getAttribute('aria-label')?.split(' ')[1])
const focused = () => document.activeElement?.getAttribute('aria-label')
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const undo = '{Control>}z{/Control}'
afterEach(cleanup)

describe('many lines', () => {
  it('are removed after a question with their number, ten without one; the others keep what they were [DEC-021]', async () => {
    const type = userEvent.setup()
    await openCart(12)
    await type.click(button(/^В\sзаказе/))
    await type.click(button('Удалить'))
    const dialog = within(screen.getByRole('alertdialog'))
    expect([plain(dialog.getByRole('heading')), plain(dialog.getByText(/^Вернуть/))]).toEqual([
      'Удалить 12 строк?',
      'Вернуть можно сразу после.',
    ])
    await type.click(dialog.getByRole('button', { name: 'Оставить' }))
    expect(shown().length).toBe(12)

    await type.click(screen.getByRole('checkbox', { name: 'Включить в заказ: M-1' }))
    await type.click(screen.getByRole('checkbox', { name: 'Включить в заказ: M-2' }))
    await type.click(button('Удалить'))
    expect([screen.queryByRole('alertdialog'), shown()]).toEqual([null, ['M-1', 'M-2']])
    await type.click(button('Вернуть всё (10)'))
    expect([shown().length, focused()]).toEqual([12, 'Количество: M-3'])
  })

  it('are put off by «Снять все», and the order says what to do, with the way back', async () => {
    const type = userEvent.setup()
    await openCart(3)
    await type.click(button('Снять все'))
    expect(screen.queryByRole('button', { name: 'Удалить' })).toBeNull()
    const submit = button('Оформить заказ')
    expect(plain(document.getElementById(submit.getAttribute('aria-describedby') ?? ''))).toMatch(/Отметьте строки, которые заказать\.$/)
    await type.click(within(screen.getByRole('group', { name: 'Проверьте перед заказом' })).getByRole('button', { name: 'Отметить все' }))
    expect(plain(document.querySelector('output'))).toBe('К оплате 30,00 ₽')
  })
})

describe('Ctrl+Z', () => {
  it('takes back the last removal, one after the other; the focus goes to the quantity that came back [DEC-021]', async () => {
    const type = userEvent.setup()
    await openCart(4)
    act(() => field(2).focus())
    await type.keyboard('{Delete}{Delete}')
    expect(shown()).toEqual(['M-1', 'M-4'])
    await type.keyboard(undo)
    expect({ shown: shown(), focused: focused() }).toEqual({ shown: ['M-1', 'M-3', 'M-4'], focused: 'Количество: M-3' })
    await type.keyboard(undo)
    expect({ shown: shown(), focused: focused() }).toEqual({ shown: ['M-1', 'M-2', 'M-3', 'M-4'], focused: 'Количество: M-2' })
  })

  it('belongs to a text that is being changed, and to an open window', async () => {
    const type = userEvent.setup()
    await openCart(2)
    await type.click(button('Удалить: M-1'))
    await type.type(field(2), '5')
    await type.keyboard(undo)
    expect(shown()).toEqual(['M-2'])
    screen.getByLabelText('Комментарий к заказу').focus()
    await type.keyboard(undo)
    expect(shown()).toEqual(['M-2'])
  })
})

it('«Вернуть» leads to the quantity of the line', async () => {
  const type = userEvent.setup()
  await openCart(3)
  await type.click(button('Удалить: M-2'))
  await type.click(button('Вернуть: M-2'))
  expect(focused()).toBe('Количество: M-2')
})

describe('what wants attention is handled at once', () => {
  const items = [product(1, { pack: 4 }), product(2), product(3), product(4), product(5, { limit: 2 }), product(6)].map((each) => ({
    product: each,
    qty: 3,
    ...([2, 3].includes(each.id) && { analog_tavrolub: product(each.id + 7) }),
  }))
  const openProblems = () =>
    openCart(0, {
      'cart.get': () => ({ items, version: 1 }),
      'cart.updateLine': () => new Promise(() => {}),
      'cart.updateMany': () => new Promise(() => {}),
      'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
        products: body.products_ids.map((id) => price(id, [2, 3, 4].includes(id) ? { stock: 0 } : {})),
      }),
    })

  it('by a button for each remedy, with its number, only where there is more than the line itself offers', async () => {
    const type = userEvent.setup()
    await openProblems()
    const remedies = () => screen.queryAllByRole('button', { name: /: \d+$/ }).map((each) => plain(each))
    expect(remedies()).toEqual(['Заменить все аналогами: 2', 'Исправить количества: 2', 'Убрать все без наличия: 3'])
    await type.click(button(/^Исправить/))
    expect([field(1).value, field(5).value]).toEqual(['4', '2'])
    await waitFor(() => expect(remedies()).toEqual(['Заменить все аналогами: 2', 'Убрать все без наличия: 3']))
    await type.click(button(/^Заменить все/))
    expect([field(9).value, field(10).value]).toEqual(['3', '3'])
    await waitFor(() => expect(remedies()).toEqual([]))
    expect(screen.getAllByText(/^Заменён на/).map((each) => plain(each)?.slice(0, 20))).toEqual([
      'Заменён на M-9: M-2,',
      'Заменён на M-10: M-3',
    ])
    await type.click(button('Удалить: M-4'))
    expect([screen.queryByLabelText('Количество: M-4'), remedies()]).toEqual([null, []])
    await type.keyboard(undo)
    await type.keyboard(undo)
    expect([new Set(shown()), field(2).value]).toEqual([new Set(['M-1', 'M-2', 'M-3', 'M-4', 'M-5', 'M-6']), '3'])
  })

  it('all that cannot be had leaves at once, and comes back at once', async () => {
    const type = userEvent.setup()
    await openProblems()
    await type.click(button(/^Убрать все без/))
    expect(['M-2', 'M-3', 'M-4'].map((article) => screen.queryByLabelText(`Количество: ${article}`))).toEqual([null, null, null])
    await type.keyboard(undo)
    expect(['M-2', 'M-3', 'M-4'].every((article) => shown().includes(article))).toBe(true)
  })

  it('a line that came instead stands where the old one stood', async () => {
    const type = userEvent.setup()
    await openProblems()
    await type.click(button('Заменить M-2 на M-9'))
    const rows = shown()
    expect([rows.indexOf('M-9'), rows.indexOf('M-9') < rows.indexOf('M-3'), focused()]).toEqual([
      rows.indexOf('M-3') - 1,
      true,
      'Количество: M-9',
    ])
  })
})
