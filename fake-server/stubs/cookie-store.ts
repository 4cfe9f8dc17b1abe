/**
 * Stands in the demo build for msw's store of cookies, with its copy in localStorage and its parser of public suffixes.
 * Cookies of the fake server travel in headers of its own: none is ever found here, none is kept.
 */
export const cookieStore = {
  getCookies: (): [] => [],
  setCookie: async (): Promise<void> => {},
}
