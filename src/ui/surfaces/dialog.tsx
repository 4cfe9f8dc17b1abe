import clsx from 'clsx'
import X from 'lucide-react/icons/x'
import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { focusHeading } from '../../platform/history/page-focus'
import { IconButton } from '../controls/icon-button'
import { enterTopLayer, measureScrollbar } from '../popups/top-layer'
import styles from './dialog.module.scss'

export type DialogProps = {
  title: ReactNode
  isTitleHidden?: boolean | undefined
  /** Asked for by Escape, the cross, the ground around. The dialog stays until the caller stops rendering it. */
  onClose: () => void
  /** px; on phones the dialog is a sheet as wide as the screen. */
  width?: number | undefined
  /** `sheet` comes from below at every width (filters, sections). */
  kind?: 'dialog' | 'sheet' | undefined
  /** Without padding, the head stays in sight: for long lists. */
  isFlush?: boolean | undefined
  /** `alertdialog` where an answer is needed before anything else. */
  role?: 'dialog' | 'alertdialog' | undefined
  className?: string | undefined
  children: ReactNode
}

/** The second click of a double click comes within this, ms; it was meant for what stood there before. */
const DOUBLE_CLICK_MS = 500

/**
 * A modal window, open as long as it is rendered. Focus goes to the element with `data-autofocus`, else to the title, and
 * back to where it was when the dialog goes; where that has gone (a guest's button, after the login), to what is next to it, or to the heading of the page.
 */
export function Dialog(props: DialogProps) {
  const { title, isTitleHidden, onClose, width = 440, kind, isFlush, role, className, children } = props
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOn = useRef<EventTarget | null>(null)
  const isLeaving = useRef(false)
  const openedAt = useRef(0)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const goBack = wayBack()
    isLeaving.current = false
    measureScrollbar()
    element.showModal()
    openedAt.current = performance.now()
    const leave = enterTopLayer(element)
    focusFirst(element, titleId)
    return () => {
      isLeaving.current = true
      leave()
      element.close()
      goBack()
    }
  }, [titleId])

  /** The browser may close it by itself (a second Escape, the back gesture); the caller decides, so it opens again if kept. */
  const closedByBrowser = () => {
    // Where it is open again its effect only ran anew (StrictMode), and the event of that closing comes late.
    if (isLeaving.current || dialog.current?.open) return
    onClose()
    queueMicrotask(() => {
      const element = dialog.current
      if (element?.isConnected && !element.open && !isLeaving.current) element.showModal()
    })
  }

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      className={clsx(styles.dialog, kind === 'sheet' && styles.sheet, className)}
      // A custom property is no key of CSSProperties.
      style={{ '--width': `${width}px` } as CSSProperties}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      onCancel={(event) => {
        // A file field inside sends the same event.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => event.target === event.currentTarget && closedByBrowser()}
      onPointerDown={(event) => {
        pressedOn.current = event.target
      }}
      onClickCapture={(event) => {
        if (event.detail < 2 || performance.now() - openedAt.current > DOUBLE_CLICK_MS) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onClick={(event) => {
        // Only the ground around is the dialog itself; text selected with the mouse let go outside is no such click.
        if (event.target === event.currentTarget && pressedOn.current === event.currentTarget) onClose()
      }}
    >
      <div className={clsx(styles.inner, (isFlush ?? kind === 'sheet') && styles.flush)}>
        <div className={styles.head}>
          <h2 id={titleId} tabIndex={-1} className={isTitleHidden ? 'vh' : undefined}>
            {title}
          </h2>
          {isTitleHidden && <span />}
          <IconButton label="Закрыть" icon={X} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  )
}

export type DialogFootProps = {
  /** Stays in sight at the lower edge of a long dialog. */
  isSticky?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** The buttons of a dialog, the main one last. */
export function DialogFoot({ isSticky, className, children }: DialogFootProps) {
  return <div className={clsx(styles.foot, isSticky && styles.sticky, className)}>{children}</div>
}

function focusFirst(dialog: HTMLDialogElement, titleId: string) {
  const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? document.getElementById(titleId)
  first?.focus()
}

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled])'

const controlsOf = (element: Element) => [...element.querySelectorAll<HTMLElement>(FOCUSABLE)]

/**
 * @returns what leads the focus back to where it is now, or to the control that stands in that place by then, or, where all around it
 * has gone up to the heading of the page, to that, or to the page where it has none yet; on another page that is for the page to say
 */
function wayBack(): () => void {
  const before = document.activeElement
  const page = location.pathname
  const around: { element: Element; at: number }[] = []
  for (let element = before?.parentElement; element && element !== document.body; element = element.parentElement)
    around.push({ element, at: controlsOf(element).findIndex((control) => control === before) })
  const goBack = () => {
    if (before instanceof HTMLElement && before.isConnected) return before.focus()
    if (location.pathname !== page) return
    for (const { element, at } of around) {
      if (element.isConnected && element.contains(document.querySelector('main h1') ?? document.querySelector('main'))) {
        focusHeading(document)
        return document.activeElement?.scrollIntoView({ block: 'nearest' })
      }
      const controls = element.isConnected ? controlsOf(element) : []
      // What is not to be seen takes no focus.
      if ([...controls.slice(Math.max(0, at)), ...controls.slice(0, Math.max(0, at)).reverse()].some(takesFocus)) return
    }
  }
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus()
    // It may go in the same turn as the dialog, and what takes its place comes last.
    queueMicrotask(() => {
      if (document.activeElement === document.body) goBack()
    })
  }
}

function takesFocus(control: HTMLElement): boolean {
  control.focus()
  return document.activeElement === control
}
