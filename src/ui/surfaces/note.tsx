import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { Icon } from '../icon'
import styles from './box.module.scss'

export type NoteProps = {
  tone?: 'info' | 'ok' | 'warn' | 'bad' | undefined
  /** Instead of the tone's own sign. */
  icon?: LucideIcon | undefined
  /** Says itself when it appears: `alert` at once, `status` in its turn. Without it the note is only there to be read. */
  role?: 'alert' | 'status' | undefined
  className?: string | undefined
  children: ReactNode
}

/** A sentence that must be seen, on a tinted ground with a sign: what happened and what to do. */
export function Note({ tone = 'info', icon, role, className, children }: NoteProps) {
  return (
    <div role={role} className={clsx(styles.note, tone !== 'info' && styles[tone], className)}>
      <Icon of={icon ?? SIGNS[tone]} />
      <div>{children}</div>
    </div>
  )
}

const SIGNS = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const
