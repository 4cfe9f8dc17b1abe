import { fromPromise } from 'xstate'
import { quickEntryMachine } from '../../../machines/quick-entry/quick-entry.machine'
import type { Search, Wanted } from '../../../machines/quick-entry/quick-entry.setup'
import type { Lookup } from '../../../machines/quick-entry/quick-entry.types'
import { ApiError } from '../../../model/api-error'
import type { BegunLine } from '../../../model/entry/begun-line'
import type { Product } from '../../../model/catalogue/product'
import type { SearchHit } from '../../../model/content/external-search'
import type { Api } from '../../../model/contract'
import { LOADS_AT_ONCE, LOOKUPS_AT_ONCE, SEARCH_RESULTS } from '../../../model/limits'
import { nextTask } from '../../platform/files/next-task'
import type { EnteredRows } from '../../platform/wishes/entered-rows'
import { byArticles, type ByArticles } from './by-articles'

/** Where a line that is typed and not entered survives a reload of its tab. */
export type BegunLines = { readLine: (userId: number) => BegunLine | null; keepLine: (userId: number, line: BegunLine | null) => void }

/** The entry by article with its calls and the store of its rows that are not in the cart yet. */
export function connectQuickEntry(api: Api, rows: EnteredRows, line: BegunLines) {
  const named = byArticles(api)
  return quickEntryMachine.provide({
    actors: {
      searchGoods: fromPromise(({ input, signal }) => search(api, input, signal)),
      searchLines: fromPromise(({ input: { lines }, signal }) => lookUp(api, named, lines, signal)),
      loadProducts: fromPromise(({ input, signal }) => loadProducts(api, named, input, signal)),
      loadLine: fromPromise(async ({ input }) => line.readLine(input.userId)),
      loadRows: fromPromise(({ input }) => rows.load(input.userId, input.regionId, input.by)),
      readFile: fromPromise(async ({ input: { file }, signal }) => {
        const { readTable } = await import('../../platform/files/read-table')
        return readTable(file, nextTask, signal)
      }),
      gatherRows: fromPromise(({ input }) => rows.gather(input.userId, input.by)),
    },
    actions: {
      keepLine: ({ context: { userId } }, { line: begun }) => line.keepLine(userId, begun),
      keepRows: ({ context: { userId }, self }, { places }) => {
        for (const { regionId, rows: kept, isRead } of places) rows[isRead ? 'keep' : 'keepBeside'](userId, regionId, kept, self.sessionId)
      },
    },
  })
}

/** Several lines by one call where the server knows it, else the first ones by a search each; one line by the search, which knows more than articles. */
async function lookUp(api: Api, named: ByArticles, lines: readonly Search[], signal: AbortSignal): Promise<Lookup> {
  const regionId = lines[0]?.regionId ?? null
  const texts = lines.flatMap((line) => line.texts)
  const products = lines.length > 1 || lines.some(({ isExact }) => isExact) ? await named(texts, regionId, signal) : null
  if (products)
    return { found: lines.map((line) => line.texts.flatMap((text) => products.get(text) ?? [])), products: [...products.values()].flat() }
  return { found: await Promise.all(lines.slice(0, LOOKUPS_AT_ONCE).map((line) => search(api, line, signal))), products: [] }
}

/** @returns what the first text finds that finds anything; of an exact search what all of them find */
async function search(api: Api, { texts, regionId, isExact }: Search, signal: AbortSignal): Promise<readonly SearchHit[]> {
  const hits: SearchHit[] = []
  for (const q of texts) {
    const { items } = await api(
      'external.search',
      { query: { q, limit: SEARCH_RESULTS, ...(regionId !== null && { crid: regionId }) } },
      { signal },
    )
    hits.push(...items)
    if (items.length > 0 && !isExact) break
  }
  return hits
}

/** Several by their articles where the server knows that call; whichever is not among them by its own address. */
async function loadProducts(api: Api, named: ByArticles, { goods, regionId }: Wanted, signal: AbortSignal): Promise<readonly Product[]> {
  const products =
    goods.length > 1
      ? await named(
          goods.map(({ article }) => article),
          regionId,
          signal,
        )
      : null
  const known = new Map([...(products?.values() ?? [])].flat().map((product) => [product.id, product]))
  const rest = goods.filter(({ id }) => !known.has(id))
  const loaded: (Product | null)[] = [...known.values()]
  for (let from = 0; from < rest.length; from += LOADS_AT_ONCE)
    loaded.push(...(await Promise.all(rest.slice(from, from + LOADS_AT_ONCE).map(({ id }) => loadProduct(api, id, regionId, signal)))))
  return loaded.filter((it) => it !== null)
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
