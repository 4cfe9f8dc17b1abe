import type { Product } from '../../model/catalogue/product'
import { QUANTITY_MAX } from '../../model/limits'
import { formatCount, formatPieces } from '../../model/text/count'
import type { Became, Entry } from './quick-entry.types'

/** Sentences of the entry by article. */
export const SEVERAL = 'Подходит несколько товаров: выберите стрелками и\u00a0нажмите Enter.'
export const CHOOSE = 'Точно такого артикула нет: выберите товар из\u00a0списка или допишите артикул.'
export const AT_LEAST_ONE = 'Введите не\u00a0меньше 1'
export const GONE = 'Товара больше нет в\u00a0каталоге.'
export const unknown = (text: string): string => `«${text}»\u00a0– такого товара нет. Проверьте артикул или найдите товар в\u00a0каталоге.`
export const severalOf = (text: string): string =>
  `«${text}»\u00a0– подходит несколько товаров. Наберите ещё раз и\u00a0выберите из\u00a0списка.`
export const goneOf = (article: string): string => `${article}: товара больше нет в\u00a0каталоге.`
/** «Добавлено: AL-4071-004, 12 шт.» */
export const added = (entry: Entry, product: Bounded | undefined): string => `Добавлено: ${becameWords(entry, product)}`

type Bounded = Pick<Product, 'pack' | 'limit'>
/**
 * A line that was added, and what became of it: «AL-4071-004, 12 шт.», «AL-4071-004: 5 → 8 (по 4 шт.), в корзине 16». [DEC-019]
 * @param product undefined: why it is another number is not said
 */
export function becameWords({ article, added, became }: Pick<Entry, 'article' | 'added' | 'became'>, product: Bounded | undefined): string {
  const pieces = formatPieces(added)
  if (!became) return `${article}, ${pieces}`
  const { asked, inCart } = became
  const whole = `в\u00a0корзине\u00a0${formatCount(inCart)}`
  if (asked === added) return `${article}, ${pieces}${inCart === added ? '' : `, ${whole}`}`
  const why = product ? `\u00a0(${becauseOf(added, became, product)})` : '\u00a0шт.'
  return `${article}: ${formatCount(asked)}\u00a0→\u00a0${formatCount(added)}${why}, ${whole}`
}

/** What bounded or rounded a line: the pack, where it became more; else the limit of an order or the stock. */
function becauseOf(added: number, { asked, inCart, stock }: Became, { pack, limit }: Bounded): string {
  const inPacks = `по\u00a0${formatPieces(pack)}`
  if (added > asked) return inPacks
  if (limit !== null && inCart + pack > limit) return `не\u00a0больше ${formatPieces(limit)} в\u00a0заказе`
  if (stock === null || stock < 1) return `не\u00a0больше ${formatPieces(QUANTITY_MAX)}`
  const inStock = `в\u00a0наличии ${formatPieces(stock)}`
  return inCart < stock && pack > 1 ? `${inStock}, ${inPacks}` : inStock
}
export const full = (article: string): string => `${article}: больше не\u00a0добавить, в\u00a0корзине уже столько, сколько можно заказать.`
export const removed = (article: string): string => `Убрано: ${article}.`
