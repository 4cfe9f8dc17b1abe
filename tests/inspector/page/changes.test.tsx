import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Entry } from '../../../inspector/protocol'
import { session, told, watching } from './open-inspector'

afterEach(cleanup)
const knows = (context: object): Entry => ({ kind: 'actor', at: 1, actor: { ...session('guest'), context } })
const pane = () => screen.getByRole('region', { name: 'Выбранный участник' }).textContent.replaceAll('\u00a0', ' ')
const rows = () => {
  const data = screen.queryByRole('group', { name: /^Данные:/ })
  return [...(data?.querySelectorAll('summary, p') ?? [])].map((it) => it.textContent.replaceAll('\u00a0', ' '))
}

it('the data of an actor say what the event that is looked at changed, and leave out the rest when asked to', async () => {
  const { tell, user } = await watching()
  await user.click(screen.getByRole('tab', { name: 'Данные' }))
  await tell(told('a.one'), knows({ qty: 1, note: 'x', of: { deep: 1, still: 0 } }))
  await tell(told('a.two'), knows({ qty: 2, of: { deep: 5, still: 0 }, more: null }))
  expect(pane()).toContain('При этом событии изменилось полей: 4')
  const marked = ['qty было 1 → 2', 'of {2} изменилось', 'deep было 1 → 5', 'more null новое', 'note «x» убрано']
  expect(rows()).toEqual([...marked.slice(0, 3), 'still 0', ...marked.slice(3)])
  await user.click(screen.getByRole('switch', { name: 'Только изменившееся' }))
  expect(rows()).toEqual(marked)
  // Of another event its own changes, and of one to somebody else none.
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(rows()).toEqual(['qty 1 новое', 'note «x» новое', 'of {2} новое', 'deep 1', 'still 0', 'n «signedIn» убрано'])
  await tell(told('a.other', {}, 'x:9'))
  await user.click(screen.getByRole('button', { name: /^К\sнастоящему/ }))
  expect([pane().includes('При этом событии здесь ничего не изменилось.'), rows()]).toEqual([true, []])
})

it('an actor that came by the event has nothing marked', async () => {
  const { tell, user } = await watching()
  await tell(told('a.one'), { kind: 'actor', at: 1, actor: { ...session('guest'), session: 'x:5', name: 'cart', machine: 'cart' } })
  await user.click(screen.getByRole('treeitem', { name: /cart/ }))
  await user.click(screen.getByRole('tab', { name: 'Данные' }))
  expect([pane().includes('До этого события участника не было.'), rows()]).toEqual([true, ['n «guest»']])
})
