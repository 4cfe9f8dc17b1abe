import { formatCount, formatPieces } from '../text/count'
import type { Bounds } from './quantity'

/**
 * What the server refused and what is left in the cart, before the server's own words: «Сервер не принял 16 шт., в корзине осталось 8.»
 * @param asked the quantity that was wished; 0 took the line out
 * @param kept what the cart holds of it; undefined where that is not known
 */
export function refusalText(asked: number, kept: number | undefined, reason: string): string {
  const what = asked === 0 ? 'Сервер не\u00a0убрал строку' : `Сервер не\u00a0принял ${formatPieces(asked)}`
  // What was typed was rounded to the number that stood there already.
  if (asked > 0 && asked === kept) return `Сервер не\u00a0принял изменение, в\u00a0корзине по-прежнему ${formatCount(kept)}. ${reason}`
  const left =
    kept === undefined ? '' : kept === 0 ? ', в\u00a0корзину ничего не\u00a0добавлено' : `, в\u00a0корзине осталось ${formatCount(kept)}`
  const said = `${what}${left}`
  return `${said.endsWith('.') ? said : `${said}.`} ${reason}`
}

/** Pieces that were wished and that are kept; `isUnsure`: nobody knows who made it another number. */
type Corrected = { asked: number; kept: number; isUnsure?: boolean }

/** What became of a wish and why, in words, old → new; null where it stayed. `stock`: where it is known. [DEC-019] */
export function correctionText(
  { asked, kept, isUnsure = false }: Corrected,
  { pack, limit, stock = null }: Pick<Bounds, 'pack' | 'limit'> & { stock?: number | null },
): string | null {
  if (asked === kept) return null
  if (isUnsure) return unsureText(asked, kept)
  const change = changeWords(asked, kept)
  if (kept > asked) return `Продаётся по ${formatPieces(pack)}, ${change}.`
  if (limit !== null && kept + pack > limit) return `Не больше ${formatPieces(limit)} в заказе, ${change}.`
  const isCutToPacks = stock !== null && kept < stock && kept + pack > stock
  if (isCutToPacks) return `В\u00a0наличии ${formatPieces(stock)}, продаём по\u00a0${formatCount(pack)}: ${change}.`
  // It was cut to what has gone since.
  if (stock !== null && kept > stock) return changeText({ asked, kept })
  return `Доступно ${formatPieces(kept)}, ${change}.`
}

/** The same without the reason, where that is said already; null where it stayed. [DEC-019] */
export function changeText(correction: Corrected): string | null {
  const { asked, kept, isUnsure = false } = correction
  if (asked === kept) return null
  return isUnsure ? unsureText(asked, kept) : `К${changeWords(asked, kept).slice(1)}.`
}

const changeWords = (asked: number, kept: number): string => `количество изменено с\u00a0${formatCount(asked)} на\u00a0${formatCount(kept)}`

const unsureText = (asked: number, kept: number): string =>
  `Вы ставили ${formatPieces(asked)}, сейчас\u00a0${formatCount(kept)}: исправил сервер или изменили в\u00a0другой вкладке или на\u00a0другом устройстве.`
