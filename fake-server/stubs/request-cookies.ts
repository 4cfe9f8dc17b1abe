/** Stands in the demo build for msw's gathering of cookies, with its store of them: those of the fake server travel in headers of its own. Out: none. */
export const getAllRequestCookies = (): Record<string, never> => ({})
