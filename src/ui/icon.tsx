import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'
import styles from './icon.module.scss'

/**
 * A drawn sign beside words, invisible to screen readers.
 * @param of one icon, imported by its own path: `import Check from 'lucide-react/icons/check'`
 * @param size px: 16 in dense places, 20 by default, 28 where it stands alone
 * @param isFilled closed shapes are filled with the text colour (a pressed heart, a star)
 */
export const Icon = memo(function Icon({ of: Of, size = 20, isFilled = false, className }: IconProps) {
  return (
    <Of
      aria-hidden="true"
      focusable="false"
      size={size}
      strokeWidth={STROKES[size]}
      className={[styles.icon, isFilled ? styles.filled : '', className ?? ''].join(' ').trim()}
    />
  )
})

export type IconProps = {
  of: LucideIcon
  size?: 16 | 20 | 28 | undefined
  isFilled?: boolean | undefined
  className?: string | undefined
}

/** In units of lucide's grid of 24, so that about 1.75 px stand on the screen at every size. */
const STROKES = { 16: 2.4, 20: 2.1, 28: 1.6 } as const
