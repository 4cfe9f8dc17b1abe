import { readCookie, writeCookie } from './cookies'

/** Light, dark, or as the system of the device has it. */
export type ColorScheme = 'system' | 'light' | 'dark'
const COOKIE = 'color_scheme'

/** The chosen colours; index.html reads the same cookie before anything is painted. It outlives a logout. [DEC-010] */
export function readColorScheme(): ColorScheme {
  const kept = readCookie(COOKIE)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** Keeps the choice and paints the page by it. */
export function chooseColorScheme(scheme: ColorScheme): void {
  writeCookie(COOKIE, scheme)
  const { dataset } = document.documentElement
  if (scheme === 'system') delete dataset['theme']
  else dataset['theme'] = scheme
}
