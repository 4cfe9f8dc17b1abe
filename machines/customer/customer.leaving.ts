import type { SnapshotFrom } from 'xstate'
import { unfinished, type Unfinished } from '../../model/cart/unfinished'
import type { cartMachine } from '../cart/cart.machine'
import { countRows } from '../quick-entry/quick-entry.keeping'
import type { quickEntryMachine } from '../quick-entry/quick-entry.machine'

type Holder<Machine extends typeof cartMachine | typeof quickEntryMachine> = { getSnapshot: () => SnapshotFrom<Machine> } | undefined

/**
 * What would go with the login: what the cart of this tab has not sent, or the server refused, and the rows that were entered and are not
 * in it. One that crashed for good keeps what it knew last, and what it kept goes all the same. [DEC-010]
 * @returns null: not known yet, an earlier page's is still read
 */
export function unfinishedHere(cart: Holder<typeof cartMachine>, entry: Holder<typeof quickEntryMachine>): Unfinished | null {
  const [carts, entries] = [cart?.getSnapshot(), entry?.getSnapshot()]
  const isReading =
    (carts?.status === 'active' && carts.matches({ writing: 'restoring' })) || (entries?.status === 'active' && entries.hasTag('restoring'))
  if (isReading) return null
  const wishes = unfinished(carts?.context.queue ?? [])
  const rows = entries ? countRows(entries.context) : unfinished([])
  return { unsent: wishes.unsent + rows.unsent, refused: [...wishes.refused, ...rows.refused] }
}
