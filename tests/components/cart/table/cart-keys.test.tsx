import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { matchRoute } from '../../../../model/routing/routes'
import CartPage from '../../../../src/pages/cart/cart-page'
import { openShop } from '../../support/open-shop'
import { buyer } from '../../support/people'
import { eventually } from '../../../support/waiting/eventually'

const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
const openCart = async (lines: number) => {
  const shop = await openShop(page, buyer(lines))
  await screen.findByLabelText('Количество: M-1')
  await screen.findByText(/^К оплате \d/, { selector: 'output' })
  return shop
}
const field = (id: number) => screen.getByLabelText<HTMLInputElement>(`Количество: M-${id}`)
const focused = () => document.activeElement?.getAttribute('aria-label')
afterEach(cleanup)

describe('the cart', () => {
  it('is walked by keyboard: ↓ and Enter to the next quantity, ↑ back', async () => {
    await openCart(3)
    act(() => field(1).focus())
    fireEvent.keyDown(field(1), { key: 'ArrowDown' })
    expect(focused()).toBe('Количество: M-2')
    fireEvent.keyDown(field(2), { key: 'Enter' })
    expect(focused()).toBe('Количество: M-3')
    fireEvent.keyDown(field(3), { key: 'ArrowUp' })
    expect(focused()).toBe('Количество: M-2')
  })

  it('a line is walked by Tab, its other controls by ↑↓ from line to line; Escape leads from them to its quantity', async () => {
    const type = userEvent.setup()
    await openCart(3)
    act(() => field(2).focus())
    await type.tab({ shift: true })
    await type.tab({ shift: true })
    const beside = focused()
    expect(beside).toMatch(/M-2$/)
    await type.keyboard('{ArrowDown}')
    expect(focused()).toBe(beside?.replace('M-2', 'M-3'))
    await type.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
    expect(focused()).toBe(beside?.replace('M-2', 'M-1'))
    await type.keyboard('{Escape}')
    expect(focused()).toBe('Количество: M-1')
    await type.tab()
    expect(focused()).toBe('Удалить: M-1')
    await type.keyboard('{ArrowDown}{Escape}')
    expect(focused()).toBe('Количество: M-2')
    const box = screen.getByRole('checkbox', { name: 'Включить в заказ: M-1' })
    act(() => box.focus())
    await type.keyboard('{ArrowDown} ')
    expect({
      focused: focused(),
      checked: screen.getByRole<HTMLInputElement>('checkbox', { name: 'Включить в заказ: M-2' }).checked,
    }).toEqual({ focused: 'Включить в заказ: M-2', checked: false })
  })

  it('goes up by Shift+Enter, and leads from a 0 to the quantity above', async () => {
    const type = userEvent.setup()
    await openCart(3)
    await type.click(field(3))
    await type.keyboard('12{Shift>}{Enter}{/Shift}')
    expect([focused(), field(3).value]).toEqual(['Количество: M-2', '12'])
    await type.keyboard('0{Shift>}{Enter}{/Shift}')
    expect([focused(), screen.getAllByRole('button', { name: /^Вернуть: / }).length]).toEqual(['Количество: M-1', 1])
    await type.keyboard('7{Shift>}{Enter}{/Shift}')
    expect([focused(), field(1).value]).toEqual(['Количество: M-1', '7'])
  })

  it('leads by Ctrl+↑ and Ctrl+↓ to the first and the last quantity, of many lines too, and other arrows with a key change none', async () => {
    const type = userEvent.setup()
    await openCart(60)
    await type.click(field(2))
    await type.keyboard('{Control>}{ArrowDown}{/Control}')
    await eventually(() => expect(focused()).toBe('Количество: M-60'))
    await type.keyboard('{Alt>}{ArrowUp}{ArrowDown}{/Alt}{Control>}{Alt>}{ArrowUp}{/Alt}{/Control}')
    expect([focused(), field(60).value]).toEqual(['Количество: M-60', '1'])
    await type.keyboard('{Delete}')
    await type.keyboard('{Meta>}{ArrowUp}{/Meta}')
    await eventually(() => expect(focused()).toBe('Количество: M-1'))
    await type.keyboard('{Control>}{ArrowDown}{/Control}')
    await eventually(() => expect(focused()).toBe('Количество: M-59'))
  })

  it('takes out a line by Delete on its quantity as it was reached, and goes on to the next quantity [DEC-021]', async () => {
    const type = userEvent.setup()
    await openCart(3)
    act(() => field(2).focus())
    await type.keyboard('{Delete}')
    expect(focused()).toBe('Количество: M-3')
    expect(screen.getAllByRole('button', { name: /^Вернуть: / }).map((it) => it.getAttribute('aria-label'))).toEqual(['Вернуть: M-2'])
  })

  it('lets Delete edit a number that was typed in, wherever the caret is: no line goes while somebody types', async () => {
    const type = userEvent.setup()
    await openCart(2)
    await type.click(field(1))
    await type.keyboard('12')
    field(1).select()
    await type.keyboard('{Delete}')
    expect([field(1).value, document.activeElement]).toEqual(['', field(1)])
    await type.keyboard('{Delete}7{Delete}')
    expect([field(1).value, screen.queryByRole('button', { name: /^Вернуть/ })]).toEqual(['7', null])
  })

  it('takes a line out by Delete on the rest of its row, and goes on to the next quantity; a key held down takes out one', async () => {
    const type = userEvent.setup()
    await openCart(3)
    act(() => field(2).focus())
    await type.tab()
    expect(focused()).toBe('Удалить: M-2')
    await type.keyboard('{Delete>3/}')
    expect([focused(), field(3).value]).toEqual(['Количество: M-3', '1'])
    expect(screen.getAllByRole('button', { name: /^Вернуть: / }).map((it) => it.getAttribute('aria-label'))).toEqual(['Вернуть: M-2'])
  })

  it('takes a line out by a typed 0 at Enter, not before, and goes on to the next quantity, from the last one to the one above [DEC-021]', async () => {
    const type = userEvent.setup()
    await openCart(3)
    const gone = () => screen.queryAllByRole('button', { name: /^Вернуть: / }).map((it) => it.getAttribute('aria-label'))
    await type.clear(field(2))
    await type.type(field(2), '0')
    expect(gone()).toEqual([])
    await type.keyboard('{Enter}')
    expect({ gone: gone(), focused: focused() }).toEqual({ gone: ['Вернуть: M-2'], focused: 'Количество: M-3' })
    await type.clear(field(3))
    await type.keyboard('0{Enter}')
    expect({ gone: gone(), focused: focused() }).toEqual({ gone: ['Вернуть: M-2', 'Вернуть: M-3'], focused: 'Количество: M-1' })
  })

  it.each(['-1', '1,5', 'abc', '1000000'])('Enter on «%s» stays there with its words, until it is a quantity [DEC-046]', async (text) => {
    const type = userEvent.setup()
    await openCart(2)
    await type.clear(field(1))
    await type.type(field(1), `${text}{Enter}`)
    expect([focused(), field(1).value, screen.getAllByRole('alert').length]).toEqual(['Количество: M-1', text, 1])
    expect({ selectionStart: field(1).selectionStart, selectionEnd: field(1).selectionEnd }).toEqual({
      selectionStart: 0,
      selectionEnd: text.length,
    })
    await type.keyboard('12{Enter}')
    expect([focused(), field(1).value, screen.queryByRole('alert')]).toEqual(['Количество: M-2', '12', null])
  })

  it.each([false, true])('goes on to the next quantity from a typed 0 by Tab as well; backwards: %s [DEC-021]', async (shift) => {
    const type = userEvent.setup()
    await openCart(3)
    await type.click(field(2))
    await type.keyboard('0')
    await type.tab({ shift })
    expect([focused(), screen.getAllByRole('button', { name: /^Вернуть: / }).length]).toEqual(['Количество: M-3', 1])
  })

  it('is reached by ↓ from the empty entry by article', async () => {
    const type = userEvent.setup()
    await openCart(2)
    await type.click(screen.getByRole('combobox', { name: 'Артикул, штрихкод или название' }))
    await type.keyboard('{ArrowDown}')
    expect(focused()).toBe('Количество: M-1')
  })

  it('the only line taken out does not come back by the next Enter; «Вернуть» is the next stop', async () => {
    const type = userEvent.setup()
    await openCart(1)
    act(() => field(1).focus())
    await type.keyboard('{Delete}{Enter}')
    screen.getByRole('button', { name: 'Вернуть: M-1' })
    await type.tab()
    expect(focused()).toBe('Вернуть: M-1')
    await type.keyboard('{Enter}')
    await type.clear(field(1))
    await type.keyboard('0{Enter}{Enter}')
    screen.getByRole('button', { name: 'Вернуть: M-1' })
  })
})
