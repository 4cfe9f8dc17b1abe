import clsx from 'clsx'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { formatCount } from '../../../model/text/count'
import { isCommand } from '../controls/modified-key'
import styles from './tabs.module.scss'

export type TabsProps<Value extends string> = {
  /** What the tabs choose among, for screen readers. */
  label: string
  tabs: readonly { value: Value; label: string; count?: number | undefined }[]
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
  /** What the chosen tab shows. */
  children: ReactNode
}

/** Parts of one page, one at a time. Arrows, Home and End move and choose; only the chosen tab is a tab stop. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, className, children }: TabsProps<Value>) {
  const id = useId()
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isCommand(event)) return
    const at = tabs.findIndex((tab) => tab.value === value)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={label} className={clsx(styles.tabs, className)} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            <TabCount of={tab.count} />
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} tabIndex={0} className={styles.panel}>
        {children}
      </div>
    </>
  )
}

function TabCount({ of }: { of: number | undefined }) {
  return of === undefined ? null : <span className={styles.count}> {formatCount(of)}</span>
}
