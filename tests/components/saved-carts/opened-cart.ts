import { fireEvent, screen } from '@testing-library/react'
import { savedCart } from '../support/saved-carts'

export const weekly = () =>
  savedCart(1, 'Еженедельная', [
    [1, 3, 900],
    [2, 4, 1000],
    [3, 2, 1200],
  ])
export const open = { search: '?open=1' }
export const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
export const quantity = (article: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `Количество: ${article}` })
export const line = async (article: string) => (await quantity(article)).closest('tr')!
export const button = (name: RegExp | string) => screen.findByRole('button', { name })
/** Types a quantity and enters it. */
export async function type(article: string, text: string) {
  const field = await quantity(article)
  field.focus()
  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key: 'Enter' })
}
