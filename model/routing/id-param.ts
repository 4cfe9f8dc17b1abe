/** The number in a part of an address; null where it is none: no such page. @param part undefined where the address has no such part */
export const idOfParam = (part: string | undefined): number | null =>
  part !== undefined && /^[1-9]\d{0,14}$/.test(part) ? Number(part) : null
