import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { seedConfig } from '../../../fake-server/seed/config'
import { ApiError } from '../../../model/api-error'
import { TextBlock } from '../../../model/content/text-block'
import { ConnectionCheck } from '../../../src/pages/connection/connection-check'
import type { ConnectionPorts } from '../../../src/pages/connection/connection-ports'
import { connectionText } from '../../../src/pages/connection/connection-text'
import { deadLinks } from '../../support/content/dead-links'
import { openShop } from '../support/open-shop'
import { guest } from '../support/people'

const ports: ConnectionPorts = {
  isOnline: () => true,
  askSite: async () => ({ isOwn: true, server: 0, sent: 0, received: 100 }),
  loadPicture: async () => true,
  download: async () => ({ bytes: 40_000, ms: 100 }),
}
const steps = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const stepOf = (title: string) => screen.getByRole('heading', { level: 3, name: title }).closest('li')! // a step of the list

afterEach(cleanup)

it('makes its steps by itself, one after the other, and sums them up [ROUTE-020]', async () => {
  await openShop(<ConnectionCheck ports={ports} />, { ...guest, 'config.get': () => seedConfig })
  expect(await screen.findByText(/Всё в.порядке/)).toBeDefined()
  expect(steps()).toEqual(['Сеть', 'Сайт', 'Сервер заказов', 'Картинки', 'Часы компьютера', 'Скорость'])
  expect(stepOf('Сайт').textContent).toMatch(/100.мс/)
})

it('a step that fails says what to do, and the check can be repeated', async () => {
  let isDown = true
  await openShop(<ConnectionCheck ports={{ ...ports, askSite: () => (isDown ? Promise.resolve(null) : ports.askSite()) }} />, {
    ...guest,
    'config.get': () => (isDown ? Promise.reject(new ApiError(0, '')) : seedConfig),
  })
  expect(await screen.findByText(/препятствие/)).toBeDefined()
  expect(within(stepOf('Сайт')).getByText(/Отключите VPN/)).toBeDefined()
  isDown = false
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Проверить ещё раз' })))
  expect(await screen.findByText(/Всё в.порядке/)).toBeDefined()
})

it.each([undefined, seedConfig])('its advice is of blocks of the contract, and its links lead to pages that are there', (config) => {
  const text = connectionText(config)
  expect(z.array(TextBlock).parse(text)).toEqual(text)
  expect(deadLinks(text)).toEqual([])
})
