import { useEffect } from 'react'
import { matchRoute, pageTitle, SITE_NAME } from '../../model/routing/routes'

/** What a page says of itself to browsers, search engines and messengers. */
export type Head = {
  title: string
  isIndexed?: boolean
  /** Path of the shop. */
  canonical?: string
  /** A sentence or two; without one that of the route. */
  description?: string | undefined
  /** The address of its picture. */
  image?: string | undefined
  /** Of Open Graph. */
  type?: 'website' | 'product'
  /** The text of a script of structured data. */
  data?: string | undefined
}

/** The one element of the head that fits `selector`: with these attributes, or gone. */
function keep(selector: string, tag: 'meta' | 'link' | 'script', attributes: Readonly<Record<string, string>> | null, text = ''): void {
  const found = document.head.querySelector(selector)
  if (attributes === null) return found?.remove()
  const element = found ?? document.head.appendChild(document.createElement(tag))
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  if (tag === 'script') element.textContent = text
}

const LD = 'script[type="application/ld+json"]'
const named = (key: 'name' | 'property', name: string, content: string | null | undefined): void =>
  keep(`meta[${key}="${name}"]`, 'meta', content ? { [key]: name, content } : null)

/** The title by the template, and what else the head says of the page that is shown; Open Graph for pages with an address of their own. [NAV-005, DEC-064] */
export function useHead({ title, isIndexed = true, canonical, description, image, type = 'website', data }: Head): void {
  useEffect(() => {
    const whole = title === SITE_NAME ? title : pageTitle(title)
    const words = description ?? matchRoute(location.pathname)?.route.description
    const isShared = canonical !== undefined
    const href = location.origin + canonical
    document.title = whole
    named('name', 'robots', isIndexed ? null : 'noindex')
    named('name', 'description', words)
    keep('link[rel="canonical"]', 'link', isShared ? { rel: 'canonical', href } : null)
    const graph = {
      'og:title': whole,
      'og:description': words,
      'og:type': type,
      'og:url': href,
      'og:image': image,
      'og:site_name': SITE_NAME,
      'og:locale': 'ru_RU',
    }
    for (const [name, content] of Object.entries(graph)) named('property', name, isShared ? content : null)
    // What the server wrote of this page stays where its code adds nothing.
    if (data !== undefined || document.querySelector(LD)?.getAttribute('data-of') !== canonical)
      keep(LD, 'script', data === undefined ? null : { type: 'application/ld+json' }, data)
  }, [title, isIndexed, canonical, description, image, type, data])
}
