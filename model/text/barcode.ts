/** Whether the last digit is the check digit of the others: from the right they count once and three times by turns. */
const hasCheckDigit = (digits: string): boolean =>
  digits.split('').reduceRight((sum, digit, at) => sum + Number(digit) * ((digits.length - 1 - at) % 2 === 0 ? 1 : 3), 0) % 10 === 0

/** @returns whether a text is the EAN-13 of an article: thirteen digits, of which the last is the check digit */
export const isEan13 = (text: string): boolean => /^\d{13}$/.test(text) && hasCheckDigit(text)

/** @returns whether a text is a GTIN of fourteen digits, of which the last is the check digit: an EAN-13 behind a zero, or the number of a package */
export const isGtin14 = (text: string): boolean => /^\d{14}$/.test(text) && hasCheckDigit(text)

/**
 * @returns whether a barcode names an article all over the world: not one of the restricted ranges 02, 04 and 20 to 29, which every shop
 * gives as it likes
 */
export const isGlobalEan = (text: string): boolean => isEan13(text) && !/^(?:0[24]|2)/.test(text)
