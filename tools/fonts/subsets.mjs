// Which fonts the shop loads first, and how they are cut from the whole files of Golos Text.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** Where the fonts lie, from the root of the project. */
export const FONTS = 'public/fonts'

/** What nearly every text is written with: ranges as in `unicode-range` of src/styles/fonts.scss. */
const CORES = [
  { name: 'cyrillic', range: 'U+0401, U+0410-044F, U+0451, U+2116' },
  {
    name: 'latin',
    range:
      'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00AE, U+00B0-00B3, U+00B5, U+00B7, U+00BB, U+00D7, U+2009, U+2013-2014, U+2019, U+201C-201E, U+2022, U+2026, U+2122, U+2191, U+2193, U+2212',
  },
]

/** Weights that the shop uses, kerning, and figures of one width; hints and vertical metrics are of no use on today's screens. */
const OPTIONS = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
  dropTables: ['STAT', 'VVAR', 'vhea', 'vmtx', 'MVAR', 'gasp'],
}

/** All characters of a `unicode-range`. */
function charactersOf(range) {
  const codes = (part) =>
    part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
  return range
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = codes(part.trim())
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
    })
    .join('')
}

/** The fonts that are cut: name of the file and its bytes. The same source always gives the same bytes. */
export const cutFonts = () =>
  Promise.all(
    CORES.map(async ({ name, range }) => ({
      file: `golos-text-${name}-core.woff2`,
      bytes: await subsetFont(readFileSync(join(FONTS, `golos-text-${name}-wght-normal.woff2`)), charactersOf(range), OPTIONS),
    })),
  )
