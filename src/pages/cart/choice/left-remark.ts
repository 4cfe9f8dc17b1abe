import { namedList } from '../../../../model/text/named-list'
import { counted } from '../../../../model/text/plural'
import { unbroken } from '../../../../model/text/tied'
import { words } from '../../../../model/text/words'

/** What stays in the cart when the order goes, by article: «DX30512K и ещё 3 строки не войдут в заказ и останутся в корзине.» null: nothing. */
export function leftRemark(articles: readonly string[]): string | null {
  if (articles.length === 0) return null
  const [goes, stays] = articles.length === 1 ? ['войдёт', 'останется'] : ['войдут', 'останутся']
  return `${namedList(articles.map(unbroken), (count) => counted(count, words.line))} не\u00a0${goes} в\u00a0заказ и\u00a0${stays} в\u00a0корзине.`
}
