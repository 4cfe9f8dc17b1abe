/**
 * The paths of routes that are not built and may be linked to all the same: the navigation, the footer, the cabinet's menu, the login and the
 * home page lead to them, as the finished shop does. A link to any other route without a page is an error.
 */
export const MAY_BE_LINKED: ReadonlySet<string> = new Set([])
