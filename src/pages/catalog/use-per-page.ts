import { useState } from 'react'
import { PRODUCTS_PER_PAGE } from '../../../model/limits'
import { PER_PAGE_COOKIE, readCookie, writeCookie } from '../../platform/cookies'

/** How many products a page may show. */
export type PerPage = (typeof PRODUCTS_PER_PAGE)[number]

/** @returns a number of products per page that is one of the choices, else the default [CONST-015] */
export const perPageOf = (text: string | undefined): PerPage =>
  PRODUCTS_PER_PAGE.find((size) => String(size) === text) ?? PRODUCTS_PER_PAGE[0]

/** How many products a page shows, kept in the cookie productsPerPage. [CONST-015, DEC-052] */
export function usePerPage(): [PerPage, (size: PerPage) => void] {
  const [size, setSize] = useState(() => perPageOf(readCookie(PER_PAGE_COOKIE)))
  return [
    size,
    (next) => {
      writeCookie(PER_PAGE_COOKIE, String(next))
      setSize(next)
    },
  ]
}

/** @returns how many pages so many products have; an empty list has one */
export const pageCountOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))
