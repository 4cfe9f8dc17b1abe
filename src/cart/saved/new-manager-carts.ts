import { weakMapMemoize } from 'reselect'
import type { Output } from '../../../model/contract'
import { serverNow } from '../../platform/clock/server-clock'
import { isNewFromManager } from '../../../model/saved-cart/saved-cart'

const NONE: ReadonlySet<number> = new Set()

/**
 * Which carts of a list a manager made within the last seven days. Judged once for a list that was read, so that all who show it say the
 * same. [NAV-017, CONST-002]
 */
const newOnes = weakMapMemoize(({ items }: Output<'userCarts.list'>): ReadonlySet<number> => {
  const now = serverNow()
  return new Set(items.filter((cart) => isNewFromManager(cart, now)).map(({ id }) => id))
})

/** @returns their numbers; none while the list is not known */
export const newManagerCarts = (list: Output<'userCarts.list'> | undefined): ReadonlySet<number> => (list ? newOnes(list) : NONE)
