import { isInDoubt, isUnauthorized } from '../../../model/api-error'
import { savedLineKey, type Unfinished } from '../../../model/cart/unfinished'
import type { Api } from '../../../model/contract'
import { allUnsent, forgetUnsent, type UnsentChange } from '../../platform/wishes/unsent-lines'
import { randomId } from '../../platform/random-id'

/** What a logout does with the changes of saved carts that this tab keeps unsent. */
export type SavedSending = {
  count: (userId: number) => Unfinished
  /** Sends what the server has not refused, each under one key until it is answered; never rejects. Told again meanwhile it does nothing more. */
  send: (userId: number) => Promise<void>
}

/** Changes of saved carts on their way before a logout, whatever page is open. What the server refuses stays kept: its cart says why. [DEC-010] */
export function createSavedSending(api: Api): SavedSending {
  /** Of each line the pieces that were sent last, and under which key. */
  const tried = new Map<string, { qty: number; key: string }>()
  const refused = new Map<string, number>()
  let isSending = false
  const lineOf = ({ cartId, productId }: UnsentChange) => savedLineKey(cartId, productId)
  const isRefused = (change: UnsentChange) => refused.get(lineOf(change)) === change.qty

  async function sendOne(userId: number, change: UnsentChange): Promise<void> {
    const { cartId, productId, qty } = change
    const line = lineOf(change)
    const last = tried.get(line)
    const key = last?.qty === qty ? last.key : randomId()
    tried.set(line, { qty, key })
    try {
      await api('userCarts.updateLine', { params: { id: cartId, productId }, query: {}, body: { qty } }, { key })
      forgetUnsent(userId, cartId, productId, qty)
      tried.delete(line)
    } catch (error) {
      if (isInDoubt(error) || isUnauthorized(error)) return
      refused.set(line, qty)
      tried.delete(line)
    }
  }

  return {
    count: (userId) => {
      const changes = allUnsent(userId)
      const open = changes.filter((change) => !isRefused(change)).length
      return { unsent: open, refused: changes.filter(isRefused).map(lineOf), saved: open }
    },
    send: async (userId) => {
      if (isSending) return
      isSending = true
      for (const change of allUnsent(userId)) if (!isRefused(change)) await sendOne(userId, change)
      isSending = false
    },
  }
}
