import { knownMachine, ownWord } from './words'

/**
 * A condition in Russian, in the words of its machine; what has no word as the code names it.
 * @param code names of guards, put together as the tap does: `!isHeld && hasSendable`; of a file it may be any text
 * @param machine id of the machine
 * @returns «запись не приостановлена и есть что отправить»
 */
export function guardWord(code: string, machine: string | null): string {
  const names = knownMachine(machine)?.names
  return code.replace(/&&|\|\||(!?)([^\s!&|()]+)|!/g, (sign: string, denial: string | undefined, name: string | undefined) => {
    if (name === undefined) return SIGNS.get(sign) ?? sign
    const said = ownWord(names?.guards, name) ?? name
    return denial === '!' ? (ownWord(names?.nots, name) ?? `не: ${said}`) : said
  })
}
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['&&', 'и'],
  ['||', 'или'],
  ['!', 'не: '],
])
