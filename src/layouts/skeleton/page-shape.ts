/** What a page looks like from afar: a large picture over tiles, a list beside filters, rows beside a column, rows, or a text. */
export type PageShape = 'hero' | 'filters' | 'side' | 'rows' | 'text'

const SHAPES: Readonly<Record<string, PageShape>> = {
  '/': 'hero',
  '/catalog/*': 'filters',
  '/cart': 'side',
  '/product/:id?': 'side',
  '/personal/orders': 'rows',
  '/personal/carts': 'rows',
  '/personal/favorite': 'rows',
  '/personal/discounts': 'rows',
  '/personal/notifications': 'rows',
}

/** @param path of the route, as the table has it @returns the shape of its page while that is not known better */
export const shapeOf = (path: string | undefined): PageShape => SHAPES[path ?? ''] ?? 'text'
