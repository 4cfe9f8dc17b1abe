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

/** Names of starts. */
export const CART = 'на странице корзины'
export const DEVICE = 'корзину меняет и другое устройство'
export const DEAD = 'другая вкладка закрыта, не успев сохранить'
export const LIVING = 'в другой вкладке не сохранено'

/** The quantity of a product as the page shows it: what is wished of it, else what the server knows; pieces. */
export const qtyOf = ({ context: { known, queue, regionId } }: State, { id }: Product) => shownQuantity(known, queue, regionId, id)
/** Whether what is in the cart is read or not, and its writes go out or rest. */
const cartIs = (
  { content, writing = 'flowing' }: { content: 'ready' | 'failed' | 'refused'; writing?: 'flowing' | 'resting' },
  state: State,
) => state.matches({ content, writing })
/** The page of the cart is open, which shows all of it. */
export const isOnPage = ({ context: { screens } }: State) => screens.has('all')
/** All is as the server has it, and nothing is to be taken back. */
export const isCalm = (state: State) =>
  cartIs({ content: 'ready' }, state) && isOnPage(state) && state.context.queue.length === 0 && state.context.ghosts.size === 0
/** The writes that the server has not answered. */
export const sentOf = ({ context: { queue } }: State) => queue.filter(({ stage }) => stage === 'sent')
/** The only write that is under way, if it is such a one. */
export const underWay = (state: State, isIt: (write: CartWrite) => boolean) => {
  const [sent, ...more] = sentOf(state)
  return sent !== undefined && more.length === 0 && isIt(sent) ? sent : undefined
}
/** A write of a note. */
export const isNote = ({ note }: CartWrite) => note !== undefined
/** A write of the quantity of the oil, alone. */
export const isQuantity = ({ note, productId, batch }: CartWrite) => note === undefined && productId === OIL.id && batch === undefined
/** A write that empties the cart. */
export const isEmptying = ({ productId }: CartWrite) => productId === 'all'
/** A logout then finds nothing unsent, or quantities of one line that it sends. */
export const isToLeave = (state: State) =>
  state.matches({ writing: 'resting' })
    ? state.context.queue.every(isQuantity)
    : (state.matches({ content: 'failed' }) || state.matches({ content: 'refused' })) && state.context.queue.length === 0
/** The first write that the server refused. */
export const refusedOf = ({ context: { queue } }: State) => queue.find(({ stage }) => stage === 'refused')
