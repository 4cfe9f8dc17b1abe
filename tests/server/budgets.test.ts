import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import budgets from '../../server/build/budgets.json' with { type: 'json' }
import { type Build, buildShop } from './build-shop'

const builds: Partial<Record<'real' | 'demo', Build>> = {}
beforeAll(async () => {
  ;[builds.real, builds.demo] = await Promise.all([buildShop('https://api.example'), buildShop('')])
}, 180_000)
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
