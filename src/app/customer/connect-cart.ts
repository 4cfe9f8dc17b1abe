import { fromPromise } from 'xstate'
import { cartMachine } from '../../../machines/cart/cart.machine'
import type { WriterCommand, WriterReport } from '../../../machines/cart/cart.types'
import { ApiError, failureText, isInDoubt, isThrottled, isUnauthorized } from '../../../model/api-error'
import type { PlacedWrite } from '../../../model/cart/cart-calls'
import type { Api } from '../../../model/contract'
import type { WishStore } from '../../platform/wishes/wishes'
import { writerPort } from './writer-port'

/** The cart with its calls and the store of its unsent wishes. */
export const connectCart = (api: Api, wishes: WishStore) =>
  cartMachine.provide({
    actors: {
      loadCart: fromPromise(({ input, signal }) =>
        api('cart.get', { query: { company_region_id: input.regionId, user_id: input.userId } }, { signal }),
      ),
      loadWishes: fromPromise(({ input }) => wishes.load(input.userId)),
      cartWriter: writerPort<WriterCommand>((command, signal) => send(api, command, signal)),
    },
    actions: { keepWishes: ({ context }) => wishes.keep(context.userId, context.queue) },
  })

/** Never rejects: every end of a call is a report. A 401 is no refusal, the writes wait for the login; nor is an answer that cannot be read one. */
async function send(api: Api, { userId, key, writes }: WriterCommand, signal: AbortSignal): Promise<WriterReport> {
  try {
    return await write(api, userId, key, writes, signal)
  } catch (thrown) {
    if (isInDoubt(thrown) || isUnauthorized(thrown)) return { type: 'write.unanswered', key, isThrottled: isThrottled(thrown) }
    return { type: 'write.refused', key, reason: failureText(ApiError.from(thrown)) }
  }
}

async function write(api: Api, user_id: number, key: string, writes: readonly PlacedWrite[], signal: AbortSignal): Promise<WriterReport> {
  const { regionId, productId, qty, note, batch, after } = writes[0]! // no call without a write
  const query = { company_region_id: regionId }
  let isRepeated = false
  const options = { key, signal, onRepeated: () => (isRepeated = true) }
  if (batch !== undefined || writes.length > 1) {
    const items = writes.flatMap((each) =>
      each.productId === 'all' ? [] : [{ product_id: each.productId, qty: each.qty, ...placeOf(each.after) }],
    )
    const cart = await api('cart.updateMany', { query, body: { user_id, items } }, options)
    return { type: 'write.filled', key, cart, isRepeated }
  }
  if (productId === 'all') {
    const cart = await api('cart.clear', { query: { ...query, user_id } }, options)
    return { type: 'write.filled', key, cart, isRepeated }
  }
  if (note !== undefined) {
    const kept = await api('cart.note', { query, body: { user_id, product_id: productId, note } }, options)
    return { type: 'write.noted', key, productId, note: kept.note, version: kept.version }
  }
  const place = { ...query, ...placeOf(after) }
  const kept = await api('cart.updateLine', { params: { id: productId }, query: place, body: { user_id, qty } }, options)
  return { type: 'write.answered', key, ...kept, isRepeated }
}

const placeOf = (after: number | undefined) => after !== undefined && { after }
