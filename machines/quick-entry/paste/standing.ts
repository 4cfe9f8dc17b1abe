import { weakMapMemoize } from 'reselect'
import { cameToNothing, isAltered, present } from '../quick-entry.outcomes'
import type { Entry, QuickEntryContext as Context } from '../quick-entry.types'
import * as say from '../quick-entry.words'

/** What became of the rows that were pasted last, so far: `left` are still looked up or on their way into the cart; `altered` of the added ones went in otherwise than they were pasted, `repeated` of them are summed with a row above of the same product; `gone` were added and have left the cart since. */
export type PasteStanding = { rows: number; left: number; added: number; failed: number; altered: number; repeated: number; gone: number }

/** Of the added rows of a paste those whose product a row above them added too. */
export const repeatedRows = weakMapMemoize((entries: readonly Entry[], pasteId: number | undefined): ReadonlySet<Entry> => {
  const added = present(entries).filter((it) => it.paste !== null && it.paste === pasteId && it.status === 'added' && !cameToNothing(it))
  const first = new Map([...added].reverse().map((it) => [it.productId, it]))
  return new Set(added.filter((it) => first.get(it.productId) !== it))
})

/** @returns null where nothing was pasted, it was noted what became of it, or none of it is left in cart or list; something typed since notes what needs no look */
export function pasteStanding({ pasted, questions, entries }: Pick<Context, 'pasted' | 'questions' | 'entries'>): PasteStanding | null {
  if (!pasted) return null
  const all = entries.filter(({ paste }) => paste === pasted.id)
  const of = present(all)
  const failed = of.filter(cameToNothing).length
  const added = of.filter((it) => it.status === 'added' && !cameToNothing(it)).length
  const asked = questions.filter(({ paste }) => paste === pasted.id).length
  if (of.length + asked === 0) return null
  return {
    rows: pasted.rows,
    left: of.length - failed - added + asked,
    added,
    failed,
    altered: of.filter(isAltered).length,
    repeated: repeatedRows(entries, pasted.id).size,
    gone: all.length - of.length,
  }
}

/** Of the rows that were pasted last those of which it is known what they name, or that they name nothing. */
export function sortedOut({
  pasted,
  questions,
  entries,
  products,
}: Pick<Context, 'pasted' | 'questions' | 'entries' | 'products'>): number {
  if (!pasted) return 0
  const isOpen = ({ paste, status, productId }: Entry) =>
    paste === pasted.id && status === 'waiting' && productId !== null && !products.has(productId)
  return pasted.rows - questions.filter(({ paste }) => paste === pasted.id).length - entries.filter(isOpen).length
}

/** What was pasted last, when something else is entered: it is spoken of as long as it is not done, or somebody has to look at it. */
export function stillPasted(context: Pick<Context, 'pasted' | 'questions' | 'entries'>): Context['pasted'] {
  const standing = pasteStanding(context)
  return standing && standing.left + standing.failed + standing.altered + standing.repeated > 0 ? context.pasted : null
}

/** Changes, and what became of all pasted rows where they end the last one. */
export const endingPaste = (context: Context, changes: Partial<Context>): Partial<Context> =>
  (pasteStanding(context)?.left ?? 0) > 0 ? { ...changes, ...saidOfPaste({ ...context, ...changes }) } : changes

/** Once all rows are done it is said what became of them. */
export function saidOfPaste(context: Context): Partial<Context> {
  const standing = pasteStanding(context)
  return context.pasted && standing?.left === 0 ? { said: { text: say.pasteDone(standing, context.pasted) } } : {}
}

/**
 * The first paste whose rows still wait for one another: one that is looked up, or its product loaded, as long as the server answers.
 * What was pasted after it waits too, so that the cart has all of it in its order; and so does everything while it is not known yet what
 * an earlier page left.
 * @returns Infinity where none does
 */
export function firstUnreadyPaste({ questions, entries, products, failures, isRead }: Context): number {
  if (!isRead) return Number.NEGATIVE_INFINITY
  const open = failures.search === 0 ? questions.filter(({ isRefused }) => !isRefused) : []
  const unloaded =
    failures.load === 0
      ? entries.filter(({ status, productId }) => status === 'waiting' && productId !== null && !products.has(productId))
      : []
  return [...open, ...unloaded].reduce((first, { paste }) => Math.min(first, paste ?? first), Number.POSITIVE_INFINITY)
}
