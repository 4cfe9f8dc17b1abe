import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { Icon } from '../icon'
import { Pressable, type PressableProps } from './button'
import { OwnText } from '../text/own-text'
import styles from './button.module.scss'

export type TextLinkButtonProps = Omit<PressableProps, 'isTipped'> & { icon?: LucideIcon | undefined }

/** An action inside a text: words with a dashed line («Сбросить всё», «Отменить»). */
export function TextLinkButton({ icon, className, children, ...rest }: TextLinkButtonProps) {
  return (
    <Pressable {...rest} className={clsx(styles.link, className)}>
      {icon && <Icon of={icon} size={16} />}
      <OwnText>{children}</OwnText>
    </Pressable>
  )
}
