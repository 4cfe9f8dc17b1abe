import type { Product } from '../catalogue/product'
import { counted, pluralForm } from '../text/plural'
import { words } from '../text/words'
import type { Kopecks } from '../money/money'
import { chosenOffer, type RefillChoice, type RefillRow, type RefillWish, type WhyNot } from './refill'

/** What became of the wishes of a list of old in the cart. */
export type RefillOutcome = {
  /** Pieces of each product before and after, by its id. */
  before: ReadonlyMap<number, number>
  after: ReadonlyMap<number, number>
  /** Products of which nobody knows whether the server or somebody else made their quantity another. [DEC-018] */
  unsure: ReadonlySet<number>
  /** Why the server would not keep a line, by its product. */
  refused: ReadonlyMap<number, string>
  /** The server has not answered yet: the cart goes on by itself. */
  isWaiting: boolean
}
/** What is told of a list of old that went into the cart. Every list is of its rows, in its order. */
export type RefillReport = {
  added: readonly RefillRow[]
  /** Of those added. */
  replaced: readonly RefillRow[]
  costlier: readonly RefillRow[]
  cheaper: readonly RefillRow[]
  /** Of those added: the cart holds another quantity than was wished. */
  corrected: readonly { row: RefillRow; product: Product; asked: number; kept: number; isUnsure: boolean; stock: number | null }[]
  /** Chosen, and as many as can be had stood in the cart already. */
  full: readonly RefillRow[]
  refused: readonly { row: RefillRow; reason: string }[]
  /** They cannot be had, and nothing was taken instead. */
  missing: readonly RefillRow[]
  isWaiting: boolean
}

/** What it came to. Every row is added, full, refused, missing, or was left out by the buyer. */
export function refillReport(
  rows: readonly RefillRow[],
  choice: RefillChoice,
  wishes: readonly RefillWish[],
  { before, after, unsure, refused, isWaiting }: RefillOutcome,
): RefillReport {
  const chosen = rows.flatMap((row) => {
    const offer = chosenOffer(row, choice)
    return offer ? [{ row, offer, id: offer.product.id }] : []
  })
  const isFull = (id: number) => {
    const wish = wishes.find(({ product }) => product.id === id)
    const held = before.get(id) ?? 0
    return wish !== undefined && held > 0 && wish.quantity > held && (after.get(id) ?? 0) <= held
  }
  const accepted = chosen.filter(({ id }) => !refused.has(id))
  const added = accepted.filter(({ id }) => !isFull(id))
  const said = new Set<number>()
  return {
    added: added.map(({ row }) => row),
    replaced: added.filter(({ row, id }) => id !== row.product.id).map(({ row }) => row),
    costlier: added.filter(({ row, offer, id }) => id === row.product.id && isDearer(row, offer.cost)).map(({ row }) => row),
    cheaper: added.filter(({ row, offer, id }) => id === row.product.id && isCheaper(row, offer.cost)).map(({ row }) => row),
    corrected: added.flatMap(({ row, id }) => {
      const wish = wishes.find(({ product }) => product.id === id)
      const kept = after.get(id) ?? 0
      // Of several rows that came to one product it is said once
      if (!wish || wish.quantity === kept || said.has(id)) return []
      said.add(id)
      return [{ row, product: wish.product, asked: wish.quantity, kept, isUnsure: unsure.has(id), stock: wish.stock }]
    }),
    full: accepted.filter(({ id }) => isFull(id)).map(({ row }) => row),
    refused: chosen.flatMap(({ row, id }) => {
      const reason = refused.get(id)
      return reason === undefined ? [] : [{ row, reason }]
    }),
    missing: rows.filter((row) => row.now === null && chosenOffer(row, choice) === null),
    isWaiting,
  }
}

const isDearer = ({ then }: RefillRow, now: Kopecks): boolean => then !== null && now > then
const isCheaper = ({ then }: RefillRow, now: Kopecks): boolean => then !== null && now < then

/** Why a row cannot be had, as it stands in the dialog and in the report. */
export const WHY_NOT: Readonly<Record<WhyNot, string>> = {
  gone: 'Снят с\u00a0продажи',
  noStock: 'Нет в\u00a0наличии',
  noPrice: 'Нет цены',
  noPack: 'Нет целой упаковки',
}

/** «В корзину добавлено 8 строк. 1 нет в наличии, 2 подорожали, 1 заменена.» */
export function reportText({ added, replaced, costlier, cheaper, corrected, full, refused, missing }: RefillReport): string {
  const lines = added.length
  const head =
    lines === 0
      ? 'В\u00a0корзину ничего не\u00a0добавлено.'
      : `В\u00a0корзину ${pluralForm(lines, { one: 'добавлена', few: 'добавлено', many: 'добавлено' })} ${counted(lines, words.line)}.`
  const parts = [
    ...missingParts(missing),
    part(refused.length, { one: 'не\u00a0сохранена', few: 'не\u00a0сохранены', many: 'не\u00a0сохранены' }),
    part(full.length, { one: 'уже есть, больше нельзя', few: 'уже есть, больше нельзя', many: 'уже есть, больше нельзя' }),
    ...priceParts(costlier.length, cheaper.length),
    part(replaced.length, { one: 'заменена', few: 'заменены', many: 'заменены' }),
    part(corrected.length, { one: 'с\u00a0другим количеством', few: 'с\u00a0другим количеством', many: 'с\u00a0другим количеством' }),
  ].filter((text) => text !== null)
  return parts.length === 0 ? head : `${head} ${parts.join(', ')}.`
}

/**
 * What is to be known of the rows of a list of old: `now` those that cannot be had, which may have been so already when it was made,
 * «1 нет в наличии»; `since` what has become of the prices, «2 подорожали». Null: nothing is to be said, or nothing is known.
 */
export function sinceText(rows: readonly RefillRow[]): { now: string | null; since: string | null } {
  const priced = rows.flatMap((row) => (row.now ? [{ row, cost: row.now.cost }] : []))
  return {
    now: listed(missingParts(rows.filter(({ now }) => now === null))),
    since: listed(
      priceParts(
        priced.filter(({ row, cost }) => isDearer(row, cost)).length,
        priced.filter(({ row, cost }) => isCheaper(row, cost)).length,
      ),
    ),
  }
}

const listed = (parts: readonly (string | null)[]): string | null => parts.filter((text) => text !== null).join(', ') || null

function missingParts(missing: readonly RefillRow[]): (string | null)[] {
  const of = (whyNot: WhyNot) => missing.filter((row) => row.whyNot === whyNot).length
  return [
    part(of('noStock'), { one: 'нет в\u00a0наличии', few: 'нет в\u00a0наличии', many: 'нет в\u00a0наличии' }),
    part(of('gone'), { one: 'снята с\u00a0продажи', few: 'сняты с\u00a0продажи', many: 'сняты с\u00a0продажи' }),
    part(of('noPrice'), { one: 'без цены', few: 'без цены', many: 'без цены' }),
    part(of('noPack'), { one: 'без целой упаковки', few: 'без целой упаковки', many: 'без целой упаковки' }),
  ]
}

const priceParts = (costlier: number, cheaper: number): (string | null)[] => [
  part(costlier, { one: 'подорожала', few: 'подорожали', many: 'подорожали' }),
  part(cheaper, { one: 'подешевела', few: 'подешевели', many: 'подешевели' }),
]

const part = (count: number, forms: { one: string; few: string; many: string }): string | null =>
  count === 0 ? null : `${count}\u00a0${pluralForm(count, forms)}`
