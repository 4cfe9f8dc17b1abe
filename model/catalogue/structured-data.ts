import { isGlobalEan } from '../text/barcode'
import { type Product, valueText } from './product'

type Json = string | number | readonly Json[] | { readonly [key: string]: Json }
/** An object of schema.org. */
export type Thing = { readonly '@context': 'https://schema.org'; readonly '@type': string } & { readonly [key: string]: Json }
/** A link of the way to a page: a path of the shop, '' for the page itself. */
export type Crumb = { name: string; path: string }

/** A path of the shop, or an address elsewhere, as a whole address. @param origin of the shop: 'https://…' */
export const absolute = (path: string, origin: string): string => (/^https?:\/\//.test(path) ? path : origin + path)

/**
 * A product for search engines. It has no offer: prices are nobody's but the buyer's, and stock is a trace of them. [DEC-032]
 * @param path of its page
 */
export function productThing(product: Product, path: string, origin: string): Thing {
  const { name, article, barcode = '', brand, category_name, description, images, rating, reviews, values, weight } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: article,
    mpn: article,
    url: absolute(path, origin),
    brand: { '@type': 'Brand', name: brand.name },
    ...(isGlobalEan(barcode) && { gtin13: barcode }),
    ...(category_name !== undefined && { category: category_name }),
    ...(description && { description }),
    ...(images.length > 0 && { image: images.map((image) => absolute(image, origin)) }),
    ...(brand.country && { countryOfOrigin: { '@type': 'Country', name: brand.country } }),
    ...(weight > 0 && { weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'GRM' } }),
    ...(values.length > 0 && {
      additionalProperty: values.map((value) => ({ '@type': 'PropertyValue', name: value.parameter.name, value: valueText(value) })),
    }),
    ...(rating !== null &&
      reviews > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount: reviews, bestRating: 5, worstRating: 0 },
      }),
  }
}

/** The way to a page for search engines, from the shop's first page on; the last is the page itself. */
export const crumbsThing = (crumbs: readonly Crumb[], origin: string): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    ...(path !== '' && { item: absolute(path, origin) }),
  })),
})

const UNSAFE = /[<>&\u2028\u2029]/g

/** @returns the text of a script element that holds this: no name in it, however spelt, ends the script or begins a tag */
export const jsonLd = (things: readonly Thing[]): string =>
  JSON.stringify(things).replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
