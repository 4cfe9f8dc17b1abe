import { ApiError } from '../../../../model/api-error'
import { isSameLines } from '../../../../model/order/change'
import { NO_WORDS } from '../../../../model/order/draft'
import type { SeenLine } from '../../../../model/order/order'
import { type Checkout, REGION } from './world'

/** Names of starts. */
export const CART = 'корзина'
export const SAME = 'такое же уже заказано'
export const TURNS = 'заказывает и другая вкладка'
export const LOST = 'ответы теряются'
export const BOTH = 'другая вкладка меняет корзину, эта – регион'
export const WRITES = 'корзина записывается'
export const RISES = 'цены выросли'
export const OLD = 'номер прежней базы'
export const INVITED = 'приглашение принимают в другой вкладке'
export const INVITED_ASKED = 'приглашение принимают, пока покупатель решает'
export const INVITED_WAITS = 'приглашение принимают, пока заказ ждёт очереди'
/** The cart of the other region has been read while the order was on its way: its prices are told before the choice is there. */
export const REMEMBERED = { type: 'xstate.done.actor.0.checkout.restoring' as const, output: NO_WORDS, actorId: '0.checkout.restoring' }
export const COMMENT = 'До обеда'
export const UUID = 'walked-number'
/** The one of the draft that the server has forgotten. */
export const OLD_UUID = 'forgotten-number'
export const UNAUTHORIZED = new ApiError(401, '')
export const REFUSED = new ApiError(422, '', { fields: { lines: ['Заказ мал'] } })
export const FORGOTTEN = new ApiError(422, '', { fields: { uuid: ['Номер устарел'] } })

/** An order is there, another region is chosen, or the cart is empty: what was walked from is not there any more. */
const isOver = ({ context: { leftOut, news, regionId, obstacle } }: Checkout) =>
  leftOut !== null || obstacle !== null || regionId !== REGION || news.some(({ type }) => type === 'accepted' || type === 'earlier')
/** Another region was chosen and waits for the end of the order. */
export const isPostponed = ({ context }: Checkout) => context.nextRegionId !== null
/** Nothing has happened after which the walk would be another. */
export const goesOn = (snapshot: Checkout) => !isOver(snapshot) && !isPostponed(snapshot)
/** Nothing is under way: the buyer may do something. */
export const isStill = (snapshot: Checkout) => goesOn(snapshot) && snapshot.matches({ ready: 'resting' })
/** No order was tried yet from the cart alone, and its number is there. */
export const isAtFirst = (snapshot: Checkout, start: string) =>
  start === CART && isStill(snapshot) && !snapshot.context.draft.isSent && snapshot.context.draft.uuid !== null
/** The login is over, and another is asked for. */
export const isLoginAsked = (snapshot: Checkout) =>
  snapshot.matches({ ready: 'refused' }) && snapshot.context.error?.status === UNAUTHORIZED.status
/** The server has been asked to place the order. */
export const isPlacing = (snapshot: Checkout) => snapshot.matches({ underway: { sending: 'placing' } })
/** The order waits for its turn among the tabs. */
export const isQueueing = (snapshot: Checkout) => snapshot.matches({ underway: { sending: 'queueing' } })
/** No answer came: whether there is an order is not known. */
export const isUncertain = (snapshot: Checkout) => snapshot.matches({ underway: 'uncertain' })
/** The order that is under way is of these lines. */
export const sends = (snapshot: Checkout, lines: readonly SeenLine[]) => isSameLines(snapshot.context.lines, lines)
/** An order can be pressed: nothing was typed that the plan does not know of. */
export const mayPress = (snapshot: Checkout) => isStill(snapshot) && snapshot.context.draft.description === ''
