import * as z from 'zod/mini'
import { sessionValues } from '../../../platform/storage'

/** The panes at the sides of the chart. */
export type Side = 'tree' | 'stream'
/** px. */
export type Widths = Readonly<Record<Side, number>>

/** px; a pane narrower than the first is of no use. The page gives neither more than two fifths of itself. */
export const NARROWEST = 200
export const WIDEST = 900
const MOST_OF_PAGE = 0.4

export const AS_LAID_OUT: Widths = { tree: 280, stream: 344 }

const KEY = 'pane widths'
const Width = z.number().check(z.gte(NARROWEST), z.lte(WIDEST))
const Kept = z.object({ tree: Width, stream: Width })

/** How wide the panes were in this tab of the browser. A logout of the shop empties what all tabs share, so it is not kept there. */
export const readWidths = (): Widths => Kept.safeParse(sessionValues.read(KEY)).data ?? AS_LAID_OUT
/** Keeps them over a reload. */
export const keepWidths = (widths: Widths): void => sessionValues.write(KEY, widths)

/** A width that a pane may have. @param page px, the width of the page */
export const allowedWidth = (wished: number, page: number): number =>
  Math.round(Math.max(NARROWEST, Math.min(wished, WIDEST, page * MOST_OF_PAGE)))
