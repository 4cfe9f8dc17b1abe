import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import styles from './section.module.scss'

/** A part of the home page under its heading, with the way to all of it. */
export function Section({
  title,
  all,
  children,
}: {
  title: string
  all?: { href: string; label: string } | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {all && <Link href={all.href}>{all.label}</Link>}
      </div>
      {children}
    </section>
  )
}
