import { TRIM_LENGTH } from '../limits'
import { once } from './once'

/**
 * At most the first `limit` characters as a reader counts them (grapheme clusters), without white space before the cut,
 * and «…», which does not count; a text of `limit` or fewer comes back untouched. [DEC-044] [CONST-008]
 */
export function trimText(text: string, limit: number = TRIM_LENGTH): string {
  if (text.length <= limit) return text
  const kept: string[] = []
  for (const segment of graphemesOf(text)) {
    if (kept.length === limit) return `${withoutTrailingSpace(kept)}…`
    kept.push(segment)
  }
  return text
}

/** By whole clusters: a space may be the tail of one (after a prepended mark), and a cluster is never cut. */
function withoutTrailingSpace(clusters: readonly string[]): string {
  return clusters.slice(0, clusters.findLastIndex((cluster) => cluster.trim() !== '') + 1).join('')
}

/** A sign with the marks, joiners and skin tones behind it: what a browser without `Intl.Segmenter` counts as one. */
const CLUSTER = /\r\n|\P{M}(?:\p{M}|\ufe0f|\p{Emoji_Modifier}|\u200d\P{M})*|\p{M}+/gsu

const segmenter = once(() => ('Segmenter' in Intl ? new Intl.Segmenter('ru', { granularity: 'grapheme' }) : null))

/** The characters of a text as a person counts them, one after another. [DEC-044, DEC-084] */
export function* graphemesOf(text: string, by: Intl.Segmenter | null = segmenter()): Generator<string> {
  if (by) for (const { segment } of by.segment(text)) yield segment
  else for (const [cluster] of text.matchAll(CLUSTER)) yield cluster
}
