import { once } from './once'

/** A whole number as it is read in Russian: «1 234», the spaces never broken. */
export const formatCount = (count: number): string => grouped().format(count)

/** «1 234 шт.», never broken. `count`: pieces. */
export const formatPieces = (count: number): string => `${grouped().format(count)}\u00a0шт.`

const grouped = once(() => new Intl.NumberFormat('ru'))
