import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Entry } from '../../../inspector/protocol'
import { session, told, watching } from './open-inspector'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
const drawing = () => screen.getByRole('img', { name: 'Кто кому что сказал' })
const message = (type: string) =>
  [...drawing().querySelectorAll('g')].find((it) => it.querySelector('title')?.textContent.includes(`(${type})`))!

it('follows the newest message until the reader scrolls up, and again from the end', async () => {
  const { tell, user } = await watching()
  let height = 1000
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => height)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
  screen.getByRole('tabpanel').style.overflowY = 'auto'
  await user.click(screen.getByRole('tab', { name: 'Переписка' }))
  const panel = screen.getByRole('tabpanel')
  const scroll = (top: number) => {
    panel.scrollTop = top
    panel.dispatchEvent(new Event('scroll'))
  }
  const seen = [panel.scrollTop]
  const more = async () => {
    height += 100
    await tell(told('logout.requested'))
    seen.push(panel.scrollTop)
  }
  await more()
  scroll(200)
  await more()
  scroll(height - 300)
  await more()
  expect(seen).toEqual([1000, 1100, 200, 1300])
})

it('writes what somebody tells himself beside the loop, also in the last column', async () => {
  const { tell, user } = await watching()
  await tell(told('a.very.long.name.of.an.event', {}, 'x:1', 'x:1'))
  await user.click(screen.getByRole('tab', { name: 'Переписка' }))
  const loop = message('a.very.long.name.of.an.event')
  const [start] = /\d+/.exec(loop.querySelector('path')!.getAttribute('d')!)!
  const words = [...loop.querySelectorAll('text')].at(-1)!
  const half = (words.textContent.length * 6.7) / 2
  const [left, right] = [Number(words.getAttribute('x')) - half, Number(words.getAttribute('x')) + half]
  expect([left > Number(start) + 18, right <= Number(drawing().getAttribute('width'))]).toEqual([true, true])
})

it('says which message was not taken, and draws it otherwise', async () => {
  const { tell, user } = await watching()
  await tell({ ...told('session.reject'), isIgnored: true } as Entry, told('a.taken'))
  await user.click(screen.getByRole('tab', { name: 'Переписка' }))
  const taken = ['a.taken', 'logout.requested'].map(message)
  const vain = [...drawing().querySelectorAll('[data-ignored]')]
  expect(vain.map((it) => it.textContent.replaceAll('\u00a0', ' '))).toEqual([expect.stringContaining('не принято: ')])
  expect(taken.map((it) => it.textContent.includes('принято'))).toEqual([false, false])
})

it('of an actor that has spoken with nobody says so above those who have', async () => {
  const { tell, user } = await watching()
  const cart = { ...session('guest'), session: 'x:2', name: 'cart', machine: 'cart', states: ['cart'] }
  await tell({ kind: 'actor', at: 2, actor: cart })
  await user.click(screen.getByRole('tab', { name: 'Переписка' }))
  const said = () => screen.queryByText(/ни.с.кем не.говорил/)?.textContent.slice(0, 'Корзина'.length)
  const all = [said()]
  await user.click(screen.getByRole('treeitem', { name: /cart/ }))
  all.push(said())
  drawing()
  await tell(told('cart.opened', {}, 'x:2'))
  expect([...all, said()]).toEqual([undefined, 'Корзина', undefined])
})
