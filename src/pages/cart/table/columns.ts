/** How many columns the cart has. */
export const COLUMNS = 8
