import { firstContract } from './guests/first'
import { wantedContract } from './guests/wanted'

/** The calls that guests make too. */
export const publicContract = { ...firstContract, ...wantedContract } as const
