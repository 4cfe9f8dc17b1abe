import { type Counted, dropAdviceMachine, type Rounds } from '../../../../../machines/drop-advice/drop-advice.machine'
import { ApiError } from '../../../../../model/api-error'
import type { CatalogQuery } from '../../../../../model/catalogue/catalog-query'
import type { ProductQuery } from '../../../../../model/catalogue/filter'
import { dropsOf, type Narrowing, withoutNarrowings } from '../../../../../model/catalogue/narrowing'
import type { Api } from '../../../../../model/contract'
import { pageCall } from '../../../../api/page-call'

/** Questions under way at once. */
const AT_ONCE = 6

/** What may be dropped together, and the list without it. */
export type Tried = { dropped: readonly Narrowing[]; without: CatalogQuery }

/**
 * The advice for a list without products, with its call: lists are counted by asking for their first page, as a press would.
 * @param narrowings what narrows the list
 * @param questionOf the question for another list of the section
 * @returns the machine, what it is started with, and each list that it asks for by its id
 */
export function connectDropAdvice(
  api: Api,
  query: CatalogQuery,
  narrowings: readonly Narrowing[],
  questionOf: (query: CatalogQuery) => ProductQuery,
): { machine: typeof dropAdviceMachine; rounds: Rounds; tried: ReadonlyMap<string, Tried> } {
  const lists = dropsOf(narrowings).map((round) =>
    round.map((dropped) => ({ id: dropped.join(' '), dropped, without: withoutNarrowings(query, dropped) })),
  )
  const tried = new Map(lists.flat().map((each) => [each.id, each]))
  const question = (id: string) => questionOf(tried.get(id)?.without ?? query)
  const machine = dropAdviceMachine.provide({
    actors: {
      countLists: pageCall(async ({ input: { ids }, signal }) => {
        const counted: Counted[] = []
        for (let at = 0; at < ids.length; at += AT_ONCE) {
          const part = ids.slice(at, at + AT_ONCE).map((id) => countOf(api, question(id), signal))
          counted.push(...(await Promise.all(part)))
        }
        return counted
      }),
    },
  })
  return { machine, rounds: lists.map((round) => round.map(({ id }) => id)), tried }
}

const countOf = (api: Api, body: ProductQuery, signal: AbortSignal): Promise<Counted> =>
  api('products.all', { body }, { signal }).then(
    ({ total }) => ({ count: total }),
    (error: unknown) => ({ error: ApiError.from(error) }),
  )
