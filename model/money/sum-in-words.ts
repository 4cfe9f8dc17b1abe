import { convert } from 'number-to-words-ru'

/** A sum as documents spell it: «Одна тысяча двести рублей 05 копеек». @param kopecks 0 or more */
export const sumInWords = (kopecks: number): string => convert((kopecks / 100).toFixed(2), { currency: 'rub' })
