/** The field's value cleaned of spaces, or the message for the field. */
export type InnInput = { readonly inn: string } | { readonly error: string }
/** The same of the KPP. */
export type KppInput = { readonly kpp: string } | { readonly error: string }

/** The INN field: 10 digits of an organisation or 12 of a person, with right check digits; spaces are dropped. [DEC-043] [VALID-011] */
export function parseInn(text: string): InnInput {
  const inn = text.replace(/\s/g, '')
  if (inn === '') return { error: 'Введите ИНН' }
  if (!/^(?:\d{10}|\d{12})$/.test(inn)) return { error: 'В ИНН 10 цифр у организации или 12 у предпринимателя' }
  return isInn(inn) ? { inn } : { error: 'Такого ИНН не бывает: проверьте цифры' }
}

/** Whether the text, as it is, is an INN: 10 or 12 digits, not all zeros, check digits right. [DEC-043] */
export function isInn(text: string): boolean {
  if (/^0*$/.test(text)) return false
  if (/^\d{10}$/.test(text)) return hasCheckDigit(text, 10)
  return /^\d{12}$/.test(text) && hasCheckDigit(text, 11) && hasCheckDigit(text, 12)
}

/** Only an organisation has a KPP; `inn` is a right one. [DEC-036] */
export function needsKpp(inn: string): boolean {
  return inn.length === 10
}

/** The KPP field: office (4 digits), reason (2 digits or Latin capitals), number (3 digits); spaces are dropped. [DEC-036] */
export function parseKpp(text: string): KppInput {
  const kpp = text.replace(/\s/g, '').toUpperCase()
  if (kpp === '') return { error: 'Введите КПП' }
  return /^\d{4}[\dA-Z]{2}\d{3}$/.test(kpp) ? { kpp } : { error: 'В КПП 9 знаков, например 770701001' }
}

/** The tax service's weights for the longest row; a shorter row takes their tail. */
const WEIGHTS = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/** Whether the digit at `place` (from 1) is the check digit of those before it. */
function hasCheckDigit(inn: string, place: number): boolean {
  const weights = WEIGHTS.slice(-(place - 1))
  const sum = weights.reduce((total, weight, at) => total + weight * Number(inn[at]), 0)
  return (sum % 11) % 10 === Number(inn[place - 1])
}
