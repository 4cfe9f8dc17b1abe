import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { Icon } from '../icon'
import { useTip } from '../popups/tip'
import { OwnText } from '../text/own-text'
import styles from './button.module.scss'

/** What a button looks like. */
export type ButtonLook = {
  /** `main` is the one amber action of a screen; `fill` petrol, `line` outlined, `bad` destroys, `plain` quiet. */
  variant?: 'main' | 'fill' | 'line' | 'bad' | 'plain' | undefined
  /** 32, 40 or 48 px high. */
  size?: 's' | 'm' | 'l' | undefined
  wide?: boolean | undefined
  icon?: LucideIcon | undefined
  children?: ReactNode
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled' | 'aria-busy'> &
  ButtonLook & {
    /** Shows a spinner over the words and takes no clicks. */
    busy?: boolean | undefined
    /** Why it cannot be pressed: said by a tip and to screen readers. The button stays in the tab order. [DEC-035] */
    disabledReason?: string | undefined
    /** The reason stands beside the button instead of in a tip. */
    isReasonShown?: boolean | undefined
  }

/** A button. Type `button` unless told otherwise. While busy or disabled a click does nothing and sends no form. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy,
  disabledReason,
  isReasonShown = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const button = (
    <Pressable
      {...rest}
      isBusy={busy}
      disabledReason={disabledReason}
      isTipped={!isReasonShown}
      className={clsx(lookOf({ variant, size, wide, busy }), className)}
    >
      {icon && <Icon of={icon} size={size === 's' ? 16 : 20} />}
      <OwnText>{children}</OwnText>
    </Pressable>
  )
  return isReasonShown && disabledReason !== undefined ? (
    <span className={clsx(styles.withReason, wide && styles.wide)}>{button}</span>
  ) : (
    button
  )
}

export type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> & ButtonLook & { href: string }

/** A link that looks like a button. Addresses of the shop begin with `/` and change the page without a reload. */
export function ButtonLink({ variant, size, wide, icon, className, href, children, ...rest }: ButtonLinkProps) {
  const To = href.startsWith('/') ? Link : 'a'
  return (
    <To {...rest} href={href} className={clsx(lookOf({ variant, size, wide }), className)}>
      {icon && <Icon of={icon} size={size === 's' ? 16 : 20} />}
      <OwnText>{children}</OwnText>
    </To>
  )
}

/** @returns the classes of a button's look, for things that only look like one */
export function lookOf({ variant = 'plain', size = 'm', wide = false, busy = false }: ButtonLook & Pick<ButtonProps, 'busy'>): string {
  return clsx(styles.button, styles[variant], styles[size], wide && styles.wide, busy && styles.busy)
}

/** What every kind of button takes. */
export type PressableProps = Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled' | 'aria-busy'> & {
  isBusy?: boolean | undefined
  disabledReason?: string | undefined
  /** The reason is shown in a tip; otherwise beside the button. */
  isTipped?: boolean | undefined
}

/** What every kind of button shares: swallowed clicks, the reason, the tip. Its look comes by `className`. */
export function Pressable({
  isBusy = false,
  disabledReason,
  isTipped = true,
  type = 'button',
  onClick,
  children,
  ...rest
}: PressableProps) {
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  const tip = useTip(isDisabled && isTipped ? disabledReason : null)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || isDisabled) {
      event.preventDefault()
      event.stopPropagation()
    } else onClick?.(event)
  }
  return (
    <>
      <button
        {...rest}
        {...(isDisabled ? tip.anchor : {})}
        ref={(element) => {
          tip.anchor.ref(element)
          return hand(rest.ref, element)
        }}
        type={type}
        onClick={press}
        aria-busy={isBusy || undefined}
        aria-disabled={isDisabled || undefined}
        aria-describedby={isDisabled ? clsx(rest['aria-describedby'], reasonId) : rest['aria-describedby']}
      >
        {children}
      </button>
      {isDisabled && (
        <span id={reasonId} className={isTipped ? 'vh' : styles.reason}>
          {disabledReason}
        </span>
      )}
      {tip.element}
    </>
  )
}

/** Gives the element to the caller's ref, of either kind. */
function hand(ref: ComponentProps<'button'>['ref'], element: HTMLButtonElement | null) {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
  return undefined
}
