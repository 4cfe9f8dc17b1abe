import { TRIM_LENGTH } from '../limits'
import { once } from './once'

/**
 * At most the first `limit` characters as a reader counts them (grapheme clusters), without white space before the cut,
 * and «…», which does not count; a text of `limit` or fewer comes back untouched. [DEC-044] [CONST-008]
 */
export function trimText(text: string, limit: number = TRIM_LENGTH): string {
  if (text.length <= limit) return text
  const kept: string[] = []
  for (const { segment } of graphemes().segment(text)) {
    if (kept.length === limit) return `${withoutTrailingSpace(kept)}…`
    kept.push(segment)
  }
  return text
}

/** By whole clusters: a space may be the tail of one (after a prepended mark), and a cluster is never cut. */
function withoutTrailingSpace(clusters: readonly string[]): string {
  return clusters.slice(0, clusters.findLastIndex((cluster) => cluster.trim() !== '') + 1).join('')
}

const graphemes = once(() => new Intl.Segmenter('ru', { granularity: 'grapheme' }))
