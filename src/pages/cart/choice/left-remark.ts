import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'

/** So many articles are named; of more the rest is counted. */
const NAMED = 3

/** What stays in the cart when the order goes, by article: «DX30512K и ещё 3 строки не войдут в заказ и останутся в корзине.» null: nothing. */
export function leftRemark(articles: readonly string[]): string | null {
  const [first] = articles
  if (first === undefined) return null
  if (articles.length === 1) return `${first} не\u00a0войдёт в\u00a0заказ и\u00a0останется в\u00a0корзине.`
  const named = articles.length <= NAMED ? articles.slice(0, -1) : articles.slice(0, NAMED - 1)
  const rest = articles.length <= NAMED ? articles.at(-1) : `ещё ${counted(articles.length - named.length, words.line)}`
  return `${named.join(', ')} и\u00a0${rest} не\u00a0войдут в\u00a0заказ и\u00a0останутся в\u00a0корзине.`
}
