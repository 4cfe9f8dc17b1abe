import { createLazy } from '../../../shop/code/lazy'

/** What only customers see of the home page. */
export const lazyDesk = createLazy(async () => {
  const [{ Desk }, { RegionLine }, { Frequent }] = await Promise.all([import('./desk'), import('./region-line'), import('./frequent')])
  return { Desk, Frequent, RegionLine }
})
