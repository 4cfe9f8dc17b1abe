import type { Page } from 'playwright'
import type { Line } from '../table'

/** What one key makes React render: components, and the rows of the table that they stand in. */
type Rendered = { components: number; rows: number[] }
/** As much of a fiber of React as is read here. `flags & 1`: it was rendered. */
type Fiber = { tag: number; flags: number; alternate: Fiber | null; child: Fiber | null; sibling: Fiber | null; stateNode: unknown }

declare global {
  interface Window {
    /** Since it was wiped last. */
    renders: Rendered
  }
}

/** How often a digit is typed. */
const KEYS = 10
/** Until what a digit asked of the server is answered and drawn, ms. */
const SETTLED_MS = 1500

/**
 * How many rows of the cart a digit renders, with all that follows of it until it is saved, and how many components in all.
 * @param open leads a fresh page to the field that is typed in
 */
export async function renderLine(page: Page, size: number, open: (page: Page) => Promise<void>): Promise<Line> {
  await page.addInitScript(countRenders)
  await open(page)
  await page.waitForTimeout(SETTLED_MS)
  const seen: Rendered[] = []
  for (let key = 0; key < KEYS; key++) {
    await page.evaluate(() => Object.assign(window.renders, { components: 0, rows: [] }))
    // Each digit takes the place of the last one.
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press(String(1 + (key % 9)))
    await page.waitForTimeout(SETTLED_MS)
    seen.push(await page.evaluate(() => window.renders))
  }
  const rows = Math.max(...seen.map((each) => new Set(each.rows).size))
  const components = Math.max(...seen.map((each) => each.components))
  return {
    name: `rows rendered by a digit until it is saved, cart of ${size} lines`,
    against: 'the row that it is typed into',
    ratio: rows,
    amount: `at most ${rows} of ${size}, ${components} components in all`,
  }
}

/** Runs in the page before React, which tells its developer tools of each commit: here it tells us. */
function countRenders(): void {
  const FUNCTIONS = [0, 1, 11, 15]
  const HOST = 5
  const renders: Rendered = { components: 0, rows: [] }
  const rowOf = (fiber: Fiber): number | null => {
    let host: Fiber | null = fiber
    while (host && host.tag !== HOST) host = host.child
    const section = host?.stateNode instanceof Element ? host.stateNode.closest('tbody[data-index]') : null
    return section ? Number(section.getAttribute('data-index')) : null
  }
  const look = (fiber: Fiber, before: Fiber | null) => {
    if (FUNCTIONS.includes(fiber.tag) && (before === null || fiber.flags & 1)) {
      renders.components++
      const row = rowOf(fiber)
      if (row !== null) renders.rows.push(row)
    }
    if (before !== null && fiber.child === before.child) return
    for (let child = fiber.child; child; child = child.sibling) look(child, child.alternate)
  }
  const onCommitFiberRoot = (_: number, { current }: { current: Fiber }) => look(current, current.alternate)
  Object.assign(window, {
    renders,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot,
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    },
  })
}
