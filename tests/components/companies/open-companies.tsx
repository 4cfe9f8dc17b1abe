import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { matchRoute } from '../../../model/routing/routes'
import CompaniesPage from '../../../src/pages/companies/companies-page'
import { type Answers, openShop } from '../support/open-shop'
import { companies } from './companies'

const page = <CompaniesPage route={matchRoute('/personal/companies')!.route} params={{}} /> // the table has the page
/** The page of the companies once its regions are drawn. */
export async function openCompanies(answers: Answers = {}, path = '/personal/companies') {
  history.replaceState(null, '', path)
  const opened = await openShop(page, { ...companies, ...answers }, { path })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0))
  const countOf = (name: string) => opened.calls.filter((call) => call.name === name).length
  return { ...opened, countOf }
}
/** The regions of one state. */
export const group = (name: string) => within(screen.getByRole('region', { name }))
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
