const grouped = new Intl.NumberFormat('ru')

/** «№ 481 392», never broken. */
export const orderNumber = (id: number): string => `№\u00a0${grouped.format(id)}`
