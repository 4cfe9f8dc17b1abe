/** Tells that a page has come back from the browser's cache as it was left: meanwhile somebody else may have logged in, or nobody is any more. */
export function tellReturn(page: Pick<Window, 'addEventListener'>, tell: () => void): void {
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell()
  })
}
