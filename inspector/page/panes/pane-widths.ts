import * as z from 'zod/mini'
import { sessionValues } from '../../../src/platform/storage'

/** The panes at the sides of the chart. */
export type Side = 'tree' | 'stream'
/** The id of a pane, by which its edge names it. */
export const paneId = (side: Side): string => `pane-${side}`

/** px. */
export type Widths = Readonly<Record<Side, number>>

/** px; narrower no pane is of use. */
export const NARROWEST = 200
const WIDEST = 900
/** px; the views of an actor and the scale of its chart stand in one row. */
const CHART = 500
/** px; in a narrower page the stream stands below the tree. See the mixin `desktop`. */
const THREE_COLUMNS = 1280

/** What nobody has moved, px. */
export const AS_LAID_OUT: Widths = { tree: 280, stream: 344 }

const KEY = 'pane widths'
const Width = z.number().check(z.gte(NARROWEST), z.lte(WIDEST))
const Kept = z.object({ tree: Width, stream: Width })

/** How wide the panes were in this tab of the browser. A logout of the shop empties what all tabs share, so it is not kept there. */
export const readWidths = (): Widths => Kept.safeParse(sessionValues.read(KEY)).data ?? AS_LAID_OUT
/** Keeps them over a reload. */
export const keepWidths = (widths: Widths): void => sessionValues.write(KEY, widths)

/** How wide a pane may be beside the chart and the other pane. @param page px, the width of the page */
export function widestOf(side: Side, widths: Widths, page: number): number {
  const other = page < THREE_COLUMNS ? 0 : widths[side === 'tree' ? 'stream' : 'tree']
  return Math.max(NARROWEST, Math.min(WIDEST, page - CHART - other))
}

/** The width of a pane that comes nearest to the wished one, px. */
export const allowedWidth = (wished: number, widest: number): number => Math.round(Math.max(NARROWEST, Math.min(wished, widest)))

/** What a page of this width shows of what was wished: the tree gives way first. */
export function shownWidths(wished: Widths, page: number): Widths {
  const stream = allowedWidth(wished.stream, widestOf('stream', { ...wished, tree: NARROWEST }, page))
  const tree = allowedWidth(wished.tree, widestOf('tree', { ...wished, stream }, page))
  return { tree, stream: allowedWidth(stream, widestOf('stream', { tree, stream }, page)) }
}
