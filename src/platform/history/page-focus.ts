type Page = Pick<Document, 'activeElement' | 'body' | 'querySelector'>

/** Where the focus goes when another page comes. */
export type PageFocus = { leave: () => void; arrive: () => void }

/**
 * Leads the focus to the heading of a page that was led to, so that it is read from there and Tab goes on from there; who has gone to
 * something else meanwhile, or types, is left there.
 */
export function pageFocus(page: Page): PageFocus {
  let before: Element | null = null
  let typed: string | undefined
  const valueOf = (element: Element | null) => (element as Partial<HTMLInputElement> | null)?.value
  return {
    leave: () => {
      before = page.activeElement
      typed = valueOf(before)
    },
    arrive: () => {
      const now = page.activeElement
      const isFree = now === page.body || (now === before && valueOf(now) === typed)
      if (!isFree || page.querySelector('dialog:modal')) return
      focusHeading(page)
    },
  }
}

/** Leads the focus to the heading of the page, to the page where it has none; it does not scroll. */
export function focusHeading(page: Pick<Document, 'querySelector'>): void {
  const heading = page.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  const target = heading ?? page.querySelector<HTMLElement>('main')
  target?.focus({ preventScroll: true })
}
