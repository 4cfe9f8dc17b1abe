import { fromPromise } from 'xstate'
import { favoritesMachine, type MarkCommand, type MarkReport } from '../../../machines/favorites/favorites.machine'
import { ApiError, failureText, isUnanswered, isUnauthorized } from '../../../model/api-error'
import type { Api } from '../../../model/contract'
import { writerPort } from './writer-port'

/** The favourites with their calls. */
export const connectFavorites = (api: Api) =>
  favoritesMachine.provide({
    actors: {
      loadFavorites: fromPromise(async ({ input, signal }) => {
        const { items } = await api('products.favorites', { params: { id: input.userId } }, { signal })
        return items.map(({ id }) => id)
      }),
      markWriter: writerPort<MarkCommand>((command, signal) => send(api, command, signal)),
    },
  })

/** Never rejects: every end of a write is a report. A 401 is no refusal, the mark waits for the login. */
async function send(api: Api, { productId, favorite }: MarkCommand, signal: AbortSignal): Promise<MarkReport> {
  try {
    const kept = await api('products.toggleFavorite', { params: { id: productId }, body: { favorite } }, { signal })
    return { type: 'mark.kept', productId, favorite: kept.favorite }
  } catch (thrown) {
    if (isUnauthorized(thrown)) return { type: 'mark.barred', productId }
    const reason = failureText(ApiError.from(thrown))
    return { type: isUnanswered(thrown) ? 'mark.unanswered' : 'mark.refused', productId, reason }
  }
}
