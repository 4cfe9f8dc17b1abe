import clsx from 'clsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'wouter'
import { Icon } from '../icon'
import styles from './pager.module.scss'

export type PagerProps = {
  /** From 1. */
  page: number
  /** The last one of several that are shown together; else the page itself. */
  last?: number | undefined
  pageCount: number
  /** The address of a page. */
  hrefOf: (page: number) => string
  label?: string | undefined
  className?: string | undefined
}

/** Links to pages: the first, the last, the neighbours; nothing where there is one page. */
export function Pager({ page, last = page, pageCount, hrefOf, label = 'Страницы', className }: PagerProps) {
  if (pageCount <= 1) return null
  const pages = shownPages(last, pageCount)
  const isLong = pages.includes('before') && pages.includes('after')
  return (
    <nav aria-label={label} className={clsx(styles.pager, className)}>
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev" className={styles.page} aria-label="Предыдущая страница">
          <Icon of={ChevronLeft} size={16} />
        </Link>
      )}
      {pages.map((shown) =>
        typeof shown === 'string' ? (
          <span key={shown} className={clsx(styles.page, styles.gap)}>
            …
          </span>
        ) : shown >= page && shown <= last ? (
          <span key={shown} aria-current="page" className={styles.page}>
            <span className="vh">Страница </span>
            {shown}
          </span>
        ) : (
          <Link key={shown} href={hrefOf(shown)} className={clsx(styles.page, isLong && Math.abs(shown - last) === 1 && styles.near)}>
            <span className="vh">Страница </span>
            {shown}
          </Link>
        ),
      )}
      {last < pageCount && (
        <Link href={hrefOf(last + 1)} rel="next" className={styles.page} aria-label="Следующая страница">
          <Icon of={ChevronRight} size={16} />
        </Link>
      )}
    </nav>
  )
}

/** @returns page numbers with «before» and «after» where pages are left out; a gap stands for two pages or more */
function shownPages(page: number, count: number): (number | 'before' | 'after')[] {
  const from = page - 1 <= 3 ? 1 : page - 1
  const to = page + 1 >= count - 2 ? count : page + 1
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return [...(from > 1 ? [1, 'before' as const] : []), ...middle, ...(to < count ? ['after' as const, count] : [])]
}
