import type { ReactNode } from 'react'
import { PersonalContent } from './personal-title'
import { Sidebar } from './sidebar'
import styles from './cabinet.module.scss'

/** A page of the cabinet beside its sections, company and manager. [NAV-004] */
export function Cabinet({ children }: { children: ReactNode }) {
  return (
    <div className={styles.cabinet}>
      <Sidebar />
      <PersonalContent>{children}</PersonalContent>
    </div>
  )
}
