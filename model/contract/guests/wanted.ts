import { externalContract } from '../content/external'
import { promotionsContract } from '../content/promotions'
import { helpcenterContract } from '../conversation/helpcenter'
import { contentExtensions } from '../extensions/content'

/** What is asked once a guest wants something: to find goods, to read of a promotion, to write to the shop, to be helped. */
export const wantedContract = { ...promotionsContract, ...externalContract, ...contentExtensions, ...helpcenterContract } as const
