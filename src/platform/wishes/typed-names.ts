import { sessionValues } from '../storage'

/** A saved cart by its number, or the one that is to be made: of the cart, or with a product. */
export type NameOf = number | 'cart' | 'product'

const prefixOf = (userId: number) => `saved-name/${userId}/`
const keyOf = (userId: number, of: NameOf) => `${prefixOf(userId)}${of}`

/** What a user of this tab has typed as the name of a saved cart and not saved; null: nothing, or nothing that can be read. */
export function readName(userId: number, of: NameOf): string | null {
  const text = sessionValues.read(keyOf(userId, of))
  return typeof text === 'string' ? text : null
}

/** Keeps it where `readName` finds it after a reload; null forgets it. */
export function keepName(userId: number, of: NameOf, text: string | null): void {
  if (text === null) sessionValues.remove(keyOf(userId, of))
  else sessionValues.write(keyOf(userId, of), text)
}

/** Nothing that this user has typed so is left in this tab. */
export function forgetNames(userId: number): void {
  for (const key of sessionValues.keys(prefixOf(userId))) sessionValues.remove(key)
}
