import type { WorldEvent } from '../../machines/app/app.types'

/** Tells whether the page is seen, at once and at each change: a tab may be opened in the background. */
export function tellVisibility(
  page: { readonly visibilityState: DocumentVisibilityState; addEventListener: (type: 'visibilitychange', heard: () => void) => void },
  tell: (event: Extract<WorldEvent, { type: 'page.shown' | 'page.hidden' }>) => void,
): void {
  const look = () => tell({ type: page.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' })
  look()
  page.addEventListener('visibilitychange', look)
}
