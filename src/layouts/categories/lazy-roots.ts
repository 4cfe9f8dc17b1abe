import { createLazy } from '../../shop/code/lazy'

/** What stands in the menu of the catalogue: its code comes when somebody points at what opens the menu. */
export const categoryRoots = createLazy(async () => (await import('./category-roots')).CategoryRoots)
