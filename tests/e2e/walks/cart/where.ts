import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { cartMachine } from '../../../../machines/cart/cart.machine'
import { shownQuantity } from '../../../../model/cart/cart-lines'
import type { CartWrite } from '../../../../model/cart/cart-queue'
import type { Product } from '../../../../model/catalogue/product'
import type { Driver } from '../harness/driver'
import type { Stage } from '../harness/stage'
import { OIL } from './goods'

export type Parts = Driver<typeof cartMachine, Stage>
export type State = SnapshotFrom<typeof cartMachine>
export type Event<T extends EventFromLogic<typeof cartMachine>['type']> = Extract<EventFromLogic<typeof cartMachine>, { type: T }>

export const CART = 'на странице корзины'
export const DEVICE = 'корзину меняет и другое устройство'
export const DEAD = 'другая вкладка закрыта, не успев сохранить'
export const LIVING = 'в другой вкладке не сохранено'

export const qtyOf = ({ context: { known, queue, regionId } }: State, { id }: Product) => shownQuantity(known, queue, regionId, id)
const cartIs = (
  { content, writing = 'flowing' }: { content: 'ready' | 'failed' | 'refused'; writing?: 'flowing' | 'resting' },
  state: State,
) => state.matches({ content, writing })
export const isOnPage = ({ context: { screens } }: State) => screens.has('all')
/** All is as the server has it, and nothing is to be taken back. */
export const isCalm = (state: State) =>
  cartIs({ content: 'ready' }, state) && isOnPage(state) && state.context.queue.length === 0 && state.context.ghosts.size === 0
export const sentOf = ({ context: { queue } }: State) => queue.filter(({ stage }) => stage === 'sent')
/** The only write that is under way, if it is such a one. */
export const underWay = (state: State, isIt: (write: CartWrite) => boolean) => {
  const [sent, ...more] = sentOf(state)
  return sent !== undefined && more.length === 0 && isIt(sent) ? sent : undefined
}
export const isNote = ({ note }: CartWrite) => note !== undefined
export const isQuantity = ({ note, productId, batch }: CartWrite) => note === undefined && productId === OIL.id && batch === undefined
export const isEmptying = ({ productId }: CartWrite) => productId === 'all'
/** A logout then finds nothing unsent, or one line that it sends. */
export const isToLeave = (state: State) =>
  state.matches({ writing: 'resting' })
    ? state.context.queue.every(isQuantity)
    : (state.matches({ content: 'failed' }) || state.matches({ content: 'refused' })) && state.context.queue.length === 0
export const refusedOf = ({ context: { queue } }: State) => queue.find(({ stage }) => stage === 'refused')
