import { formatCount } from '../text/count'

/** «№ 481 392», never broken: how every screen and message names an order. */
export const orderNumber = (id: number): string => `№\u00a0${formatCount(id)}`
