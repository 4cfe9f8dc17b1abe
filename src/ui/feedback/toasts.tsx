import clsx from 'clsx'
import Bell from 'lucide-react/icons/bell'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { IconButton } from '../controls/icon-button'
import { TextLinkButton } from '../controls/text-link-button'
import { Icon } from '../icon'
import { onTopChanged, topOfPage } from '../popups/top-layer'
import { keepShifted } from './toasts-beside'
import { OwnText } from '../text/own-text'
import styles from './toasts.module.scss'

/** What a toast says and how long. */
export type ToastMessage = {
  /** Bold, above the text. */
  title?: string | undefined
  text: string
  tone: 'ok' | 'warn' | 'bad' | 'info'
  /** ms; Infinity stays until it is closed. It rests while the pointer or the focus is on a toast. */
  duration: number
  /** A toast with the same id is replaced. */
  id?: string | undefined
  /** One thing to do about it; the toast goes when it is done. */
  action?: { label: string; onPress: () => void } | undefined
}

/** Shows a toast at the bottom right, on phones above the bars. @returns its id */
export function showToast({ duration, id, ...message }: ToastMessage): string {
  const isUrgent = message.tone === 'bad'
  return toast((shown) => <ToastCard toast={shown} {...message} />, {
    duration,
    removeDelay: LEAVE_MS,
    ariaProps: { role: isUrgent ? 'alert' : 'status', 'aria-live': isUrgent ? 'assertive' : 'polite' },
    ...(id === undefined ? {} : { id }),
  })
}

/** Takes all toasts off the screen at once. */
export const wipeToasts = (): void => toast.remove()

/** As long as the toast fades (--slow). */
const LEAVE_MS = 180

/**
 * The place where toasts appear: once, near the root. It stands in the top layer and, while a modal dialog is open, inside
 * the dialog, where it can be read and pressed.
 * @param onGone told of each toast that goes, whoever took it away, as it begins to fade
 */
export function Toasts({ onGone }: { onGone: (id: string) => void }) {
  const { toasts, handlers } = useToaster()
  useGone(toasts, onGone)
  const [host] = useState(makeHost)
  useEffect(() => keepOnTop(host), [host])
  useEffect(() => keepShifted(host), [host])

  return createPortal(
    <div
      role="region"
      aria-label="Уведомления"
      className={styles.list}
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      // A toast that was closed under the pointer sends no leave.
      onClick={handlers.endPause}
    >
      {toasts.map((shown) => (
        <div key={shown.id} {...shown.ariaProps}>
          {typeof shown.message === 'function' ? shown.message(shown) : shown.message}
        </div>
      ))}
    </div>,
    host,
  )
}

/** What a new toast may find is told with the paint, so that none is drawn in between. */
function useGone(toasts: readonly Toast[], onGone: (id: string) => void): void {
  const standing = useRef<readonly string[]>([])
  useLayoutEffect(() => {
    const ids = toasts.flatMap(({ id, visible }) => (visible ? id : []))
    const gone = standing.current.filter((id) => !ids.includes(id))
    standing.current = ids
    for (const id of gone) onGone(id)
  }, [toasts, onGone])
}

function makeHost(): HTMLElement {
  const host = document.createElement('div')
  // A browser that knows the word and cannot show it would hide it.
  if ('showPopover' in host) host.setAttribute('popover', 'manual')
  host.className = styles.toasts ?? ''
  return host
}

/** @returns the way to take it off the page */
function keepOnTop(host: HTMLElement): () => void {
  const settle = () => {
    topOfPage().append(host)
    // Shown anew, it comes above the dialog that was opened after it.
    host.showPopover?.()
  }
  settle()
  const stop = onTopChanged(settle)
  return () => {
    stop()
    host.remove()
  }
}

const SIGNS = { ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert, info: Bell } as const

function ToastCard({ toast: shown, title, text, tone, action }: { toast: Toast } & Omit<ToastMessage, 'duration' | 'id'>) {
  const close = () => toast.dismiss(shown.id)
  return (
    <div className={clsx(styles.toast, tone !== 'info' && styles[tone], !shown.visible && styles.leaving)}>
      <Icon of={SIGNS[tone]} />
      <div className={styles.words}>
        {title !== undefined && <b>{title}</b>}
        <OwnText>{text}</OwnText>{' '}
        {action && (
          <TextLinkButton
            onClick={() => {
              action.onPress()
              close()
            }}
          >
            {action.label}
          </TextLinkButton>
        )}
      </div>
      <IconButton label="Закрыть уведомление" icon={X} iconSize={16} size="s" onClick={close} />
    </div>
  )
}
