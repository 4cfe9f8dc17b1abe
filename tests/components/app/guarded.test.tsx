import { act, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { Guarded } from '../../../src/app/guarded'
import { openShop } from '../support/open-shop'
import { customer, kazan } from '../support/people'

it('a page that needs regions is not taken away while they are asked for anew [DEC-030]', async () => {
  let unmounts = 0
  function Page() {
    useEffect(() => () => void unmounts++, [])
    return <p>Страница</p>
  }
  let isSlow = false
  const { app } = await openShop(
    <Guarded guards={['auth', 'hasCompanyRegions']}>
      <Page />
    </Guarded>,
    { ...customer([kazan]), 'regions.list': () => (isSlow ? new Promise(() => {}) : [kazan]) },
  )
  screen.getByText('Страница')
  isSlow = true
  await act(async () => app.getSnapshot().children.regions!.send({ type: 'regions.load' })) // of a customer
  expect([app.getSnapshot().children.regions!.getSnapshot().matches('loading'), screen.queryByText('Страница') !== null, unmounts]).toEqual(
    [true, true, 0],
  )
})
