import { createLate } from '../../../shop/code/late'

/** What only customers see of the home page. */
export const lateDesk = createLate(async () => {
  const [{ Desk }, { RegionLine }] = await Promise.all([import('./desk'), import('./region-line')])
  return { Desk, RegionLine }
})
