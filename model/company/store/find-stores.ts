import { plainText } from '../../search/plain-text'
import type { Store } from './store'

/**
 * The stores of which city, region or address have every word that was typed, in any order; the one of the visitor's city first, the others as they were.
 * @param words of white space alone: all of them
 * @param cityId null: the city is not known
 */
export function findStores(stores: readonly Store[], words: string, cityId: number | null): Store[] {
  const typed = plainText(words)
    .split(/[\s,.]+/)
    .filter(Boolean)
  const found = stores.filter(({ city, region, address }) => {
    const shown = plainText(`${city} ${region} ${address}`)
    return typed.every((word) => shown.includes(word))
  })
  const isOwn = ({ store_city_id }: Store) => Number(store_city_id === cityId)
  return found.sort((one, other) => isOwn(other) - isOwn(one))
}
