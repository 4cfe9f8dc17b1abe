import type { KeptRow } from '../../model/entry/kept-row'

/** A row that a page left on its way, pasted and not looked up yet. */
export const keptRow = (text: string): KeptRow => ({
  text,
  productId: null,
  quantity: null,
  isScan: false,
  isTyped: false,
  reason: null,
  mayRepeat: false,
})
