import type { CatalogQuery } from '../../../../model/catalogue/catalog-query'
import type { Category } from '../../../../model/catalogue/category'
import type { ProductQuery } from '../../../../model/catalogue/filter'
import type { Chosen } from '../filters/chosen'

/** @returns the question for all pages of a list */
export function wholeQuestion({ page: _, itemsPerPage: __, ...question }: ProductQuery): Omit<ProductQuery, 'page' | 'itemsPerPage'> {
  return question
}

/** @returns what a list is of, each in a few words: its category, the words searched for, and all that was chosen */
export const listWords = (trail: readonly Category[], { search }: CatalogQuery, chosen: readonly Chosen[]): string[] => [
  trail.at(-1)?.name ?? 'Весь каталог',
  ...(search.trim() ? [`Поиск «${search.trim()}»`] : []),
  ...chosen.map(({ subject, value }) => (subject ? `${subject}: ${value}` : value)),
]
