import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { ActorInfo } from '../../../src/inspector/protocol'
import { openInspector, session, tab } from './open-inspector'

afterEach(cleanup)
const cart: ActorInfo = { ...session('guest'), session: 'x:2', name: 'cart', machine: 'cart', states: ['cart'], tags: ['busy'] }
const wire: ActorInfo = { ...session('guest'), session: 'x:3', name: 'relay.cart', machine: null, states: [] }
async function looking(...actors: ActorInfo[]) {
  const page = openInspector()
  await page.say({ kind: 'here', tab })
  await page.tell({ kind: 'all', at: 1, life: 'l', actors: [session('guest'), ...actors], timers: [] })
  return page
}
const names = () => screen.getAllByRole('treeitem').map((it) => it.dataset['session'])

describe('the tree of actors', () => {
  it('says in full by a tip what may be cut', async () => {
    await looking(cart)
    expect(screen.getAllByRole('treeitem').map(({ title }) => title)).toEqual(['Вход session: Гость', 'Корзина cart: #busy'])
  })

  it('shows the wires between actors only when asked to', async () => {
    const { tell, user } = await looking(cart, wire)
    expect(names()).toEqual(['x:1', 'x:2'])
    await user.click(screen.getByRole('checkbox', { name: 'Служебные: 1' }))
    expect(names()).toEqual(['x:1', 'x:2', 'x:3'])
    await user.click(screen.getByRole('treeitem', { name: /^провод/ }))
    await user.click(screen.getByRole('checkbox', { name: 'Служебные: 1' }))
    // What is looked at stays.
    expect(names()).toEqual(['x:1', 'x:2', 'x:3'])
    await tell({ kind: 'gone', at: 2, session: 'x:3' })
    expect([names(), screen.queryByRole('checkbox', { name: /^Служебные: / })]).toEqual([['x:1', 'x:2'], null])
  })

  it('says at its top who broke, and leads there', async () => {
    const { tell, user } = await looking(cart)
    expect(screen.queryByRole('button', { name: /Сломался/ })).toBeNull()
    await tell({ kind: 'actor', at: 2, actor: { ...cart, status: 'error' } })
    await user.click(screen.getByRole('button', { name: 'Сломался: Корзина' }))
    expect(screen.getByRole('treeitem', { selected: true }).dataset['session']).toBe('x:2')
  })
})
