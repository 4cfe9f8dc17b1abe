import fc from 'fast-check'
// Runs before every test file: the files of a worker share its process, and nothing else, so that their order means nothing.
import { afterAll, expect, vi } from 'vitest'
import { STEADY } from './runs'

// Walks are as long as they say: left to itself the library stops at about ten steps, and faults that need twenty are never met.
fc.configureGlobal({ ...fc.readConfigureGlobal(), ...STEADY, defaultSizeToMaxWhenMaxSpecified: true })

/** Read in a process without a window, the storages warn; happy-dom makes `CSS` anew at each reading. */
const SKIPPED: readonly string[] = ['localStorage', 'sessionStorage', 'CSS']

/** What stands at every name of the process, without the registers of libraries (`__zod_globalRegistry`). */
const globals = (): Map<string, unknown> =>
  new Map(
    Object.getOwnPropertyNames(globalThis)
      .filter((name) => !name.startsWith('__') && !SKIPPED.includes(name))
      .map((name) => [name, Reflect.get(globalThis, name)]),
  )

/** The names that were added, taken away or stand for something else than before. */
function changed(before: ReadonlyMap<string, unknown>): string[] {
  const now = globals()
  return [...new Set([...before.keys(), ...now.keys()])].filter((name) => !Object.is(before.get(name), now.get(name))).sort()
}

/** A page as it opens: nothing drawn, nothing stored, at the root. */
function emptyPage(): void {
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  history.replaceState(null, '', '/')
}

// What a module keeps is made anew for each file, and so is what `vi.mock` puts in a module's place.
vi.resetModules()
if (typeof document !== 'undefined') emptyPage()

const before = globals()
afterAll(() => {
  expect(changed(before).join(', '), 'globals that this test file leaves behind: take them back in afterEach or afterAll').toBe('')
})
