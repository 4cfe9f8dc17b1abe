/** Where a saved cart is opened. */
export const openedPage = (id: number): string => `/personal/carts?open=${id}`

/** The number of the cart that an address opens; null: none, 0: one that is no number. */
export function openedOf(search: string): number | null {
  const text = new URLSearchParams(search).get('open')
  return text === null ? null : /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0
}
