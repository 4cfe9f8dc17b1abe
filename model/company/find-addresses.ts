import { cleanText } from '../text/typed/clean-text'
import type { DeliveryAddress } from './delivery'

const plain = (text: string): string => cleanText(text).toLocaleLowerCase('ru').replaceAll('ё', 'е')

/** The delivery points whose name or address has every word that was typed, in any order; the primary one first, the others as they were. @param text of white space alone: all of them */
export function findAddresses(addresses: readonly DeliveryAddress[], text: string): DeliveryAddress[] {
  const typed = plain(text)
    .split(/[\s,]+/)
    .filter(Boolean)
  const found = addresses.filter(({ name, address }) => {
    const shown = plain(`${name} ${address}`)
    return typed.every((word) => shown.includes(word))
  })
  return found.sort((first, second) => second.is_primary - first.is_primary)
}
