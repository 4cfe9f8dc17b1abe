/** How many columns the cart has. */
export const COLUMNS = 8

/** Where a row is folded, as the style sheets have it. */
export const NARROW = '(max-width: 1279px)'
