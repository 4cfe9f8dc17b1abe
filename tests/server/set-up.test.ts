import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { nodeRefusal } from '../../server/node-version.mjs'
import { buildSettings, missingPackages, newestChange } from '../../server/set-up.mjs'

it.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('runs on Node %s', (version) => {
  expect(nodeRefusal(version)).toBeNull()
})

it.each(['12.22.1', '18.20.0', '20.18.3'])('says in one sentence that Node %s is too old', (version) => {
  expect(nodeRefusal(version)).toBe(
    `Картер needs Node 20.19 or newer, this is Node ${version}: install it from https://nodejs.org and try again.`,
  )
})

it('names packages that are missing or of another version, but not those npm may leave out', () => {
  const wanted = {
    packages: { '': {}, kept: { version: '1' }, old: { version: '2' }, gone: { version: '1' }, foreign: { version: '1', optional: true } },
  }
  const kept = { packages: { kept: { version: '1' }, old: { version: '1' }, left: { version: '1' } } }
  expect(missingPackages(wanted, kept)).toEqual(['old', 'gone'])
})

it('sees the newest change of a file, a deeper file and a folder that lost one, and nothing in what is not there', () => {
  const root = mkdtempSync(join(tmpdir(), 'karter-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [folder, file] = [join(root, 'a', 'b'), join(root, 'a', 'b', 'c.ts')]
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, '')
  const touch = (path: string, seconds: number) => utimesSync(path, seconds, seconds)
  for (const [path, seconds] of [
    [file, 300],
    [folder, 100],
    [join(root, 'a'), 100],
  ] as const)
    touch(path, seconds)
  expect(newestChange([join(root, 'a'), join(root, 'none')])).toBe(300_000)
  touch(folder, 400)
  expect(newestChange([join(root, 'a')])).toBe(400_000)
  expect(newestChange([join(root, 'none')])).toBe(0)
})

it('builds for the server that API_URL names, unless the build is told another', () => {
  expect(buildSettings({ PATH: '/bin', VITE_EMPTY: '' })).toEqual({})
  expect(buildSettings({ API_URL: 'https://a' })).toEqual({ VITE_API_URL: 'https://a' })
  expect(buildSettings({ API_URL: 'https://a', VITE_API_URL: 'https://b' })).toEqual({ VITE_API_URL: 'https://b' })
})
