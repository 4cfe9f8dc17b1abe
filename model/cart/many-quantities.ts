import { formatCount, formatPieces } from '../text/count'
import { namedList } from '../text/named-list'
import { counted } from '../text/plural'
import type { WordForms } from '../text/words'

/** What became of one line when many were given the same quantity, in pieces. */
export type SetLine = { article: string; kept: number }

/** «в 3 строках» */
export const inLines: WordForms = { one: 'строке', few: 'строках', many: 'строках' }

/**
 * What became of one quantity set in many lines, in words: in how many it stands, and in which ones less or more does.
 * [DEC-019]
 * @param asked pieces
 * @param lines in the order of the screen; at least one
 */
export function setManyText(asked: number, lines: readonly SetLine[]): string {
  const less = lines.filter(({ kept }) => kept < asked)
  const more = lines.filter(({ kept }) => kept > asked)
  const exact = lines.length - less.length - more.length
  const head =
    exact === lines.length
      ? `${formatPieces(asked)} в\u00a0${counted(exact, inLines)}.`
      : exact === 0
        ? `${formatPieces(asked)} не\u00a0подошло ни\u00a0в\u00a0одной строке.`
        : `${formatPieces(asked)} в\u00a0${counted(exact, inLines)} из\u00a0${formatCount(lines.length)}.`
  return [
    head,
    ...(less.length > 0 ? [`Меньше, потому что больше нет в\u00a0наличии: ${named(less)}.`] : []),
    ...(more.length > 0 ? [`Больше, потому что продаётся упаковками: ${named(more)}.`] : []),
  ].join(' ')
}

/** «DX30512K\u00a0— 12, V318604\u00a0— 8 и ещё 4» */
const named = (lines: readonly SetLine[]): string => namedList(lines.map(({ article, kept }) => `${article}\u00a0— ${formatCount(kept)}`))
