import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { describe, expect, it } from 'vitest'
import { cutFonts, FONTS } from '../../tools/fonts/subsets.mjs'
import { regionsOf } from './font-regions'

const files = readdirSync(FONTS).filter((name) => name.endsWith('.woff2'))

describe.each(files)('%s', (file) => {
  it('has variations that no browser refuses: from -1 to 1, and in their order', async () => {
    const regions = regionsOf(new DataView(Uint8Array.from(await convert(readFileSync(join(FONTS, file)), 'sfnt')).buffer))
    expect(regions.length).toBeGreaterThan(0)
    const isRight = ([start, peak, end]: readonly [number, number, number]) => -1 <= start && start <= peak && peak <= end && end <= 1
    expect(regions.filter((region) => !isRight(region))).toEqual([])
  })
})

it('the fonts that are loaded first are as `npm run fonts` cuts them', async () => {
  for (const { file, bytes } of await cutFonts())
    expect(readFileSync(join(FONTS, file)).equals(bytes), `${file} is stale: npm run fonts`).toBe(true)
})

it('the fonts that are loaded first have the characters that the style sheet asks of them', () => {
  const style = readFileSync('src/styles/fonts.scss', 'utf8').replace(/\s+/g, ' ')
  const cut = readFileSync('tools/fonts/subsets.mjs', 'utf8')
  for (const name of ['cyrillic', 'latin']) {
    const [, range = ''] = new RegExp(`golos-text-${name}-core\\.woff2'\\) format\\('woff2'\\); unicode-range: ([^;]+);`).exec(style) ?? []
    expect(cut).toContain(`'${range}'`)
  }
})
