import { expect, it } from 'vitest'
import { checkPages } from '../../src/app/pages/check-pages'

const brands = { id: 'ROUTE-002', path: '/brands', page: 'brands/brands-page' } as const
const jobs = { id: 'ROUTE-006', path: '/jobs' }

it('a table whose pages are all there is right, also where two routes have one page and another has none', () =>
  expect(() => checkPages([brands, { ...brands, id: 'ROUTE-042' }, jobs], ['brands/brands-page'])).not.toThrow())

it('a row whose module is missing is an error that says which file to write', () =>
  expect(() => checkPages([brands], [])).toThrow(
    'The row of /brands (ROUTE-002) names the page brands/brands-page: write src/pages/brands/brands-page.tsx.',
  ))

it('a module that no row names is an error that says where to name it', () =>
  expect(() => checkPages([brands, jobs], ['brands/brands-page', 'jobs/jobs-page'])).toThrow(
    'No route has the page src/pages/jobs/jobs-page.tsx: name it as `page` of its row in model/routing.',
  ))
