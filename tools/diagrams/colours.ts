/** Colours of a picture by name: light, dark. They are CSS variables of `.sc`, so the page around an inlined picture may set its own. */
export const COLOURS = {
  ink: ['#12181f', '#e8edf2'],
  soft: ['#4a5663', '#a9b6c3'],
  call: ['#0b4f6c', '#7cc4e4'],
  paper: ['#ffffff', '#161c23'],
  ground: ['#f4f6f8', '#1e262f'],
  line: ['#7b8896', '#64727f'],
  arrow: ['#0b4f6c', '#7cc4e4'],
  bad: ['#a3231b', '#ff9d94'],
} as const
/** The name of a colour. */
export type Colour = keyof typeof COLOURS

/** How a colour is where nothing knows of schemes, as `#12181f`. */
export const light = (colour: Colour): string => COLOURS[colour][0]
const variables = (theme: 0 | 1) =>
  Object.entries(COLOURS)
    .map(([name, pair]) => `--sc-${name}:${pair[theme]}`)
    .join(';')

/** What takes which colour. Attributes come first, for readers without CSS variables (rsvg, Word); the style overrules them elsewhere. */
export type Rule = readonly [selector: string, property: 'fill' | 'stroke', colour: Colour]

/**
 * The style of a picture, as the text of a `<style>`: the light scheme, and the dark one on a screen whose reader wants it; on paper always
 * the light one. @param rules what takes which colour, selectors below `.sc`
 */
export const styleOf = (rules: readonly Rule[]): string =>
  `.sc{${variables(0)}}@media screen and (prefers-color-scheme:dark){.sc{${variables(1)}}}` +
  rules
    .map(([selector, property, colour]) => {
      const within = selector.split(',').map((one) => `.sc ${one}`)
      return `${within.join(',')}{${property}:var(--sc-${colour})}`
    })
    .join('') +
  '.sc text{font-kerning:none}'
