import { expect, it } from 'vitest'
import { routes } from '../../../model/routing/routes'
import { MAY_BE_LINKED } from '../../support/routes/placeholder-links'

it('only routes that are not built yet are on the list of those that may be linked to all the same', () => {
  const unbuilt = new Set(routes.filter(({ page }) => page === undefined).map(({ path }) => path))
  expect([...MAY_BE_LINKED].filter((path) => !unbuilt.has(path))).toEqual([])
})
