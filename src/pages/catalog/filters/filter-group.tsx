import { type ReactNode, useState } from 'react'
import { Disclosure } from '../../../ui/surfaces/disclosure'
import styles from './filters.module.scss'

/** One filter under its name; opened or closed it stays as the visitor left it. */
export function FilterGroup({ title, isOpenFirst, children }: { title: string; isOpenFirst: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  return (
    <Disclosure title={title} isOpen={isOpen} onToggle={setOpen} className={styles.group}>
      <div role="group" aria-label={title} className={styles.values}>
        {children}
      </div>
    </Disclosure>
  )
}
