import { CONSENT_COOKIE, readCookie, writeCookie } from './cookies'
import { storage } from './storage'

/** Under this key the storage keeps it. */
export const CONSENT_KEY = 'cookieConsent'
/** Whether the notice on cookies was accepted: a flag in local storage, mirrored in a cookie because logout clears the storage. [NAV-025, DEC-010] */
export const readConsent = (): boolean => storage.read(CONSENT_KEY) === true || readCookie(CONSENT_COOKIE) === '1'
/** Keeps the acceptance in both places. */
export function keepConsent(): void {
  storage.write(CONSENT_KEY, true)
  writeCookie(CONSENT_COOKIE, '1')
}
