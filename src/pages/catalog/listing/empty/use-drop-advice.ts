import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ApiError } from '../../../../../model/api-error'
import type { CatalogQuery } from '../../../../../model/catalogue/catalog-query'
import type { ProductQuery } from '../../../../../model/catalogue/filter'
import type { Narrowing } from '../../../../../model/catalogue/narrowing'
import { useApi } from '../../../../shop/api-context'
import { useOwnActor } from '../../../../hooks/data/use-own-actor'
import { connectDropAdvice, type Tried } from './connect-drop-advice'

/** What may be dropped together, the list without it, and how many products that has. */
export type Drop = Tried & { count: number }
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
  const [{ machine, rounds, tried }] = useState(() => connectDropAdvice(api, query, narrowings, questionOf))
  const flow = useOwnActor(machine, { input: { rounds } })
  const state = useSelector(flow, (snapshot) => snapshot)
  const { counts, error } = state.context
  if (state.matches('advised')) {
    const helping = Array.from(counts).flatMap(([id, count]): Drop[] => {
      const drop = tried.get(id)
      return drop && count > 0 ? [{ ...drop, count }] : []
    })
    return { status: 'advised', drops: helping.sort((first, second) => second.count - first.count) }
  }
  if (state.matches('helpless')) return { status: 'helpless' }
  if (state.hasTag('failed') && error) return { status: 'failed', error, retry: () => flow.send({ type: 'counting.retried' }) }
  return { status: 'busy' }
}
