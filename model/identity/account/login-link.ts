/** The path that logs somebody in by a temporary token; it goes into no address of the shop and no log. [DEC-039, DEC-047] */
export const loginLinkPath = (token: string): string => `/auth/autologin?token=${token}`
