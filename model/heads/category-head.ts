import { categoryPath, type Category } from '../catalogue/category'
import { crumbsThing } from '../catalogue/structured-data'
import { counted } from '../text/plural'
import { words } from '../text/words'
import type { PageHead } from './page-head'

/**
 * What the head says of a category. Its filtered lists are the same page to a search engine. [DEC-052]
 * @param trail from the root down to the category
 */
export function categoryHead(trail: readonly [Category, ...Category[]], origin: string): PageHead {
  const category = trail.at(-1)!
  const crumbs = trail.map((it, at) => ({ name: it.name, path: at === trail.length - 1 ? '' : categoryPath(trail.slice(0, at + 1)) }))
  return {
    title: category.name,
    description: descriptionOf(category),
    canonical: categoryPath(trail),
    isIndexed: true,
    type: 'website',
    image: null,
    things: [crumbsThing([{ name: 'Каталог', path: '/catalog' }, ...crumbs], origin)],
  }
}

/** The goods of a brand. @param brand its name and the slug that its address has */
export const brandHead = ({ name, slug, count }: { name: string; slug: string; count?: number | undefined }, origin: string): PageHead => ({
  title: `Бренд ${name}`,
  description: `${name} оптом для\u00a0компаний${count === undefined ? '' : `: ${counted(count, words.product)}`}. Остатки по\u00a0складам, документы и\u00a0замены.`,
  canonical: `/catalog?brands=${encodeURIComponent(slug)}`,
  isIndexed: true,
  type: 'website',
  image: null,
  things: [
    crumbsThing(
      [
        { name: 'Бренды', path: '/brands' },
        { name, path: '' },
      ],
      origin,
    ),
  ],
})

function descriptionOf({ name, count, children }: Category): string {
  const below = children.slice(0, 4).map((it) => it.name)
  const whole = count === undefined ? '' : `: ${counted(count, words.product)}`
  return `${name} оптом для\u00a0компаний${whole}.${below.length > 0 ? ` ${below.join(', ')}.` : ''} Остатки по\u00a0складам, документы и\u00a0замены.`
}
