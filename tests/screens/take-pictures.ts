import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { SCREENS } from '../../tools/diagrams/pages/pictures-of-screens'
import { Shop } from '../e2e/support/shop'
import { shots } from './shots'
import { smallPicture } from './small-picture'

/** A Tuesday morning: what a picture says of dates and hours is the same in every run. */
const NOW = new Date('2026-11-24T11:00:00+03:00')

mkdirSync(SCREENS, { recursive: true })
// Those that nothing names any more.
for (const file of readdirSync(SCREENS)) if (!(file.replace(/\.webp$/, '') in shots)) rmSync(join(SCREENS, file), { force: true })
for (const [name, reach] of Object.entries(shots))
  test(name, async ({ page }) => {
    await page.context().clock.install({ time: NOW })
    const shop = new Shop(page, () => Promise.reject(new Error('Whoever is on a picture logs in for it')))
    await shop.answersIn('none')
    const of = await reach(shop)
    writeFileSync(join(SCREENS, `${name}.webp`), await smallPicture(page, of))
  })
