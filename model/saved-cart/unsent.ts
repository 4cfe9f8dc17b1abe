import * as z from 'zod/mini'
import { Quantity } from '../cart/cart'
import { SavedItem } from './saved-cart'

/** A line of a saved cart that was changed and not answered: the line as it was there last, and the pieces that are wished; 0 takes it out. */
export const UnsentLine = z.object({ item: SavedItem, qty: Quantity })
export type UnsentLine = z.output<typeof UnsentLine>
