import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Footer } from '../../../src/layouts/footer/footer'
import { openShop } from '../support/open-shop'
import { buyer, guest } from '../support/people'

afterEach(cleanup)

it('leads to the support, for guests too: phones have no other way to it [NAV-019]', async () => {
  const { app } = await openShop(<Footer />, { ...buyer(0), ...guest, 'config.get': () => ({ phone: '79000000114', social: [] }) })
  const support = await screen.findByRole('button', { name: 'Поддержка' })
  await act(async () => void fireEvent.click(support))
  expect(app.getSnapshot().children.overlay?.getSnapshot().context.shown).toBe('support')
})
