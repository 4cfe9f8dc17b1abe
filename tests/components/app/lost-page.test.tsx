import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, lazy, Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { CrashBoundary } from '../../../src/app/crash-boundary'
import { createPages } from '../../../src/app/pages/create-pages'
import { reopenBy } from '../../../src/shop/code/load-code'
import { openShop } from '../support/open-shop'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a page whose code does not come says so, and «Повторить» asks for it again, once each time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn<() => Promise<{ default: ComponentType }>>(() => Promise.reject(new Error('gone')))
  const reopen = vi.fn(async () => {})
  reopenBy(reopen)
  const { pageOf, forgetLost } = createPages<ComponentType>(() => load, lazy)
  function Routed() {
    const Page = pageOf('orders')
    // oxlint-disable-next-line react/static-components -- the same component each time
    return <Page />
  }
  await openShop(
    <CrashBoundary path="/a" onCaught={forgetLost}>
      <Suspense>
        <Routed />
      </Suspense>
    </CrashBoundary>,
    {},
  )
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await screen.findByRole('alert')
  expect(load).toHaveBeenCalledTimes(2)
  expect(reopen.mock.calls, 'the page may be opened anew, at any time for who asks again').toEqual([['seldom'], ['always']])
  load.mockResolvedValue({ default: () => <p>Заказы</p> })
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect((await screen.findByText('Заказы')).tagName).toBe('P')
  expect(load).toHaveBeenCalledTimes(3)
})
