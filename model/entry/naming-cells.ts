import * as z from 'zod/mini'

/**
 * The cells of a row that may name its product: groups in the order in which they are tried. The first group that names any product
 * decides; where its cells name several products the row is not certain.
 */
export const NamingCells = z.array(z.array(z.string()))
export type NamingCells = readonly (readonly string[])[]
