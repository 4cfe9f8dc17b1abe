import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { STORED_DATA } from '../../../model/content/company/stored-data'
import { TextBlock } from '../../../model/content/text-block'
import { matchRoute } from '../../../model/routing/routes'
import CollectedDataPage from '../../../src/pages/collected-data/collected-data-page'
import { collectedDataText } from '../../../src/pages/collected-data/collected-data-text'
import { deadLinks } from '../../support/content/dead-links'
import { openShop } from '../support/open-shop'
import { guest } from '../support/people'

const route = matchRoute('/info/collected-data')!.route // a page of the shop

afterEach(cleanup)

it('shows everything that the shop keeps in the browser, by place, with purpose, term and who reads it [ROUTE-032]', async () => {
  await openShop(<CollectedDataPage route={route} params={{}} />, guest)
  const tables = screen.getAllByRole('table')
  expect(tables.map((table) => table.getAttribute('aria-label'))).toEqual([
    'Cookie',
    'Локальное хранилище',
    'Хранилище вкладки',
    'Базы данных',
    'Только в\u00a0демонстрации',
  ])
  const names = tables.flatMap((table) =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  )
  expect(names.sort()).toEqual(STORED_DATA.map(({ name }) => name).sort())
})

it('a shop with a server of its own says nothing of the demo, and its links lead to pages that are there', () => {
  const text = collectedDataText(false)
  expect(z.array(TextBlock).parse(text)).toEqual(text)
  expect(deadLinks(text)).toEqual([])
  expect(JSON.stringify(text)).not.toMatch(/fake|демонстраци/)
})
