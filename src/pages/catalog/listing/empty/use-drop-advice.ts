import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { type Counted, dropAdviceMachine } from '../../../../../machines/drop-advice/drop-advice.machine'
import { ApiError } from '../../../../../model/api-error'
import type { CatalogQuery } from '../../../../../model/catalogue/catalog-query'
import type { ProductQuery } from '../../../../../model/catalogue/filter'
import { dropsOf, type Narrowing, withoutNarrowings } from '../../../../../model/catalogue/narrowing'
import type { Api } from '../../../../../model/contract'
import { pageCall } from '../../../../api/page-call'
import { useApi } from '../../../../app/api-context'
import { useOwnActor } from '../../../../hooks/data/use-own-actor'

/** Questions under way at once. */
const AT_ONCE = 6

/** What may be dropped together, the list without it, and how many products that has. */
export type Drop = { dropped: readonly Narrowing[]; without: CatalogQuery; count: number }
export type DropAdviceState =
  | { status: 'busy' }
  /** The one with most products first. */
  | { status: 'advised'; drops: readonly Drop[] }
  | { status: 'helpless' }
  | { status: 'failed'; error: ApiError; retry: () => void }

/**
 * What is to be dropped of a list without products, for as long as the component is there.
 * @param narrowings what narrows the list
 * @param questionOf the question for another list of the section
 */
export function useDropAdvice(
  query: CatalogQuery,
  narrowings: readonly Narrowing[],
  questionOf: (query: CatalogQuery) => ProductQuery,
): DropAdviceState {
  const api = useApi()
  const [{ drops, machine, rounds }] = useState(() => {
    const tried = dropsOf(narrowings).map((round) =>
      round.map((dropped) => ({ id: dropped.join(' '), dropped, without: withoutNarrowings(query, dropped) })),
    )
    const all = new Map(tried.flat().map((each) => [each.id, each]))
    const question = (id: string) => questionOf(all.get(id)?.without ?? query)
    return { drops: all, machine: connect(api, question), rounds: tried.map((round) => round.map(({ id }) => id)) }
  })
  const flow = useOwnActor(machine, { input: { rounds } })
  const state = useSelector(flow, (snapshot) => snapshot)
  const { counts, error } = state.context
  if (state.matches('advised')) {
    const helping = Array.from(counts).flatMap(([id, count]): Drop[] => {
      const drop = drops.get(id)
      return drop && count > 0 ? [{ ...drop, count }] : []
    })
    return { status: 'advised', drops: helping.sort((first, second) => second.count - first.count) }
  }
  if (state.matches('helpless')) return { status: 'helpless' }
  if (state.hasTag('failed') && error) return { status: 'failed', error, retry: () => flow.send({ type: 'counting.retried' }) }
  return { status: 'busy' }
}

/** Lists are counted by asking for their first page, as a press would. */
const connect = (api: Api, questionOf: (id: string) => ProductQuery) =>
  dropAdviceMachine.provide({
    actors: {
      countLists: pageCall(async ({ input: { ids }, signal }) => {
        const counted: Counted[] = []
        for (let at = 0; at < ids.length; at += AT_ONCE) {
          const part = ids.slice(at, at + AT_ONCE).map((id) => countOf(api, questionOf(id), signal))
          counted.push(...(await Promise.all(part)))
        }
        return counted
      }),
    },
  })

const countOf = (api: Api, body: ProductQuery, signal: AbortSignal): Promise<Counted> =>
  api('products.all', { body }, { signal }).then(
    ({ total }) => ({ count: total }),
    (error: unknown) => ({ error: ApiError.from(error) }),
  )
