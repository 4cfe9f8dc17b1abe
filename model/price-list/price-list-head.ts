import { shortFileName } from '../files/file-name'
import { counted } from '../text/plural'
import { formatDateTime } from '../text/date'
import { words } from '../text/words'

/** What a price list is of. */
export type PriceListHead = {
  /** The shop. */
  shop: string
  /** «ООО «Гараж», Казань». */
  buyer: string
  /** What narrows the list, each in a few words. */
  filter: readonly string[]
}

/** The lines above a price list: what it is, when its prices held, for whom, of what. @param at ms, when its first price was asked for */
export const headLines = ({ shop, buyer, filter }: PriceListHead, at: number, count: number): string[] => [
  `${shop}: прайс-лист`,
  `Цены и\u00a0остатки на\u00a0${formatDateTime(at)} (МСК), в\u00a0рублях с\u00a0НДС`,
  buyer,
  [...filter, counted(count, words.product)].join('. '),
]

/**
 * The name of the file, without its ending, and of what it is as far as there is room, so that lists of one day are told apart:
 * «Прайс-лист Картер, Казань, Масла, Бренд Arktelub, 2026-11-23». @param at ms
 */
export function fileNameOf({ shop, buyer, filter }: PriceListHead, at: number): string {
  return `${shortFileName([`Прайс-лист ${shop}`, buyer.split(', ').at(-1) ?? '', ...filter])}, ${priceDay(at)}`
}

/** The day, in Moscow, of whose prices a list is that was begun then: «2026-11-23». @param at ms */
export const priceDay = (at: number): string => new Date(at + MOSCOW_MS).toISOString().slice(0, 10)
const MOSCOW_MS = 3 * 3_600_000
