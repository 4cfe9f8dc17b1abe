import { createLazy } from '../../../shop/code/lazy'

/** What only customers see of the home page. */
export const lazyDesk = createLazy(async () => {
  const [{ Desk }, { RegionLine }] = await Promise.all([import('./desk'), import('./region-line')])
  return { Desk, RegionLine }
})
