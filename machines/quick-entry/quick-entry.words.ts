import { LINES_PER_PASTE, QUANTITY_MAX } from '../../model/limits'
import { formatCount, formatPieces } from '../../model/text/count'
import type { PasteStanding } from './paste/standing'
import type { Became, Entry, Paste } from './quick-entry.types'

/** A text names several products exactly. */
export const SEVERAL = 'Подходит несколько товаров: выберите стрелками и\u00a0нажмите Enter.'
/** No article is that, products beside it fit. */
export const CHOOSE = 'Точно такого артикула нет: выберите товар из\u00a0списка или допишите артикул.'
/** At an entry whose product the catalogue has no more. */
export const GONE = 'Товара больше нет в\u00a0каталоге.'
/** Nothing is found for a text. */
export const unknown = (text: string): string => `«${text}»\u00a0— такого товара нет. Проверьте артикул или найдите товар в\u00a0каталоге.`
/** At a row of which a part fits: the similar ones stand behind it. */
export const similarTo = (text: string): string => `«${text}»\u00a0— точно такого артикула нет. Выберите похожий или исправьте.`
/** Of a row that was looked for by its whole article alone. */
export const unknownRow = (text: string): string => `«${text}»\u00a0— такого артикула нет. Нажмите «Исправить»: подсказки покажут похожие.`
/** Of a text that names several products while the line holds another one. */
export const severalOf = (text: string): string =>
  `«${text}»\u00a0— подходит несколько товаров. Нажмите «Исправить» и\u00a0выберите из\u00a0списка.`
/** At the line: the product that was chosen is gone. */
export const goneOf = (article: string): string => `${article}: товара больше нет в\u00a0каталоге.`
/** «Добавлено: AL-4071-004, 12 шт.» */
export const added = (entry: Entry): string => `Добавлено: ${becameWords(entry)}${entry.became?.stock === 0 ? `, ${WITHOUT_STOCK}` : ''}`

/**
 * A line that was added, and what became of it: «AL-4071-004, 12 шт.», «AL-4071-004: 5 → 8 (по 4 шт.), в корзине 16». [DEC-019]
 * @param now pieces that the cart holds by now; undefined: as it was
 */
export function becameWords(entry: Added, now?: number): string {
  const kept = entry.later?.kept ?? null
  const words = addedWords(entry, now ?? entry.became?.inCart ?? 0)
  return kept === null ? words : `${words}, сервер оставил в\u00a0корзине ${formatPieces(kept)}`
}
type Added = Pick<Entry, 'article' | 'added' | 'became' | 'later'>
function addedWords({ article, added, became, later }: Added, now: number): string {
  const pieces = formatPieces(added)
  if (!became) return `${article}, ${pieces}`
  const { asked, inCart } = became
  // What the server left is said behind it.
  const whole = now === later?.kept ? '' : `, в\u00a0корзине\u00a0${formatCount(now)}`
  if (asked === added) return `${article}, ${pieces}${inCart === added && now >= inCart ? '' : whole}`
  return `${article}: ${formatCount(asked)}\u00a0→\u00a0${formatCount(added)}\u00a0(${becauseOf(added, became)})${whole}`
}

/** What bounded or rounded a line: the pack, where it became more; else the limit of an order or the stock. */
function becauseOf(added: number, { asked, inCart, stock, pack, limit }: Became): string {
  const inPacks = `по\u00a0${formatPieces(pack)}`
  if (added > asked) return inPacks
  if (limit !== null && inCart + pack > limit) return `не\u00a0больше ${formatPieces(limit)} в\u00a0заказе`
  if (stock === null || stock < 1) return `не\u00a0больше ${formatPieces(QUANTITY_MAX)}`
  const inStock = `в\u00a0наличии ${formatPieces(stock)}`
  return inCart < stock && pack > 1 ? `${inStock}, ${inPacks}` : inStock
}
/** The cart holds as much of it as may be ordered, and why no more: «AL-4071-004: больше не добавить (в наличии 50 шт.), в корзине 50». @param now as above */
export function full({ article, became }: Added, now?: number): string {
  const words = `${article}: больше не\u00a0добавить`
  return became ? `${words} (${becauseOf(0, became)}), в\u00a0корзине\u00a0${formatCount(now ?? became.inCart)}` : words
}
/** Lines that another region kept out of the cart: how many. */
export const notAdded = (lines: number): string =>
  lines === 1
    ? 'Регион сменился, строка не\u00a0добавлена. Введите её снова.'
    : `Регион сменился, не\u00a0добавлено строк: ${formatCount(lines)}. Введите их\u00a0снова.`
