import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useRegionId } from '../../hooks/visitor/use-region'
import { Icon } from '../../ui/icon'
import { Badge } from '../../ui/marks/badge'
import { useOverdueCount } from '../../hooks/data/use-overdue'
import { useUnreadCount } from '../use-unread-count'
import styles from './section-links.module.scss'
import { createLazy } from '../../shop/code/lazy'
import { LazyPart } from '../../shop/code/lazy-part'
import { useSections } from './sections'
import { useNewManagerCart } from './use-new-manager-cart'
import { OwnText } from '../../ui/text/own-text'

/** Its code comes when somebody lacks a company. */
const setupLink = createLazy(async () => (await import('../../product/price/setup-link')).SetupLink)

type SectionLinksProps = {
  /** Called when one was pressed. */
  onGo?: (() => void) | undefined
  /** They were opened by hand: what waits in them is asked for at once. */
  isAtOnce?: boolean
  className?: string | undefined
}

/** The pages of the cabinet with what waits in them; a closed one says why. [NAV-015, NAV-017] */
export function SectionLinks({ onGo, isAtOnce = false, className }: SectionLinksProps) {
  const [path] = useLocation()
  const sections = useSections()
  const marks = useMarks(isAtOnce)
  const closed = sections.every(({ closedReason }) => closedReason !== undefined) ? sections[0]?.closedReason : undefined
  const isHere = (href: string) => path === href || (href !== '/personal' && path.startsWith(`${href}/`))
  return (
    <nav aria-label="Разделы кабинета" className={clsx(styles.links, className)}>
      {closed !== undefined && (
        <p className={styles.reason}>
          {closed}. <LazyPart of={setupLink} onGo={onGo} />
        </p>
      )}
      {sections.map(({ href, title, shortcut, icon, closedReason }) =>
        closedReason === undefined ? (
          <Link
            key={href}
            href={href}
            className={styles.link}
            aria-current={isHere(href) ? 'page' : undefined}
            aria-keyshortcuts={shortcut}
            onClick={onGo}
          >
            <Icon of={icon} />
            <span>{title}</span>
            <OwnText>{marks[href] ?? <kbd aria-hidden="true">{shortcut}</kbd>}</OwnText>
          </Link>
        ) : (
          <span key={href} className={clsx(styles.link, styles.closed)} role="link" aria-disabled="true" tabIndex={0} title={closedReason}>
            <Icon of={icon} />
            <span>{title}</span>
            <span className="vh">. {closedReason}</span>
          </span>
        ),
      )}
    </nav>
  )
}

/** What stands at the end of a link instead of its letter. */
function useMarks(isAtOnce: boolean): Readonly<Record<string, ReactNode>> {
  const regionId = useRegionId()
  const unread = useUnreadCount()
  const overdue = useOverdueCount(regionId)
  const hasNewCart = useNewManagerCart(isAtOnce)
  return {
    ...(unread > 0 && {
      '/personal/notifications': (
        <Badge tone="info">
          {unread}
          <span className="vh"> непрочитанных</span>
        </Badge>
      ),
    }),
    ...(overdue > 0 && {
      '/personal/documents': (
        <Badge tone="bad">
          {overdue}
          <span className="vh"> не подписано вовремя</span>
        </Badge>
      ),
    }),
    // Its letter does not give way to the mark before the eyes: it comes when there is none.
    ...(hasNewCart === null && { '/personal/carts': '' }),
    ...(hasNewCart && {
      '/personal/carts': (
        <span className={styles.new}>
          <span className="vh">, есть новая от менеджера</span>
        </span>
      ),
    }),
  }
}
