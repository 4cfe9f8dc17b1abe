import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where a program is found; null: it is not there. */
type Find = () => string | null
/** A program that a browser needs, and the Debian package that has it. */
export type Program = { package: string; find: Find }

const isRunnable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
const onPath =
  (...names: string[]): Find =>
  () =>
    (process.env['PATH'] ?? '')
      .split(':')
      .flatMap((folder) => names.map((name) => join(folder, name)))
      .find(isRunnable) ?? null

/** The small browser of WebKitGTK, in a folder of its version under one of its architecture. */
const miniBrowser: Find = () => {
  const folders = (parent: string) => (existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : [])
  return (
    folders('/usr/lib')
      .flatMap((folder) => (folder.endsWith('-linux-gnu') ? folders(folder) : []))
      .filter((folder) => /\/webkit2?gtk-[\d.]+$/.test(folder))
      .map((folder) => join(folder, 'MiniBrowser'))
      .find(isRunnable) ?? null
  )
}

const firefox = { browser: { package: 'firefox-esr', find: onPath('firefox-esr', 'firefox') } }
const webkit = {
  driver: { package: 'webkit2gtk-driver', find: onPath('WebKitWebDriver') },
  browser: { package: 'webkit2gtk-driver', find: miniBrowser },
  screen: { package: 'xvfb', find: onPath('Xvfb') },
  bus: { package: 'dbus-daemon', find: onPath('dbus-run-session') },
}

/**
 * The paths of programs by their names.
 * @param engine its name, for the sentence
 * @throws one sentence with all Debian packages that are missing
 */
export function programsOf<Name extends string>(engine: string, programs: Readonly<Record<Name, Program>>): Record<Name, string> {
  const found = Object.entries<Program>(programs).map(([name, program]) => ({ name, path: program.find(), package: program.package }))
  const missing = [...new Set(found.filter(({ path }) => path === null).map((each) => each.package))]
  if (missing.length > 0)
    throw new Error(`The shop was not tried in ${engine}: apt-get install ${missing.join(' ')}, and run the step «engines» again.`)
  // Every path is there, and the names are those of the table.
  return Object.fromEntries(found.map(({ name, path }) => [name, path])) as Record<Name, string>
}

/** The programs of Firefox. Throws one sentence where one is missing. */
export const firefoxPrograms = () => programsOf('Firefox', firefox)
/** The programs of WebKit. Throws one sentence where one is missing. */
export const webkitPrograms = () => programsOf('WebKit', webkit)
