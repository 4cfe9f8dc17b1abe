import { readCookie, writeCookie } from './cookies'

const COOKIE = 'shortcuts'
/** Whether single keys act; a cookie of its own, so that it outlives a logout as the colour scheme does. [DEC-051] */
export const readShortcuts = (): boolean => readCookie(COOKIE) !== 'off'
/** Keeps the choice. */
export const keepShortcuts = (isOn: boolean): void => writeCookie(COOKIE, isOn ? 'on' : 'off')
