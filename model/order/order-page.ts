/** The page of an order. */
export const orderPage = (orderId: number): string => `/personal/orders/${orderId}`
/** The page that thanks for an order that was just placed. */
export const placedPage = (orderId: number): string => `${orderPage(orderId)}?placed`
