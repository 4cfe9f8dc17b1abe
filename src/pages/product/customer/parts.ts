import { Offer } from '../offer/offer'
import { BuySet } from './buy-set'
import { PackPrice } from './pack-price'
import { SetApart, SetPartCost } from './set-apart'

/** What only customers see of a product. */
export const parts = { BuySet, Offer, PackPrice, SetApart, SetPartCost }