/** Of a line that was to be taken back in another region. */
export const STAYED = 'Регион сменился, строка осталась в\u00a0корзине прежнего. Вернитесь в\u00a0него и\u00a0уберите её в\u00a0корзине.'
/** Of a line that was to be taken back, of which less is left than it added. */
export const CHANGED_SINCE = 'В\u00a0корзине уже меньше, чем было добавлено: строка осталась. Уберите её в\u00a0корзине.'
/** Beyond the rows that may be pasted at once. */
export const tooManyRows = (rows: number): string =>
  `Вставлено строк: ${formatCount(rows)}, за\u00a0один раз можно не\u00a0больше ${formatCount(LINES_PER_PASTE)}. Скопируйте и\u00a0вставьте сначала первые ${formatCount(LINES_PER_PASTE)}, потом остальные.`
/** A pasted row that cannot be read. @param problem a sentence, its point may lack */
export const wrongRow = (text: string, problem: string): string => `«${text}»\u00a0— ${problem.charAt(0).toLowerCase()}${problem.slice(1)}`
/** Rows were pasted, maybe under the head of a table, with others that are none of the order. */
export const pastedRows = (rows: number, paste: Pick<Paste, 'isHeaded' | 'skipped'>): string =>
  `Вставлено строк: ${rowWords(rows, paste.isHeaded)}${skippedWords(paste.skipped)}.`
const rowWords = (rows: number, isHeaded: boolean): string => `${formatCount(rows)}${isHeaded ? ' и\u00a0заголовок' : ''}`
const skippedWords = ({ unordered, unnamed }: Paste['skipped']): string =>
  [
    unordered > 0 ? `; пропущено без количества: ${formatCount(unordered)}` : '',
    unnamed > 0 ? `; пропущено итогов и\u00a0заголовков: ${formatCount(unnamed)}` : '',
  ].join('')
/** Under the head of a table no row has a quantity. @param rows how many there are */
export const nothingOrdered = (rows: number): string =>
  `В\u00a0таблице ни у\u00a0одной строки нет количества (строк: ${formatCount(rows)}). Заполните столбец с\u00a0заказом и\u00a0повторите.`
/** A head of a table was pasted, and nothing under it. */
export const ONLY_HEAD = 'В\u00a0таблице только заголовок: нужны и\u00a0строки под ним.'
/** Behind a pasted row whose article stood in a row above it. */
export const REPEATED = 'повтор артикула, количество сложено'
/** Rows of an earlier page go on. */
export const resumed = (rows: number): string => `После перезагрузки продолжаем со строками: ${formatCount(rows)}.`
/** Of pasted rows that are still looked up or on their way into the cart. @param done of how many it is known what they name @param isRestored they are of an earlier page */
export function pasteGoesOn(rows: number, done: number, isRestored: boolean): string {
  const standing = `${isRestored ? 'После перезагрузки разобрано' : 'Разобрано'} строк: ${formatCount(done)} из\u00a0${formatCount(rows)}`
  return done < rows ? `${standing}.` : `${standing}, добавляем в\u00a0корзину…`
}
/** Behind a line that was added and is out of stock: no order takes it. [VALID-007] */
export const WITHOUT_STOCK = 'нет в\u00a0наличии, в\u00a0заказ не\u00a0войдёт'
/**
 * What became of all pasted rows, each of them counted: «Вставлено строк: 50 — добавлено 47 (из них требуют внимания 2, сложено с другими
 * 1), не добавлено 2, уже не в корзине 3, убрано или исправлено 1.»
 */
export function pasteDone(
  { rows, added, failed, altered, repeated, gone }: PasteStanding,
  { isRestored, isHeaded, skipped }: Paste,
): string {
  const taken = rows - added - failed - gone
  if (isRestored && failed === rows) return `С\u00a0прошлого раза не\u00a0добавлено строк: ${formatCount(failed)}.`
  const some = [
    altered > 0 ? `требуют внимания ${formatCount(altered)}` : '',
    repeated > 0 ? `сложено с\u00a0другими ${formatCount(repeated)}` : '',
  ].filter((it) => it !== '')
  const parts = [
    added === 0
      ? ''
      : `${added === rows ? 'добавлены все' : `добавлено ${formatCount(added)}`}${some.length > 0 ? ` (из\u00a0них ${some.join(', ')})` : ''}`,
    failed > 0 ? `не\u00a0добавлено ${formatCount(failed)}` : '',
    gone > 0 ? `уже не\u00a0в\u00a0корзине ${formatCount(gone)}` : '',
    taken > 0 ? `убрано или исправлено ${formatCount(taken)}` : '',
  ].filter((it) => it !== '')
  return `${isRestored ? 'Строк с\u00a0прошлого раза' : 'Вставлено строк'}: ${rowWords(rows, isHeaded)}\u00a0— ${parts.join(', ')}${skippedWords(skipped)}.`
}
/** Of pasted rows that are spoken of no more: some did not go in as they were pasted. */
export const pasteAltered = (rows: number): string => `Из\u00a0вставленного требуют внимания строк: ${formatCount(rows)}.`
/** What was taken back. */
export const removed = (article: string): string => `Убрано: ${article}.`
