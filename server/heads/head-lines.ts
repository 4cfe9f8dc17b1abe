import { absolute, jsonLd } from '../../model/catalogue/structured-data'
import type { PageHead } from '../../model/heads/page-head'
import { SHARE_SIZE } from '../../model/heads/share-picture'
import { pageTitle, SITE_NAME } from '../../model/routing/routes'

/** Text of an element or of an attribute in double quotes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What the build wrote of a route's own head. */
const OWN = /<title>[^<]*<\/title>|[ \t]*<meta name="(?:description|robots)"[^>]*>\n?|[ \t]*<link rel="canonical"[^>]*>\n?/g

const meta = (key: 'name' | 'property', name: string, content: string | number | null): string[] =>
  content === null || content === '' ? [] : [`<meta ${key}="${name}" content="${escaped(String(content))}" />`]

/**
 * The HTML of a page with another head: title, description, canonical address, Open Graph and structured data; the same elements that the page's
 * code keeps later, so that none stands there twice. [NAV-005, DEC-064]
 * @param html of the route, as the build wrote it
 * @param head null: the route's own
 * @param origin of the shop: 'https://…'
 */
export function withPageHead(html: string, head: PageHead, origin: string): string {
  const { title, description, canonical, isIndexed, type, image, things } = head
  const href = absolute(canonical, origin)
  const lines = [
    `<title>${escaped(pageTitle(title))}</title>`,
    ...meta('name', 'description', description),
    ...(isIndexed ? [] : meta('name', 'robots', 'noindex')),
    `<link rel="canonical" href="${escaped(href)}" />`,
    ...meta('property', 'og:title', pageTitle(title)),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:type', type),
    ...meta('property', 'og:url', href),
    ...meta('property', 'og:image', image && absolute(image, origin)),
    ...(image?.startsWith('/share/')
      ? [...meta('property', 'og:image:width', SHARE_SIZE.width), ...meta('property', 'og:image:height', SHARE_SIZE.height)]
      : []),
    ...meta('property', 'og:site_name', SITE_NAME),
    ...meta('property', 'og:locale', 'ru_RU'),
    ...(things.length > 0 ? [`<script type="application/ld+json" data-of="${escaped(canonical)}">${jsonLd(things)}</script>`] : []),
  ]
  let isPlaced = false
  return html.replace(OWN, (found) => {
    if (!found.startsWith('<title>') || isPlaced) return ''
    isPlaced = true
    return lines.join('\n    ')
  })
}
