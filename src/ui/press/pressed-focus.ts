const CONTROLS = 'button, summary, [role="button"]'

/**
 * Safari on a Mac gives a button no focus when it is clicked: a dialog that it opens would lead the focus back to nowhere. A control that
 * is pressed with nothing else in focus gets it, before anybody hears of the click. @returns what stops that
 */
export function focusPressedControls(page: Document): () => void {
  const onClick = ({ target }: Event) => {
    if (page.activeElement !== null && page.activeElement !== page.body) return
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
    control?.focus({ preventScroll: true })
  }
  page.addEventListener('click', onClick, { capture: true })
  return () => page.removeEventListener('click', onClick, { capture: true })
}
