import { expect, it } from 'vitest'
import { chromiumCandidates, findChromium } from '../../tools/browser/find-chromium.mjs'

const among =
  (...files: string[]) =>
  (path: string) =>
    files.includes(path)

it('takes the browser that CHROMIUM_PATH names before any other', () => {
  const env = { CHROMIUM_PATH: '/my/chrome', PATH: '/usr/bin' }
  expect(findChromium(env, 'linux', among('/my/chrome', '/usr/bin/chromium'))).toBe('/my/chrome')
})

it('does not quietly take another browser when CHROMIUM_PATH is wrong', () => {
  const env = { CHROMIUM_PATH: '/my/chrome', PATH: '/usr/bin' }
  expect(() => findChromium(env, 'linux', among('/usr/bin/chromium'))).toThrow('CHROMIUM_PATH names «/my/chrome», which cannot be run')
})

it('prefers Chromium to Chrome, and the PATH to the usual places', () => {
  const env = { PATH: '/a:/b' }
  expect(findChromium(env, 'linux', among('/a/google-chrome', '/b/chromium', '/usr/bin/chromium'))).toBe('/b/chromium')
  expect(findChromium(env, 'linux', among('/a/google-chrome', '/usr/bin/chromium'))).toBe('/a/google-chrome')
  expect(findChromium(env, 'linux', among('/usr/bin/chromium', '/snap/bin/chromium'))).toBe('/usr/bin/chromium')
})

it('knows the usual places of macOS and Windows', () => {
  const mac = '/Users/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(findChromium({ PATH: '/bin', HOME: '/Users/me' }, 'darwin', among(mac))).toBe(mac)
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
  expect(findChromium({ Path: 'C:\\bin', PROGRAMFILES: 'C:\\Program Files' }, 'win32', among(windows))).toBe(windows)
  expect(chromiumCandidates({ Path: 'C:\\bin;D:\\x' }, 'win32').slice(0, 2)).toEqual([
    'C:\\bin\\chromium-headless-shell.exe',
    'D:\\x\\chromium-headless-shell.exe',
  ])
})

it('finds nothing where nothing is', () => {
  expect(findChromium({}, 'linux', () => false)).toBeNull()
})
