/** @returns whether a text is the EAN-13 of an article: thirteen digits, of which the last is the check digit */
export function isEan13(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false
  const sum = text.split('').reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/**
 * @returns whether a barcode names an article all over the world: not one of the restricted ranges 02, 04 and 20 to 29, which every shop
 * gives as it likes
 */
export const isGlobalEan = (text: string): boolean => isEan13(text) && !/^(?:0[24]|2)/.test(text)
