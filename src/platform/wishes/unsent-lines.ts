import * as z from 'zod/mini'
import { UnsentLine } from '../../../model/saved-cart/unsent'
import { sessionValues } from '../storage'

const Lines = z.array(UnsentLine)
const prefixOf = (userId: number) => `saved-lines/${userId}/`
const keyOf = (userId: number, cartId: number) => `${prefixOf(userId)}${cartId}`

/** What a user of this tab has changed in a saved cart and the server has not answered; survives a reload, goes with the logout. [DEC-020] */
export function readUnsent(userId: number, cartId: number): readonly UnsentLine[] {
  const parsed = Lines.safeParse(sessionValues.read(keyOf(userId, cartId)))
  return parsed.success ? parsed.data : []
}

/** A change of a saved cart that is not answered: pieces of a product. */
export type UnsentChange = { cartId: number; productId: number; qty: number }
/** All that a user of this tab has changed in saved carts and the server has not answered. */
export const allUnsent = (userId: number): UnsentChange[] =>
  sessionValues.keys(prefixOf(userId)).flatMap((key) => {
    const cartId = Number(key.slice(prefixOf(userId).length))
    return readUnsent(userId, cartId).map(({ item, qty }) => ({ cartId, productId: item.product.id, qty }))
  })

/** Keeps it where `readUnsent` finds it; none forgets it. */
export function keepUnsent(userId: number, cartId: number, lines: readonly UnsentLine[]): void {
  if (lines.length > 0) sessionValues.write(keyOf(userId, cartId), z.encode(Lines, [...lines]))
  else sessionValues.remove(keyOf(userId, cartId))
}

/** A change that the server answered when nobody was there to hear it; a later one of the line stays. */
export function forgetUnsent(userId: number, cartId: number, productId: number, qty: number): void {
  const lines = readUnsent(userId, cartId)
  keepUnsent(
    userId,
    cartId,
    lines.filter((line) => line.item.product.id !== productId || line.qty !== qty),
  )
}
