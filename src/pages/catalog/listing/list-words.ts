import type { CatalogQuery } from '../../../../model/catalogue/catalog-query'
import type { ProductQuery } from '../../../../model/catalogue/filter'
import type { Chosen } from '../filters/chosen'

/** @returns the question for all pages of a list */
export function wholeQuestion({ page: _, itemsPerPage: __, ...question }: ProductQuery): Omit<ProductQuery, 'page' | 'itemsPerPage'> {
  return question
}

/** @returns what a list is of, each in a few words: its subject, the words searched for, and all that was chosen */
export const listWords = (subject: string, { search }: CatalogQuery, chosen: readonly Chosen[]): string[] => [
  subject,
  ...(search.trim() ? [`Поиск «${search.trim()}»`] : []),
  ...chosen.map(({ subject, value }) => (subject ? `${subject}: ${value}` : value)),
]
