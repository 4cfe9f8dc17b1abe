/**
 * The form in which a name and what a Russian ear writes of it are equal or nearly so: Latin letters without signs between them, Cyrillic ones
 * by their sound, letters that sound alike as one («Xolodvix» and «холодвикс», «5W-40» and «5в40»). For comparing, never for show.
 */
export function soundKey(text: string): string {
  const latin = Array.from(text.toLowerCase().normalize('NFC'), (letter) => LETTERS[letter] ?? letter).join('')
  const bare = latin.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '')
  return ALIKE.reduce((key, [some, sound]) => key.replace(some, sound), bare)
}

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('абвгдеёжзийклмнопрстуфхцчшщъыьэюя', (letter, at) => [
    letter,
    'a b v g d e e zh z i i k l m n o p r s t u f h ts ch sh sh  i  e u ya'.split(' ')[at] ?? '',
  ]),
)

/** What is heard as the same, in this order. */
const ALIKE: readonly (readonly [some: RegExp, sound: string])[] = [
  [/sch/g, 'sh'],
  [/ph/g, 'f'],
  [/ae/g, 'e'],
  [/kh|^x/g, 'h'],
  [/ks/g, 'x'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/q|c(?!h)/g, 'k'],
  [/(?<=[aeiou])h(?=[^aeiou]|$)/g, ''],
  [/(\p{L})\1+/gu, '$1'],
]
