import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Link } from 'wouter'
import { openShop } from '../support/open-shop'

afterEach(cleanup)

it('a link tells the machine of navigation where it leads and how, and nothing of how it looks', async () => {
  const { app } = await openShop(
    <Link href="/brands" replace className="plain">
      <b>Бренды</b>
    </Link>,
    {},
  )
  const told: unknown[] = []
  const navigation = app.system.get('navigation') as { send: (event: unknown) => void } // every shop has one
  const send = navigation.send.bind(navigation)
  navigation.send = (event) => {
    told.push(event)
    send(event)
  }
  fireEvent.click(screen.getByRole('link', { name: 'Бренды' }))
  expect(told).toContainEqual({ type: 'navigation.go', to: '/brands', replace: true })
})
