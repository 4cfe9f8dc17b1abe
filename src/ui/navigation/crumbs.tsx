import { Link } from 'wouter'
import styles from './crumbs.module.scss'

export type CrumbsProps = {
  /** The pages above, the outermost first. */
  above: readonly { href: string; label: string }[]
  /** The page itself. */
  current: string
}

/** Where the page stands; on phones only the link one step up. */
export function Crumbs({ above, current }: CrumbsProps) {
  return (
    <nav aria-label="Вы здесь">
      <ol className={styles.crumbs}>
        {above.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
