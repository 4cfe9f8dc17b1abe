import { createLazy, type Lazy } from '../../shop/code/lazy'
import type { ToastMessage } from '../../ui/feedback/toasts'

/** What draws toasts. */
export type ToastsCode = Pick<typeof import('../../ui/feedback/toasts'), 'showToast' | 'wipeToasts' | 'Toasts'>

/** Toasts of a page: until what draws them is there they wait, in their order. */
export type WaitingToasts = {
  code: Lazy<ToastsCode>
  show: (toast: ToastMessage) => void
  /** Takes away what is shown and what waits. */
  wipe: () => void
  /** Whether anything waits, or has been drawn. */
  isWanted: () => boolean
  onWanted: (tell: () => void) => () => void
  /** From now on toasts are drawn at once, those that waited first. */
  drawBy: (code: ToastsCode) => void
}

/** @param code what draws toasts, when it comes @returns toasts that wait for it */
export function createWaitingToasts(code: Lazy<ToastsCode>): WaitingToasts {
  const listeners = new Set<() => void>()
  let waiting: readonly ToastMessage[] = []
  let drawn: ToastsCode | null = null
  function wait(toasts: readonly ToastMessage[]) {
    waiting = toasts
    for (const tell of listeners) tell()
  }
  return {
    code,
    show: (toast) => (drawn ? void drawn.showToast(toast) : wait([...waiting, toast])),
    wipe: () => (drawn ? drawn.wipeToasts() : wait([])),
    isWanted: () => drawn !== null || waiting.length > 0,
    onWanted: (tell) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    drawBy: (by) => {
      drawn = by
      for (const toast of waiting) by.showToast(toast)
      waiting = []
    },
  }
}

/** The toasts of this page: their code comes when it rests, or with the first of them. */
export const pageToasts = createWaitingToasts(createLazy(() => import('../../ui/feedback/toasts')))
