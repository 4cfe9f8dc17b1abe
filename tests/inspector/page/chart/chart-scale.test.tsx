import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { session, watching } from '../open-inspector'
import { eventually } from '../../../support/waiting/eventually'

const svg = vi.hoisted(() => '<svg class="sc" width="400" height="300"><g data-state="session.signedIn"></g></svg>')
vi.mock('../../../../docs/flows/session.svg?raw', () => ({ default: svg }))
vi.mock('../../../../docs/flows/cart.svg?raw', () => ({ default: svg }))

afterEach(cleanup)
const zoom = async () => (await eventually(() => document.querySelector('svg.sc')!.closest('div')!)).style.getPropertyValue('--zoom')

it('a chart is drawn larger and smaller by steps, as far as they go, and so is the next one', async () => {
  const { tell, user } = await watching()
  const scale = within(await screen.findByRole('group', { name: 'Масштаб схемы' }))
  expect(await zoom()).toBe('1')
  await user.click(scale.getByRole('button', { name: 'Мельче' }))
  await user.click(scale.getByRole('button', { name: 'Мельче' }))
  expect([await zoom(), scale.getByRole('button', { name: '67\u00a0%, вернуть 100\u00a0%' }).textContent]).toEqual(['0.67', '67\u00a0%'])
  const cart = { ...session(''), session: 'x:9', name: 'cart', machine: 'cart', states: ['cart'] }
  await tell({ kind: 'actor', at: 3, actor: cart })
  await user.click(screen.getByRole('treeitem', { name: /^Корзина/ }))
  expect(await zoom()).toBe('0.67')
  await user.click(screen.getByRole('button', { name: /^67/ }))
  for (let step = 0; step < 3; step++) await user.click(screen.getByRole('button', { name: 'Крупнее' }))
  expect(await zoom()).toBe('2')
  expect(screen.getByRole('button', { name: 'Крупнее' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Крупнее' }))
  expect(await zoom()).toBe('2')
  await user.click(screen.getByRole('tab', { name: 'Данные' }))
  expect(screen.queryByRole('group', { name: 'Масштаб схемы' })).toBeNull()
})
