import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Gallery } from '../../../src/pages/product/gallery/gallery'

afterEach(cleanup)
// Loaded when the gallery is pointed at; here at once.
beforeAll(() => import('../../../src/pages/product/gallery/gallery-zoom'))

const NAME = 'Масло <b onclick="x">"5W-30"</b> & Co'
const images = (count: number) => Array.from({ length: count }, (_, at) => `/pictures/${at + 1}.svg`)
const gallery = () => screen.getByRole('region', { name: 'Фотографии товара' })
const strip = () => within(gallery()).getByRole('group', { name: 'Фотографии, листаются стрелками' })
const current = () => gallery().querySelector('[aria-current="true"]')?.getAttribute('aria-label')
const press = (key: string, element: Element = strip()) => fireEvent.keyDown(element, { key })

describe('the gallery of a product', () => {
  it('without pictures says so, and offers nothing to press', () => {
    render(<Gallery name={NAME} images={[]} />)
    expect(gallery().textContent).toBe('Фотографии пока нет')
    expect([screen.queryAllByRole('button'), screen.queryAllByRole('img')]).toEqual([[], []])
  })

  it('of one picture has nothing to go on to; the picture is named by the product, whatever that is called', () => {
    render(<Gallery name={NAME} images={images(1)} />)
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([NAME])
    expect(
      within(gallery())
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Увеличить фото'])
    expect([within(gallery()).queryByRole('group'), gallery().querySelector('[tabindex="0"]')]).toEqual([null, null])
  })

  it('goes on by arrows, to the ends by Home and End, and stops there; one of the small pictures is a tab stop', () => {
    render(<Gallery name={NAME} images={images(12)} />)
    const seen = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'Home', 'ArrowLeft'].map((key) => {
      press(key)
      return current()
    })
    expect(seen).toEqual([2, 3, 2, 12, 12, 1, 1].map((at) => `Фото ${at} из 12`))
    const thumbs = within(screen.getByRole('group', { name: 'Все фотографии' })).getAllByRole('button')
    expect(thumbs.filter((thumb) => thumb.tabIndex === 0)).toEqual([thumbs[0]])
    thumbs[4]!.focus()
    fireEvent.click(thumbs[4]!)
    press('ArrowRight', thumbs[4])
    expect({ current: current(), activeElement: document.activeElement }).toEqual({ current: 'Фото 6 из 12', activeElement: thumbs[5] })
    press('ArrowRight', strip())
    fireEvent.keyDown(strip(), { key: 'ArrowLeft', altKey: true })
    expect(current()).toBe('Фото 7 из 12')
  })

  it('the same picture twice is two pictures', () => {
    render(<Gallery name="Масло" images={['/a.svg', '/a.svg']} />)
    press('End')
    expect(current()).toBe('Фото 2 из 2')
  })
})

describe('its window', () => {
  const open = async (count: number) => {
    render(<Gallery name={NAME} images={images(count)} />)
    if (count > 1) press('ArrowRight')
    fireEvent.click(within(gallery()).getByRole('button', { name: 'Увеличить фото' }))
    const dialog = await screen.findByRole('dialog')
    return within(dialog)
  }

  it('begins with the picture seen, has the same keys, and leaves the gallery where it was left', async () => {
    const dialog = await open(5)
    const pictures = dialog.getByRole('group', { name: /листаются стрелками/ })
    expect([dialog.getByRole('status').textContent, document.activeElement]).toEqual(['Фото 2 из 5', pictures])
    press('End', pictures)
    press('ArrowLeft', pictures)
    expect(dialog.getByRole('status').textContent).toBe('Фото 4 из 5')
    expect(gallery().querySelector(':scope > div [aria-current]')?.getAttribute('aria-label')).toBe('Фото 2 из 5')
    fireEvent.keyDown(pictures, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(current()).toBe('Фото 4 из 5')
  })

  it('shows a picture closer by plus and minus, by its button and by a click, until another is gone on to', async () => {
    const dialog = await open(3)
    const pictures = dialog.getByRole('group', { name: /листаются стрелками/ })
    const close = () => [...pictures.children].map((slide) => slide.getAttribute('data-close') === 'true')
    press('+', pictures)
    expect(close()).toEqual([false, true, false])
    press('-', pictures)
    expect(close()).toEqual([false, false, false])
    fireEvent.click(dialog.getByRole('button', { name: 'Ближе' }))
    expect([close()[1], dialog.queryByRole('button', { name: 'Дальше' }) === null]).toEqual([true, false])
    press('ArrowRight', pictures)
    expect(close()).toEqual([false, false, false])
    press('ArrowLeft', pictures)
    expect(close()).toEqual([false, false, false])
    press('ArrowRight', pictures)
    fireEvent.click(dialog.getAllByRole('img')[2]!)
    expect(close()).toEqual([false, false, true])
  })

  it('of one picture can be looked at closer too', async () => {
    const dialog = await open(1)
    expect(dialog.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Закрыть', 'Ближе'])
  })
})
