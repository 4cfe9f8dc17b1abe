import { formatPieces } from '../text/count'
import type { Bounds } from '../cart/quantity'

/**
 * What bounds a quantity, as clauses to stand beside it: «Кратно 4 шт.», «Не больше 40 шт. в заказе». Where whole packs do not come to
 * the limit, how many do; where not one pack fits, that nothing of it can be ordered. [DEC-019]
 * @returns nothing where any number may be ordered
 */
export function quantityTerms({ pack, limit, stock }: Bounds): string[] {
  const terms: string[] = []
  if (pack > 1) terms.push(`Кратно ${formatPieces(pack)}`)
  if (limit !== null) terms.push(limitTerm(limit, pack))
  if (stock !== null && stock >= 1 && stock < pack)
    terms.push(`В\u00a0наличии ${formatPieces(stock)}, меньше упаковки: в\u00a0заказ не\u00a0войдёт`)
  return terms
}

function limitTerm(limit: number, pack: number): string {
  const whole = Math.floor(limit / pack) * pack
  const most = `Не больше ${formatPieces(limit)} в заказе`
  if (whole === limit) return most
  return whole === 0 ? `${most}, меньше упаковки: заказать нельзя` : `${most}, целыми упаковками ${formatPieces(whole)}`
}
