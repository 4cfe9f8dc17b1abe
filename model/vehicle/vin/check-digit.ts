/** The ninth character that the other sixteen of a well-formed VIN ask for: a digit or X. */
export function checkDigitOf(vin: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * valueOf(vin.charAt(at)), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/** Whether the check digit says that a VIN was mistyped. Only North America requires it: of other cars it says nothing. [DEC-060] */
export const isCheckDigitWrong = (vin: string): boolean => /^[1-5]/.test(vin) && vin.charAt(8) !== checkDigitOf(vin)

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
/** From A on; 0: the letter is in no VIN. */
const LETTER_VALUES = '12345678012345070923456789'

const valueOf = (sign: string): number => Number(/\d/.test(sign) ? sign : LETTER_VALUES.charAt(sign.charCodeAt(0) - 65))
