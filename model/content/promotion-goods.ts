/** @returns the address of the goods of a promotion, a list of the catalogue with all its filters; by itself, for it stands on pages that have no list */
export const promotionGoods = (id: number): string => `/catalog?actions=${id}`
