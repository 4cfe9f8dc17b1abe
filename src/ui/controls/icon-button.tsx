import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { Icon } from '../icon'
import { type ButtonLook, lookOf, Pressable, type PressableProps } from './button'
import styles from './button.module.scss'

export type IconButtonProps = Omit<PressableProps, 'children' | 'isTipped' | 'aria-label' | 'title'> &
  Pick<ButtonLook, 'variant' | 'size'> & {
    /** Its name, shown on hover too. */
    label: string
    icon: LucideIcon
    iconSize?: 16 | 20 | undefined
    /** A toggle: filled and red while pressed (favourites). */
    isPressed?: boolean | undefined
    busy?: boolean | undefined
  }

/** A square button with a sign instead of words; a toggle where `isPressed` is given. */
export function IconButton({ label, icon, iconSize = 20, variant, size, isPressed, busy, className, ...rest }: IconButtonProps) {
  return (
    <Pressable
      {...rest}
      isBusy={busy}
      aria-label={label}
      aria-pressed={isPressed}
      title={rest.disabledReason === undefined ? label : undefined}
      className={clsx(lookOf({ variant, size, busy }), styles.square, isPressed !== undefined && styles.liked, className)}
    >
      <Icon of={icon} size={iconSize} isFilled={isPressed} />
    </Pressable>
  )
}
