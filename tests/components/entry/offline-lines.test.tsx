import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, NO_ANSWER } from '../../../model/api-error'
import { actorOf } from '../../../src/shop/actors'
import { product } from '../../support/plain-goods'
import { answers, article, entered, inCart, open, typist } from '../support/entry'
import { eventually } from '../../support/waiting/eventually'

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

/** The browser's network; a call while there is none fails. */
function network() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const say = (isOnline: boolean) => {
    online.mockReturnValue(isOnline)
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
  }
  return { lose: () => say(false), restore: () => say(true), isDown: () => !navigator.onLine }
}
const words = () => entered().map((item) => item.textContent?.replaceAll('\u00a0', ' '))
const gone = () => Promise.reject(new ApiError(NO_ANSWER, ''))

it('a line entered without a network says that it waits for one, is told so to screen readers, and goes on once that is back [DEC-057]', async () => {
  const net = network()
  const search = answers()['external.search']!
  const shop = await open({ 'external.search': (call: never, options) => (net.isDown() ? gone() : search(call, options)) })
  const type = typist()
  net.lose()
  await type.type(article(), 'm-7 30{Enter}')
  expect(words()).toEqual(['Нет связи: найдём «m-7 30», когда она вернётсяНе искать'])
  expect(screen.getAllByText(/^Нет связи: найдём «m-7 30»/).some((it) => it.getAttribute('role') === 'status')).toBe(true)
  await eventually(() => expect(actorOf(shop.app, 'quickEntry')?.getSnapshot().hasTag('unanswered')).toBe(true))
  expect([words()[0], screen.queryByRole('button', { name: 'Повторить' })]).toEqual([
    'Нет связи: найдём «m-7 30», когда она вернётсяНе искать',
    null,
  ])
  net.restore()
  await eventually(() => expect(inCart(shop, 7)).toBe(30))
  expect(words()).toEqual(['M-7, 30 шт.Убрать'])
})

it('a known line whose product is not loaded says the same, and the hints say why there are none', async () => {
  const net = network()
  const search = answers()['external.search']!
  const shop = await open({
    'external.search': (call: never, options) => (net.isDown() ? gone() : search(call, options)),
    'products.get': ({ params }: { params: { id: number } }) => (net.isDown() ? gone() : product(params.id)),
  })
  const type = typist()
  net.lose()
  await type.type(article(), 'm1{Enter}5{Enter}')
  expect(words()).toEqual(['Нет связи: добавим M-1, 5 шт., когда она вернётсяУбрать'])
  await type.type(article(), 'масло для')
  await screen.findByText('Нет связи, подсказок не будет: наберите артикул целиком и нажмите Enter.')
  net.restore()
  await eventually(() => expect(inCart(shop, 1)).toBe(5))
})
