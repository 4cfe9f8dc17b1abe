import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import { seedConfig } from '../../../fake-server/seed/config'
import HistoryPage from '../../../src/pages/history/history-page'
import ConfidentialPage from '../../../src/pages/texts/confidential-page'
import OfferPage from '../../../src/pages/texts/offer-page'
import PartnersPage from '../../../src/pages/texts/partners-page'
import SupplyRulesPage from '../../../src/pages/texts/supply-rules-page'
import TermsPage from '../../../src/pages/texts/terms-page'
import type { PageProps } from '../../../src/shop/page-props'
import { type Answers, openShop } from '../support/open-shop'
import { guest } from '../support/people'

const answers: Answers = {
  ...guest,
  'config.get': () => seedConfig,
  'helpcenter.config': () => ({ enabled: true, initial_expanded: false }),
}
const open = (Page: ComponentType<PageProps>, path: string, more: Answers = {}) =>
  openShop(<Page route={matchRoute(path)!.route} params={{}} />, { ...answers, ...more }, { path }) // a page of the shop

afterEach(cleanup)

it.each([
  ['/info/offer', OfferPage, 'Предмет и заключение договора'],
  ['/info/terms-of-use', TermsPage, 'Учётная запись'],
  ['/info/confidential', ConfidentialPage, 'Ваши права'],
  ['/info/partners', PartnersPage, 'Как начать'],
  ['/info/suply-rules', SupplyRulesPage, 'Самовывоз'],
  ['/info/history', HistoryPage, 'Первый склад, Казань'],
] as const)('%s is a text with its heading, parts and print, described for search engines', async (path, Page, part) => {
  await open(Page, path)
  const title = matchRoute(path)!.route.title // a page of the shop
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(parts.some((text) => text?.includes(part))).toBe(true)
  expect(screen.getByRole('button', { name: 'Распечатать' })).toBeDefined()
  expect(document.title).toBe(`${title} — Картер`)
  expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(location.origin + path)
  expect(document.head.querySelector('meta[name="description"]')?.getAttribute('content')?.length).toBeGreaterThan(60)
})

it('the supply rules are not found where there is no help centre [DEC-034]', async () => {
  await open(SupplyRulesPage, '/info/suply-rules', { 'helpcenter.config': () => ({ enabled: false, initial_expanded: false }) })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('404. Страница не найдена')
})

it('a text whose names do not come says so, and asks for them again', async () => {
  let isDown = true
  await open(OfferPage, '/info/offer', { 'config.get': () => (isDown ? Promise.reject(new ApiError(403, '')) : seedConfig) })
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  expect(screen.getByText('Страница не загрузилась')).toBeDefined()
  isDown = false
  await act(async () => fireEvent.click(retry))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Оферта')
})
