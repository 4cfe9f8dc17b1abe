import type { Toast } from '../../../machines/toaster/toaster.machine'
import { ApiError, isInDoubt, refusalText } from '../../../model/api-error'
import { actorOf } from '../../shop/actors'
import type { AppActor } from '../../shop/app-actor'

const NOT_THERE = 404
/** What is told of a write that failed. */
type Lost = (error: ApiError) => Omit<Toast, 'tone' | 'kind'>

/**
 * A write to a saved cart, which goes on when its page is left. One that failed may have been done, or have met a cart that is gone: the
 * carts are read anew. A failure that nobody is there to read is told by a toast.
 * @param signal aborted: the page is gone
 * @param lost what was not done, a sentence; or the whole of what is told
 */
export async function savedWrite<T>(app: AppActor, signal: AbortSignal, lost: string | Lost, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (thrown) {
    const error = ApiError.from(thrown)
    const { resources, toaster } = app.getSnapshot().children
    if (error.status === NOT_THERE || isInDoubt(error)) resources?.send({ type: 'resources.invalidate', tags: ['userCarts'] })
    if (signal.aborted) {
      const told = typeof lost === 'string' ? { text: `${lost} ${refusalText(error)}` } : lost(error)
      toaster?.send({ type: 'toast.show', toast: { ...told, tone: 'bad', kind: 'notification' } })
    }
    throw error
  }
}

/** The region whose prices an answer is to have: the one in force when it is asked for. */
export function queryNow(app: AppActor): { company_region_id?: number } {
  const region = actorOf(app, 'customer')?.getSnapshot().context.region
  return region ? { company_region_id: region.id } : {}
}
