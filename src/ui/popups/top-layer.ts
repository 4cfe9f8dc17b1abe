/**
 * The modal dialogs that are open, the topmost last. What must stay usable above a dialog (toasts, announcements)
 * lives inside it, since everything outside a modal dialog is inert.
 */
const dialogs: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** Says that a dialog was opened by showModal. @returns the way to say that it is about to go */
export function enterTopLayer(dialog: HTMLDialogElement): () => void {
  dialogs.push(dialog)
  tell()
  return () => {
    const at = dialogs.lastIndexOf(dialog)
    if (at >= 0) dialogs.splice(at, 1)
    tell()
  }
}

/** Measures the page's scrollbar, which goes while a dialog is open: to be called before showModal. */
export function measureScrollbar(): void {
  const root = document.documentElement
  if (dialogs.length === 0) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
}

/** @returns the element in which live things stand now: the topmost open dialog, else the body */
export const topOfPage = (): HTMLElement => dialogs.at(-1) ?? document.body

/** Whether a modal dialog is open. */
export const isCovered = (): boolean => dialogs.length > 0

/** Calls back when a dialog was opened or is about to go. @returns the way to stop it */
export function onTopChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
