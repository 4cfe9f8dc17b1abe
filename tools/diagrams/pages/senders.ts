import type { Source } from './server-calls'
import { startersOf, type Told } from './wiring'

/** Who sends an event that is nobody's fact: machines, a page, or what binds effects to the server and the browser. */
export type Senders = { machines: readonly Told[]; isScreen: boolean; isBrowser: boolean }

const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Whose a file of machines/ is: it begins with the machine's name, or else stands in its folder. */
function ownerOf(path: string, all: readonly Told[]): Told | undefined {
  const [, folder, file = ''] = path.split('/')
  const byName = (name: string | undefined) => all.find(({ machine }) => kebab(machine.id) === name)
  return byName(file.split('.')[0]) ?? byName(folder)
}

/** Whether a text makes such an event; where it only says what events there are it does not. */
const makes = (text: string, type: string): boolean =>
  text.split('\n').some((line) => line.includes(`type: '${type}'`) && !/^\s*(\||\/|\*)|\bas\s+(\||\{)|^(export )?type /.test(line))

/**
 * Who sends a machine this event, read from the code: each place that makes an event of that name, in a machine that started it or that it
 * started: others know no way to it, and may have an event of the same name.
 */
export function sendersOf(told: Told, type: string, all: readonly Told[], sources: readonly Source[]): Senders {
  const places = sources.filter(({ text }) => makes(text, type)).map(({ path }) => path)
  const owners = places.filter((path) => path.startsWith('machines/')).map((path) => ownerOf(path, all))
  const isStarter = (starter: Told, started: Told) => startersOf(started, all).some(({ of }) => of === starter)
  const inShop = places.filter((path) => path.startsWith('src/'))
  const isOfBrowser = (path: string) => /^src\/(app|platform)\//.test(path)
  return {
    machines: all.filter((each) => owners.includes(each) && (isStarter(each, told) || isStarter(told, each))),
    isScreen: inShop.some((path) => !isOfBrowser(path)),
    isBrowser: inShop.some(isOfBrowser),
  }
}
