import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { QuickEntry } from '../../../src/product/entry/quick-entry'
import { eventually } from '../../support/waiting/eventually'
import { answers } from '../support/entry'
import { openShop } from '../support/open-shop'

afterEach(cleanup)

const open = async (lock?: string) => {
  await openShop(<QuickEntry lock={lock} />, answers())
  await screen.findByRole('combobox')
}
const field = () => screen.getByLabelText<HTMLInputElement>('Файл с артикулами и количеством')
const choose = (file: File) => fireEvent.change(field(), { target: { files: [file] } })
const csv = (text: string) => new File([text], 'order.csv')
/** What a browser says of a file that is held over the page, or dropped. */
const dragged = (file: File) => ({ dataTransfer: { types: ['Files'], files: [file] } })

describe('the entry takes a table as a file', () => {
  it('that is chosen, as if its rows had been pasted', async () => {
    await open()
    choose(csv('Артикул;Заказ\nM-1;4\nM-1;\n'))
    await eventually(() => expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('M-1, 4 шт.'))
    expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('пропущено без количества: 1')
  })

  it('that is dropped on the page, which says so while it is held above', async () => {
    await open()
    const file = csv('M-1;4\nM-1;2')
    fireEvent.dragEnter(document.body, dragged(file))
    expect(document.body.textContent).toContain('Отпустите файл')
    expect(fireEvent.drop(document.body, dragged(file))).toBe(false)
    await screen.findAllByText(/M-1/)
    expect(document.body.textContent).not.toContain('Отпустите файл')
  })

  it('and says what to do with one that cannot be read', async () => {
    await open()
    choose(new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'order.xls'))
    await eventually(() => expect(screen.getByRole('alert').textContent).toContain('Это старый формат Excel'))
  })

  it('and takes none while the cart is locked', async () => {
    await open('Заказ отправляется')
    expect(fireEvent.drop(document.body, dragged(csv('M-1;4')))).toBe(true)
    expect(screen.getByRole('button', { name: /Загрузить Excel/ }).getAttribute('aria-disabled')).toBe('true')
  })
})
