import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { product } from '../../support/plain-goods'
import { article, entered, hit, inCart, open, typist } from '../support/entry'
import { actorOf } from '../../../src/shop/actors'
import { eventually } from '../../support/waiting/eventually'

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

describe('the entry by article', () => {
  it('names no more of a line than the cart holds of it, and nothing of one that left it', async () => {
    const shop = await open()
    const type = typist()
    await type.type(article(), 'm-2 8{Enter}')
    await screen.findByText('M-2, 8 шт.')
    await type.type(article(), 'm-3 8{Enter}')
    await screen.findByText('M-3, 8 шт.')
    const wish = (id: number, quantity: number) =>
      act(() => actorOf(shop.app, 'cart')!.send({ type: 'quantity.changed', product: product(id), quantity, stock: null }))
    wish(2, 3)
    await screen.findByText('M-2, 8 шт., в корзине 3')
    wish(3, 0)
    await eventually(() => expect(entered().map((item) => item.textContent)).toEqual(['M-2, 8\u00a0шт., в\u00a0корзине\u00a03Убрать']))
    wish(2, 0)
    await eventually(() => expect(screen.queryByRole('list', { name: 'Введённые строки' })).toBeNull())
  })

  it('says why no more can be added, with the numbers [DEC-019]', async () => {
    await open()
    const type = typist()
    await type.type(article(), 'm-2 50{Enter}')
    await screen.findByText('M-2, 50 шт.')
    await type.type(article(), 'm-2 8{Enter}')
    const words = await screen.findAllByText('M-2: больше не добавить (в наличии 50 шт.), в корзине 50')
    expect(words.length).toBe(2) // in the list, and told
  })

  it('says where the quantity comes from that stands there, and how many the cart holds of what was chosen', async () => {
    await open()
    const type = typist()
    await type.type(article(), 'm1{Enter}')
    const words = () => screen.getByTitle('Масло 1').previousSibling?.textContent?.replaceAll('\u00a0', ' ')
    const count = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Количество: M-1' })
    expect(words()).toMatch(/^как \d+ [а-я]+$/)
    expect(document.getElementById(count().getAttribute('aria-describedby') ?? '')).toBe(screen.getByTitle('Масло 1').previousSibling)
    await type.keyboard('8')
    expect(words()).toBe('')
    await type.keyboard('{Enter}')
    await screen.findByText('M-1, 8 шт.')
    await type.type(article(), 'm1{Enter}')
    expect(words()).toMatch(/^как \d+ [а-я]+, в корзине 8$/)
  })

  it('keeps a quantity that was typed and not entered when the article is edited', async () => {
    const shop = await open()
    const type = typist()
    await type.type(article(), 'm-2{Enter}')
    const count = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Количество: M-2' })
    await type.keyboard('37')
    await type.click(article())
    await type.keyboard('{Backspace}3')
    expect([article().value, count.value, document.activeElement]).toEqual(['M-3', '37', article()])
    await type.keyboard('{Enter}')
    await screen.findByText('M-3, 37 шт.')
    expect([inCart(shop, 2), inCart(shop, 3), count.value]).toEqual([0, 37, ''])
  })

  it('says in the box of the suggestions why none of them was taken', async () => {
    await open({ 'external.search': () => ({ items: [hit(11), hit(12)], total: 2, categories: [] }) })
    const type = typist()
    await type.type(article(), 'м-1x')
    await screen.findAllByRole('option')
    await type.keyboard('{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent?.replaceAll('\u00a0', ' ')).toBe('Точно такого артикула нет: выберите товар из списка или допишите артикул.')
    expect(alert.parentElement?.contains(screen.getByRole('listbox'))).toBe(true)
    expect(article().getAttribute('aria-describedby')).toBe(alert.id)
    await type.keyboard('{Escape}')
    expect([screen.queryByRole('listbox'), screen.getByRole('alert').textContent]).toEqual([null, alert.textContent])
  })

  it('moves its quantity by arrows, not by arrows with another key', async () => {
    await open()
    const type = typist()
    await type.type(article(), 'm1{Enter}')
    const count = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Количество: M-1' })
    await type.keyboard('{Control>}{ArrowUp}{/Control}{Alt>}{ArrowDown}{/Alt}')
    expect(count.value).toBe('12')
    await type.keyboard('{ArrowUp}')
    expect(count.value).toBe('13')
  })
})
