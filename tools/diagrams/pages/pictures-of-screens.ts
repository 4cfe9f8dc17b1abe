import { screens } from '../../../machines/support/screens'
import type { AnyNames } from '../../../machines/support/names'

/** Where the pictures of screens lie, from the root of the project. */
export const SCREENS = 'docs/flows/screens'
/** Of every picture of a screen, px. */
export const SCREEN_SIZE = { width: 480, height: 300 }
/** Where `npm start` serves the demo: links to screens lead there. */
export const DEMO = 'http://localhost:4173'

/** Where people meet a machine: a small picture of each screen, which with its name is a link to it in the demo. Markdown. */
export function picturesOfScreens({ about }: AnyNames): string {
  if ('nowhere' in about.screens) return about.screens.nowhere
  return about.screens
    .map((screen) => {
      const { picture, at, name } = screens[screen]
      const code = screen.startsWith('/') ? ` \`${screen}\`` : ''
      const [where] = /^на [^:]+(?=:)/.exec(screen) ?? []
      return `- [![](screens/${picture}.webp)<br>${name}](${DEMO}${at})${code}${where ? ` ${where.replace(' ', '\u00a0')}` : ''}`
    })
    .join('\n')
}
