import { createLate } from '../../shop/code/late'

/** What stands in the menu of the catalogue: its code comes when somebody points at what opens the menu. */
export const categoryRoots = createLate(async () => (await import('./category-roots')).CategoryRoots)
