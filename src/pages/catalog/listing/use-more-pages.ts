import { useEffect, useState } from 'react'
import type { PageSpan } from '../../../../model/catalogue/catalog-query'

type Options = {
  pageCount: number
  /** The first page of those asked for is on the screen. */
  isFirstDrawn: boolean
  /** Told whether all of them are. */
  onDrawn: (isDrawn: boolean) => void
}

/** The pages of a list below the first one that is shown: the scroll is restored when they are there too. [DEC-052] */
export function useMorePages({ first, last }: PageSpan, { pageCount, isFirstDrawn, onDrawn }: Options) {
  const [settled, setSettled] = useState<ReadonlySet<number>>(new Set())
  const [entered, enter] = useState<number | null>(null)
  const end = isFirstDrawn ? Math.min(last, pageCount) : first
  const pages = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + 1 + at)
  const isBusy = pages.some((page) => !settled.has(page))
  const isDrawn = isFirstDrawn && !isBusy
  useEffect(() => onDrawn(isDrawn), [isDrawn, onDrawn])
  return {
    pages,
    isBusy,
    /** The page that the visitor asked for here and goes on in. */
    entered,
    enter,
    onSettled: (page: number, isSettled: boolean) =>
      setSettled((before) => (isSettled ? new Set(before).add(page) : new Set([...before].filter((it) => it !== page)))),
  }
}
