import { ApiError, BROKEN_CONTRACT, isUnknownCall } from '../../../model/api-error'
import type { Product } from '../../../model/catalogue/product'
import type { Api } from '../../../model/contract'
import { ARTICLES_PER_REQUEST } from '../../../model/limits'

/** The products that each text names exactly; null where the server does not know the call. */
export type ByArticles = (
  texts: readonly string[],
  regionId: number | null,
  signal: AbortSignal,
) => Promise<ReadonlyMap<string, readonly Product[]> | null>

/** The call of the contract's extension; a server that does not know it is not asked again. [DEC-006] */
export function byArticles(api: Api): ByArticles {
  let isKnown = true
  async function askFor(
    articles: readonly string[],
    regionId: number | null,
    signal: AbortSignal,
  ): Promise<[string, readonly Product[]][]> {
    const body = { articles: [...articles], ...(regionId !== null && { company_region_id: regionId }) }
    const { items } = await api('products.byArticles', { body }, { signal })
    if (items.length !== articles.length) throw new ApiError(BROKEN_CONTRACT, 'products.byArticles: not an answer for each article')
    return articles.map((article, at) => [article, items[at]?.products ?? []])
  }
  return async (texts, regionId, signal) => {
    const articles = [...new Set(texts)]
    if (!isKnown) return null
    try {
      const parts: [string, readonly Product[]][][] = []
      for (let from = 0; from < articles.length; from += ARTICLES_PER_REQUEST)
        parts.push(await askFor(articles.slice(from, from + ARTICLES_PER_REQUEST), regionId, signal))
      return new Map(parts.flat())
    } catch (thrown) {
      if (!isUnknownCall(thrown)) throw thrown
      isKnown = false
      return null
    }
  }
}
