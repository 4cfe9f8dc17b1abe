import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './choice.module.scss'

export type SwitchProps = {
  label: ReactNode
  checked: boolean
  onChange: (isOn: boolean) => void
  className?: string | undefined
}

/** Something that is on or off at once, without a form. */
export function Switch({ label, checked, onChange, className }: SwitchProps) {
  return (
    <label className={clsx(styles.switch, className)}>
      <input
        type="checkbox"
        role="switch"
        className={styles.lever}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
