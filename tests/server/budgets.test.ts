import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import budgets from '../../server/build/budgets.json' with { type: 'json' }
import { INSPECT_CHANNEL } from '../../inspector/channel'
import { type Build, buildShop } from './build-shop'

const builds: Partial<Record<'real' | 'demo', Build>> = {}
beforeAll(async () => {
  ;[builds.real, builds.demo] = await Promise.all([buildShop('https://api.example'), buildShop('')])
})
afterAll(() => Object.values(builds).forEach((build) => build.remove()))

/** The scripts that a page names in its head: what is fetched before it can be used. */
const scriptsOf = (html: string) => [...new Set([...html.matchAll(/(?:href|src)="\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name))]

describe.each(Object.entries(budgets))('%s', (_page, { head, ...limits }) => {
  it.each(['real', 'demo'] as const)('comes with no more JavaScript than its budget allows, %s', (kind) => {
    const { read } = builds[kind]! // beforeAll
    const scripts = scriptsOf(read(head))
    const bytes = scripts.reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0)
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.length).toBeLessThanOrEqual(limits[kind].files)
    expect(Math.ceil(bytes / 1000)).toBeLessThanOrEqual(limits[kind].kilobytes)
  })
})

describe('the inspector', () => {
  const holding = ({ folder, read }: Build) =>
    readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js') && /karter\.inspect|stately\.ai/.test(read(`assets/${name}`)))

  it('is in no file of a build for a real server, and its page is not there [DEC-070]', () => {
    const real = builds.real! // beforeAll
    expect([holding(real), readdirSync(real.folder).includes('inspector.html')]).toEqual([[], false])
  })

  it('is in no file that a page of the demo asks for, nor in one that such a file brings along', () => {
    const demo = builds.demo!
    const lazy = holding(demo)
    expect([INSPECT_CHANNEL, lazy.length]).toEqual(['karter.inspect', 2])
    const loaded = new Set(Object.values(budgets).flatMap(({ head }) => scriptsOf(demo.read(head))))
    for (const name of loaded)
      for (const [, next = ''] of demo.read(name).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)) loaded.add(`assets/${next}`)
    expect(lazy.filter((name) => loaded.has(`assets/${name}`))).toEqual([])
  })
})
