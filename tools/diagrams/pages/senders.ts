import type { Source } from './sources'
import { startersOf, type Told } from './wiring'

/** Who sends an event that is nobody's fact. */
export type Senders = {
  machines: readonly Told[]
  isOwn: boolean
  isScreen: boolean
  /** The same shop in another tab. */
  isTab: boolean
  /** What binds the machine's own effects. */
  isCall: boolean
  /** What binds the shop to the server and the browser. */
  isOutside: boolean
  /** Whoever started the machine and passes on what comes from outside; empty: it comes straight. */
  through: readonly Told[]
}

const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Whose a file of machines/ is: it begins with the machine's name, or else stands in its folder. */
function ownerOf(path: string, all: readonly Told[]): Told | undefined {
  const [, folder, file = ''] = path.split('/')
  const byName = (name: string | undefined) => all.find(({ machine }) => kebab(machine.id) === name)
  return byName(file.split('.')[0]) ?? byName(folder)
}

/** A line that only says what events there are. */
const isOfTypes = (line: string) => /^\s*(\||\/|\*)|\bas\s+(\||\{)|^(export )?type /.test(line)
/** The lines of a text that make such an event, also as one of two: `type: isLast ? 'a' : 'b'`. */
function makingLines(text: string, type: string): { line: string; at: number }[] {
  const made = new RegExp(`\\btype: (?:[^{},]*[?:] )?'${type.replaceAll('.', '\\.')}'(?!;| \\|)`)
  return text.split('\n').flatMap((line, at) => (made.test(line.replace(/Extract<[^>]*>/g, '')) && !isOfTypes(line) ? [{ line, at }] : []))
}

/** The function of machines/ that gives an event back to whoever calls it; undefined where the line itself sends. */
function giverOf(text: string, { line, at }: { line: string; at: number }): string | undefined {
  if (!/^\s*return \{/.test(line)) return undefined
  const before = text.split('\n').slice(0, at).join('\n')
  return [...before.matchAll(/^export function (\w+)/gm)].at(-1)?.[1]
}

/**
 * Who sends a machine this event, read from the code: each place that makes an event of that name, in a machine that started it or that it
 * started: others know no way to it, and may have an event of the same name.
 */
export function sendersOf(told: Told, type: string, all: readonly Told[], sources: readonly Source[]): Senders {
  const places = sources.flatMap(({ path, text }) => makingLines(text, type).map((made) => ({ path, text, ...made })))
  const inMachines = places.filter(({ path }) => path.startsWith('machines/'))
  const givers = inMachines.flatMap((place) => giverOf(place.text, place) ?? [])
  const sending = inMachines.filter((place) => giverOf(place.text, place) === undefined)
  const owners = sending.map(({ path }) => ownerOf(path, all))
  const isStarter = (starter: Told, started: Told) => startersOf(started, all).some(({ of }) => of === starter)
  const isOwn = sending.some(({ path, line }) => ownerOf(path, all) === told && line.includes('raise('))
  // What goes to the other tabs comes from them: the root hears it, and passes it on.
  const isTab = type.startsWith('tab.')
  const starters = startersOf(told, all).map(({ of }) => of)
  const through = starters.filter(({ names }) => names.events?.[type] !== undefined)
  // Others may have an event of the same name: what a machine sends itself comes from its own pages alone.
  const folder = sending.find(({ path }) => ownerOf(path, all) === told)?.path.split('/')[1]
  const inShop = sources.filter(
    ({ path, text }) =>
      path.startsWith('src/') &&
      (!isOwn || path.startsWith(`src/pages/${folder}/`)) &&
      (makingLines(text, type).length > 0 || givers.some((giver) => new RegExp(`\\b${giver}\\(`).test(text))),
  )
  const isOfBrowser = ({ path }: Source) => /^src\/(app|platform)\//.test(path)
  const isOfCall = ({ text }: Source) => text.includes(`${told.machine.id}Machine.provide(`)
  return {
    machines: isTab ? [] : all.filter((each) => owners.includes(each) && (isStarter(each, told) || isStarter(told, each))),
    isOwn,
    isScreen: inShop.some((source) => !isOfBrowser(source)),
    isTab,
    isCall: inShop.some((source) => isOfBrowser(source) && isOfCall(source)),
    isOutside: inShop.some((source) => isOfBrowser(source) && !isOfCall(source)),
    through,
  }
}
