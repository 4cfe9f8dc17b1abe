import { articleKey } from '../text/article'
import { formatCount } from '../text/count'

/** «№ 481 392», never broken: how every screen and message names an order. */
export const orderNumber = (id: number): string => `№\u00a0${formatCount(id)}`

/**
 * Whether a text is in the number of an order, ours («481 392», «№481392») or its buyer's own, however either is spelled: as articles
 * are compared. A text without a letter or digit is in none. [DEC-057]
 * @param buyer_number '' where the buyer gave none
 */
export function hasNumber({ id, buyer_number }: { id: number; buyer_number: string }, text: string): boolean {
  const key = articleKey(text)
  return key !== '' && (String(id).includes(key) || articleKey(buyer_number).includes(key))
}
