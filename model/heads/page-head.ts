import type { Thing } from '../catalogue/structured-data'

/** What a page says of itself to search engines and messengers, whoever draws it. */
export type PageHead = {
  title: string
  /** A sentence or two; null where the route's own is enough. */
  description: string | null
  /** Path of the shop. */
  canonical: string
  isIndexed: boolean
  /** Of Open Graph. */
  type: 'website' | 'product' | 'article'
  /** Path of the picture for messengers; null where there is none of its own. */
  image: string | null
  things: readonly Thing[]
}
