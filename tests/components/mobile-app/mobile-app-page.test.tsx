import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { seedConfig } from '../../../fake-server/seed/config'
import { TextBlock } from '../../../model/content/text-block'
import { matchRoute } from '../../../model/routing/routes'
import { HOME_SCREEN_TEXT } from '../../../src/pages/mobile-app/home-screen-text'
import MobileAppPage from '../../../src/pages/mobile-app/mobile-app-page'
import { deadLinks } from '../../support/content/dead-links'
import { openShop } from '../support/open-shop'
import { guest } from '../support/people'

const route = matchRoute('/s/mobile-app')!.route // a page of the shop
const open = (mobile_apps: typeof seedConfig.mobile_apps) =>
  openShop(<MobileAppPage route={route} params={{}} />, { ...guest, 'config.get': () => ({ ...seedConfig, mobile_apps }) })

afterEach(cleanup)

it('leads to the stores of the configuration, and tells how to do without one [ROUTE-024]', async () => {
  await open([{ kind: 'rustore', url: 'https://rustore.example/shop' }])
  expect((await screen.findByRole('link', { name: 'RuStore' })).getAttribute('href')).toBe('https://rustore.example/shop')
  expect(screen.getByRole('rowheader', { name: 'Chrome, Android' })).toBeDefined()
})

it('says that there is no app where the configuration names none, or an empty address', async () => {
  await open([{ kind: 'apk', url: '' }])
  expect(await screen.findByText(/Приложения в.магазинах пока нет/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Файл APK' })).toBe(null)
})

it('its text is of blocks of the contract, and its links lead to pages that are there', () => {
  expect(z.array(TextBlock).parse(HOME_SCREEN_TEXT)).toEqual(HOME_SCREEN_TEXT)
  expect(deadLinks(HOME_SCREEN_TEXT)).toEqual([])
})
