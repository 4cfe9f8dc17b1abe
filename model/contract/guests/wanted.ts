import { externalContract } from '../content/external'
import { promotionsContract } from '../content/promotions'
import { contentExtensions } from '../extensions/content'

/** What is asked once a guest wants something: to find goods, to read of a promotion, to write to the shop. */
export const wantedContract = { ...promotionsContract, ...externalContract, ...contentExtensions } as const
