import { once } from '../../../model/text/once'
import { soundKey } from '../../../model/text/sound'
import { BRANDS } from '../facts'

/** Fewer sounds begin too many names. */
const SOUNDS_MIN = 4

/**
 * What a word in Russian letters is by its sound: the brands that it begins («арктелюб», «аркте» → Arktelub), a viscosity («5в40» → 5w40);
 * none where it sounds like neither.
 */
export function spokenWords(chunk: string): readonly string[] {
  if (!/\p{Script=Cyrillic}/u.test(chunk)) return []
  const viscosity = /^(\d{1,2})[вВ]\P{L}?(\d{2})$/u.exec(chunk)
  if (viscosity) return [`${viscosity[1]}w${viscosity[2]}`]
  const key = soundKey(chunk)
  return key.length < SOUNDS_MIN ? [] : sounds().flatMap((brand) => (brand.key.startsWith(key) ? brand.name : []))
}

const sounds = once(() => BRANDS.map(({ name }) => ({ name, key: soundKey(name) })))
