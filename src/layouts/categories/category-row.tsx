import clsx from 'clsx'
import { Link, useLocation } from 'wouter'
import { useConfig } from '../../hooks/data/use-config'
import { useIsCustomerExpected } from '../../hooks/visitor/use-visitor-kind'
import styles from './category-row.module.scss'

/** The seven main links and what else a buyer comes for. Its height is kept while the links load. [NAV-001, NAV-012] */
export function CategoryRow() {
  const [path] = useLocation()
  const links = useConfig()?.main_links ?? []
  const isCustomer = useIsCustomerExpected()
  const isHere = (href: string) => `${path}/`.startsWith(href)
  /** The longest link that covers the address: «Автохимия» lies inside «Автотовары». */
  const current = links.filter(({ path: href }) => isHere(href)).sort((a, b) => b.path.length - a.path.length)[0]
  return (
    <nav className={styles.row} aria-label="Разделы каталога">
      <div className={clsx('wrap', styles.inner)}>
        {links.map((link) => (
          <Link key={link.path} href={link.path} aria-current={link === current ? 'page' : undefined}>
            {link.name}
          </Link>
        ))}
        <span className={styles.gap} />
        <Link href="/promotions" aria-current={isHere('/promotions/') ? 'page' : undefined}>
          Акции
        </Link>
        <Link href="/brands" aria-current={isHere('/brands/') ? 'page' : undefined}>
          Бренды
        </Link>
        {isCustomer && (
          <Link href="/selection-parts" aria-current={isHere('/selection-parts/') ? 'page' : undefined}>
            Подбор по VIN
          </Link>
        )}
      </div>
    </nav>
  )
}
