/** The number of an order in the address; null where it is none. */
export function orderId(part: string | undefined): number | null {
  const id = part !== undefined && /^[1-9]\d{0,14}$/.test(part) ? Number(part) : null
  return id
}
