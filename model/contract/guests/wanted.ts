import { externalContract } from '../content/external'
import { promotionsContract } from '../content/promotions'
import { helpcenterContract } from '../conversation/helpcenter'
import { promotionExtensions } from '../extensions/promotions'

/** What is asked once a guest wants something: to find goods, to read of a promotion, to be helped. */
export const wantedContract = { ...promotionsContract, ...promotionExtensions, ...externalContract, ...helpcenterContract } as const
