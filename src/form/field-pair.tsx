import type { ReactNode } from 'react'
import styles from './form-frame.module.scss'

/** Short fields beside each other where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>
