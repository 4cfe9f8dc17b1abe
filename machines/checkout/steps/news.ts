import type { OrderNews } from '../checkout.types'

type News = readonly OrderNews[]
const orderOf = (news: OrderNews): number | null => ('orderId' in news ? news.orderId : null)
const isSame = (a: OrderNews, b: OrderNews) => a.type === b.type && a.regionId === b.regionId && orderOf(a) === orderOf(b)
const isDoubt = ({ type }: OrderNews) => type === 'doubtful'

/** One more; what is the same is said once. That an order may be there comes first. */
export function withNews(news: News, more: OrderNews): News {
  const all = [...news.filter((it) => !isSame(it, more)), more]
  return [...all.filter(isDoubt), ...all.filter((it) => !isDoubt(it))]
}
/** The order that may have been there is there: of this region nothing is in doubt. */
export const withoutDoubt = (news: News, regionId: number | null): News => news.filter((it) => it.regionId !== regionId || !isDoubt(it))
/** What became of this region's order is about to be known; that an earlier one may be there holds until one is there. */
export const doubtsOf = (news: News, regionId: number | null): News => news.filter((it) => it.regionId !== regionId || isDoubt(it))
/** An order of this region is placed. */
export const ofOthers = (news: News, regionId: number | null): News => news.filter((it) => it.regionId !== regionId)
