// `npm run fonts`: cuts the fonts that are loaded first from the whole files, both in public/fonts.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutFonts, FONTS } from './subsets.mjs'

for (const { file, bytes } of await cutFonts()) {
  writeFileSync(join(FONTS, file), bytes)
  console.log(`${file}: ${bytes.length} bytes`)
}
