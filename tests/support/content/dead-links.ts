import { BRANDS, CATEGORY_TREE, type CategoryNode } from '../../../fake-server/catalogue/facts'
import { headingsOf } from '../../../model/content/headings'
import type { RichText, TextBlock } from '../../../model/content/text-block'
import { matchRoute } from '../../../model/routing/routes'

const pathsOf = (nodes: readonly CategoryNode[], above: string): string[] =>
  nodes.flatMap(({ slug, children = [] }) => [`${above}/${slug}`, ...pathsOf(children, `${above}/${slug}`)])
const categories: ReadonlySet<string> = new Set(['/catalog', ...pathsOf(CATEGORY_TREE, '/catalog')])
const brands: ReadonlySet<string> = new Set(BRANDS.map(({ slug }) => slug))

const hrefsIn = (text: RichText): string[] =>
  typeof text === 'string' ? [] : text.flatMap((run) => (typeof run === 'string' ? [] : [run.href]))

function linksOf(block: TextBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'note':
      return hrefsIn(block.text)
    case 'list':
      return block.items.flatMap(hrefsIn)
    case 'table':
      return block.rows.flat().flatMap(hrefsIn)
    case 'heading':
    case 'image':
      return []
  }
}

/** Whether an address of the shop has a page that is always there, and in the catalogue goods of the shop's own categories and brands. */
function isAlive(href: string): boolean {
  const { pathname, searchParams } = new URL(href, 'https://shop.example')
  const page = matchRoute(pathname)
  if (!page || page.route.needsHelpCentre) return false
  if (pathname.startsWith('/catalog') && !categories.has(pathname.replace(/\/$/, ''))) return false
  return (searchParams.get('brands')?.split(',') ?? []).every((slug) => brands.has(slug))
}

/** @returns the links within the shop and within the text itself that lead nowhere */
export function deadLinks(blocks: readonly TextBlock[]): string[] {
  const ids = new Set([...headingsOf(blocks).values()].map(({ id }) => id))
  return blocks
    .flatMap(linksOf)
    .filter((href) => (href.startsWith('#') && !ids.has(href.slice(1))) || href === '' || (href.startsWith('/') && !isAlive(href)))
}
