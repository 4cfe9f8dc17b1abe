import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Gallery } from '../../../src/pages/product/gallery/gallery'
import { eventually } from '../../support/waiting/eventually'

const code = vi.hoisted(() => ({ isLost: true }))
vi.mock('../../../src/pages/product/gallery/gallery-zoom', () => {
  if (code.isLost) throw new Error('gone')
  return { default: () => <p>Крупно</p> }
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('the window whose code does not come keeps the page: pointed at it is nobody’s loss, opened it says so and comes when it is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  render(<Gallery name="Масло" images={['/a.svg']} />)
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Фотографии товара' }))
  await eventually(() => expect(warn).toHaveBeenCalled())
  fireEvent.click(screen.getByRole('button', { name: 'Увеличить фото' }))
  await screen.findByText(/Часть магазина не.загрузилась/)
  code.isLost = false
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Повторить' })))
  expect((await screen.findByText('Крупно')).tagName).toBe('P')
})
