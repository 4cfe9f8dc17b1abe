import { expect, it } from 'vitest'
import { routes } from '../../../model/routing/routes'
import { loadAhead, pageOf } from '../../../src/app/pages/pages'
import BrandsPage from '../../../src/pages/brands/brands-page'
import UnbuiltPage from '../../../src/pages/unbuilt/unbuilt-page'

/** The page of a route, loaded. */
async function loaded(path: string) {
  const { id } = routes.find((route) => route.path === path)!
  await loadAhead(id)
  return pageOf(id)
}

it('a route has the page that its row names', async () => expect(await loaded('/brands')).toBe(BrandsPage))

it('a route whose row names no page has the one that says that it is being built', async () => {
  const unbuilt = routes.filter(({ page }) => page === undefined)
  for (const { path } of unbuilt.slice(0, 2)) expect(await loaded(path), path).toBe(UnbuiltPage)
})
