import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { screens, type Screen } from '../../machines/support/screens'
import { words } from '../../machines/words'
import { matchRoute } from '../../model/routing/routes'
import { SCREEN_SIZE, SCREENS } from '../../tools/diagrams/pages/pictures-of-screens'

/** What a page with six of them may weigh on a slow connection without being felt, bytes. */
const MOST = 20_000
const named = new Set([...words.values()].flatMap(({ about }) => ('nowhere' in about.screens ? [] : about.screens)))
const all = Object.entries(screens)
const pictures = [...new Set(all.map(([, { picture }]) => picture))].sort()
const listed = all.map(([screen, it]) => [screen as Screen, it] as const) // of its own keys

/** Width and height of a lossy WebP picture; null of what is none. */
function sizeOfWebp(file: Buffer): { width: number; height: number } | null {
  const text = (from: number) => file.toString('latin1', from, from + 4)
  const isWebp = text(0) === 'RIFF' && text(8) === 'WEBP' && text(12) === 'VP8 ' && file.readUIntBE(23, 3) === 0x9d012a
  return isWebp && file.readUInt32LE(4) === file.length - 8
    ? { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
    : null
}

it('each screen has its picture, and no picture lies there that no screen has: npm run screens', () =>
  expect(readdirSync(SCREENS).sort()).toEqual(pictures.map((name) => `${name}.webp`).sort()))

it.each(pictures)('%s is a whole small picture in WebP', (name) => {
  const file = readFileSync(join(SCREENS, `${name}.webp`))
  expect(sizeOfWebp(file)).toEqual(SCREEN_SIZE)
  expect(file.length).toBeLessThan(MOST)
})

describe.each(listed)('%s', (screen, { at }) => {
  it('is named by a machine', () => expect(named).toContain(screen))
  it('is met at an address of the shop', () => {
    const route = matchRoute(at.split('?', 1)[0] ?? '')?.route
    expect(route).toBeDefined()
    if (screen.startsWith('/')) expect(route?.path).toBe(screen)
  })
})
