import { createLate } from '../../shop/code/late'

/** The login over the page: its code comes when somebody points at what opens it. */
export const loginPopup = createLate(async () => (await import('./login-popup')).LoginPopup)
/** The set-up of a company: its code comes when somebody lacks one. */
export const setupPopup = createLate(async () => (await import('./setup/setup-popup')).SetupPopup)
/** How to reach the support: its code comes when it is opened. */
export const supportPopup = createLate(async () => (await import('./support-popup')).SupportPopup)
