import { createLazy } from '../../shop/code/lazy'

/** The login over the page: its code comes when somebody points at what opens it. */
export const loginPopup = createLazy(async () => (await import('../../login/login-popup')).LoginPopup)
/** The set-up of a company: its code comes when somebody lacks one. */
export const setupPopup = createLazy(async () => (await import('../../company-setup/setup-popup')).SetupPopup)
/** How to reach the support: its code comes when it is opened. */
export const supportPopup = createLazy(async () => (await import('./support-popup')).SupportPopup)
