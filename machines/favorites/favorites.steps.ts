import type { Product } from '../../model/catalogue/product'

/** What the user wished of a product and the server has not answered; `sent`: what is under way, null where nothing is. */
export type Mark = { article: string; wished: boolean; sent: boolean | null }
export type FavoritesContext = {
  userId: number
  /** Whether `known` holds the whole list: what is not in it then is no favourite. */
  isWhole: boolean
  /** What the server said of products. */
  known: ReadonlyMap<number, boolean>
  /** What it answered to marks since the list was asked for: the list may be older. */
  told: ReadonlyMap<number, boolean>
  marks: ReadonlyMap<number, Mark>
  /** A login is asked for: nothing goes out until there may be one. */
  isBarred: boolean
  /** Readings without an answer in a row. */
  failures: number
}
type Step = Partial<FavoritesContext>

/** Context → what of it changes: the rules of the favourites. Nothing here sends or waits. */

const without = <V>(map: ReadonlyMap<number, V>, id: number): ReadonlyMap<number, V> => new Map([...map].filter(([key]) => key !== id))

/** A wish is shown at once; one that is under way goes on, the new one follows it. */
export function wish(
  { marks }: FavoritesContext,
  { product, favorite }: { product: Pick<Product, 'id' | 'article'>; favorite: boolean },
): Step {
  return {
    marks: new Map(marks).set(product.id, { article: product.article, wished: favorite, sent: marks.get(product.id)?.sent ?? null }),
  }
}

/** The whole list; what was answered to a mark meanwhile is newer. */
export const keepList = ({ told }: FavoritesContext, ids: readonly number[]): Step => ({
  isWhole: true,
  known: new Map([...ids.map((id): [number, boolean] => [id, true]), ...told]),
  failures: 0,
})

/** The server kept a mark: where the wish is the same it is done, else the wish goes out next. */
export function settle({ known, told, marks }: FavoritesContext, { productId, favorite }: { productId: number; favorite: boolean }): Step {
  const mark = marks.get(productId)
  return {
    known: new Map(known).set(productId, favorite),
    told: new Map(told).set(productId, favorite),
    marks: !mark || mark.wished === favorite ? without(marks, productId) : new Map(marks).set(productId, { ...mark, sent: null }),
  }
}

/** A mark was not kept: the product is what it was, unless the user wishes something else by now. */
export function takeBack({ marks }: FavoritesContext, productId: number): Step {
  const mark = marks.get(productId)
  if (!mark) return {}
  return { marks: mark.wished === mark.sent ? without(marks, productId) : new Map(marks).set(productId, { ...mark, sent: null }) }
}

/** A mark met the end of the login: it is wished still, and goes out when there is a login again. [DEC-008] */
export function bar({ marks }: FavoritesContext, productId: number): Step {
  const mark = marks.get(productId)
  return { isBarred: true, ...(mark && { marks: new Map(marks).set(productId, { ...mark, sent: null }) }) }
}
