/** Who asks, by number of the demo person (0: a guest), and what for. Order 481344 and address 11 are of user 1 and region 1. */
export const VISITORS = [
  ['a guest', 0, 1, 11],
  ['a stranger', 2, 1, 11],
  ['a member', 3, 1, 11],
  ['an administrator', 1, 1, 11],
  ['a buyer on moderation, of their own region', 4, 6, 61],
  ['an administrator, of a blocked region', 1, 4, 41],
] as const satisfies readonly (readonly [who: string, person: number, regionId: number, addressId: number])[]

/** The status that each visitor is answered, in the order of VISITORS. 200 stands for any success. */
export type Statuses = readonly [number, number, number, number, number, number]

/** Open to everybody. */
export const EVERYBODY: Statuses = [200, 200, 200, 200, 200, 200]
/** Open, but somebody who is signed in may only name a region of their own that is not blocked. */
export const EVERYBODY_OF_OPEN_REGION: Statuses = [200, 403, 200, 200, 200, 403]
/** For everybody who is signed in, about themselves. */
export const SIGNED_IN: Statuses = [401, 200, 200, 200, 200, 200]
/** For members of the region, blocked or not. */
export const MEMBERS: Statuses = [401, 403, 200, 200, 200, 200]
/** For members of a region that is not blocked. */
export const MEMBERS_OF_OPEN_REGION: Statuses = [401, 403, 200, 200, 200, 403]
/** For administrators of the region. */
export const ADMINISTRATORS: Statuses = [401, 403, 403, 200, 200, 200]
/** For the owner of the order; its region counts, not the one that is chosen. */
export const OWNER_OF_ORDER: Statuses = [401, 403, 403, 200, 403, 200]
/** For the owner of the saved cart, administrator 1; for others it is not there. */
export const OWNER_OF_SAVED_CART: Statuses = [401, 403, 404, 200, 404, 403]
/** For the person that is invited, user 3. */
export const INVITED_PERSON: Statuses = [401, 403, 200, 403, 403, 403]
/** Open to everybody, about something that has to be begun first: 409 until it is. */
export const NOBODY_YET: Statuses = [409, 409, 409, 409, 409, 409]
