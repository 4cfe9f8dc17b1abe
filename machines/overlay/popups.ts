/** What may take the screen; the first of the list goes before the later ones. [DEC-049] */
export const POPUPS = ['setup', 'logout', 'login', 'region', 'support', 'categories', 'cabinet', 'filters', 'review', 'survey'] as const
export type Popup = (typeof POPUPS)[number]

/** Those that wait for the others where they come by themselves, and come back where they had to give way. */
export const POLITE: ReadonlySet<Popup> = new Set<Popup>(['review', 'survey'])
/** Nobody ever asks for it by hand: it waits for a half-typed form, and gives way to nothing. */
export const UNASKED: Popup = 'setup'
/** A login that has run out is needed by whatever the page has open. */
export const OVER_DIALOGS: Popup = 'login'
/** What the user opened on a page and goes with it. */
export const OF_PAGE: ReadonlySet<Popup> = new Set<Popup>(['region', 'support', 'categories', 'cabinet', 'filters'])
/** Pages on which something waits for an answer or an order is looked up: no polite popup covers them by itself. @param page without its query */
export const isUndisturbed = (page: string): boolean => /^\/(?:personal\/orders\/?$|invites(?:\/|$))/.test(page)
