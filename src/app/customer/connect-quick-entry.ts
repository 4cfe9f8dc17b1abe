import { fromPromise } from 'xstate'
import { quickEntryMachine } from '../../../machines/quick-entry/quick-entry.machine'
import type { Search } from '../../../machines/quick-entry/quick-entry.setup'
import { ApiError } from '../../../model/api-error'
import type { Product } from '../../../model/catalogue/product'
import type { SearchHit } from '../../../model/content/external-search'
import type { Api } from '../../../model/contract'
import { SEARCH_RESULTS } from '../../../model/limits'

/** The entry by article with its calls. */
export const connectQuickEntry = (api: Api) =>
  quickEntryMachine.provide({
    actors: {
      searchGoods: fromPromise(({ input, signal }) => search(api, input, signal)),
      searchLines: fromPromise(({ input: { lines }, signal }) => Promise.all(lines.map((line) => search(api, line, signal)))),
      loadProducts: fromPromise(async ({ input: { ids, regionId }, signal }): Promise<readonly Product[]> => {
        const loaded = await Promise.all(ids.map((id) => loadProduct(api, id, regionId, signal)))
        return loaded.filter((it) => it !== null)
      }),
    },
  })

/** @returns what the first text finds that finds anything */
async function search(api: Api, { texts, regionId }: Search, signal: AbortSignal): Promise<readonly SearchHit[]> {
  for (const q of texts) {
    const { items } = await api(
      'external.search',
      { query: { q, limit: SEARCH_RESULTS, ...(regionId !== null && { crid: regionId }) } },
      { signal },
    )
    if (items.length > 0) return items
  }
  return []
}

/** @returns null where the catalogue has it no more; rejects with any other failure */
async function loadProduct(api: Api, id: number, regionId: number | null, signal: AbortSignal): Promise<Product | null> {
  try {
    return await api('products.get', { params: { id }, query: regionId === null ? {} : { company_region_id: regionId } }, { signal })
  } catch (thrown) {
    if (ApiError.from(thrown).status === 404) return null
    throw thrown
  }
}
