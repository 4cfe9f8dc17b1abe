import { createLate } from '../../app/code/late'

/** The login over the page: its code comes when somebody points at what opens it. */
export const loginPopup = createLate(async () => (await import('./login-popup')).LoginPopup)
/** How to reach the support: its code comes when it is opened. */
export const supportPopup = createLate(async () => (await import('./support-popup')).SupportPopup)
