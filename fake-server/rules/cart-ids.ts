/** A cart belongs to a user and a region. [DEC-018] */
export const cartId = (userId: number, regionId: number): string => `${userId}/${regionId}`
/** A product stands in a cart once. */
export const lineId = (cart: string, productId: number): string => `${cart}/${productId}`
