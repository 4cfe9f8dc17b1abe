import type { Locator, Page } from '@playwright/test'
import type { Shop } from './shop'

/** Opens the inspector in a second tab of the shop's browser. */
export async function openInspector({ page }: Shop): Promise<Page> {
  const inspector = await page.context().newPage()
  await inspector.goto('/inspector.html')
  return inspector
}
/** The row of an actor in the inspector's tree. @param name its Russian title */
export const actorIn = (inspector: Page, name: string): Locator => inspector.getByRole('treeitem', { name: new RegExp(`^${name} `) })
/** A state in the drawn chart. @param id of the state: «session.guest» */
export const stateIn = (inspector: Page, id: string): Locator => inspector.locator(`[data-state="${id}"]`).first()
