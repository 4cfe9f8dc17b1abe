import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** What runs in the browser. */
const TOPS = ['src', 'model', 'machines', 'fake-server', 'inspector', 'atlas']
/** Names that Chromium 109, Firefox 115 or Safari 16.4 do not know. The buying path is walked with them deleted. */
const ABOVE_FLOOR = [
  /\.to(?:Sorted|Reversed|Spliced)\(/,
  /\b(?:Object|Map)\.groupBy\(/,
  /\bPromise\.(?:withResolvers|try)\(/,
  /\bArray\.fromAsync\(/,
  /\bURL\.(?:canParse|parse)\(/,
  /\bAbortSignal\.any\(/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\bSet\([^)]*\)\.(?:union|intersection|difference)\(/,
  /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|toArray|some|every|find|reduce|forEach)\(/,
  /\bIterator\.from\(/,
  /\b(?:RegExp\.escape|Error\.isError|Math\.sumPrecise)\(/,
]
/** Where a newer feature has its stand-in beside it. */
const WITH_STAND_IN = /new Intl\.Segmenter/
const STAND_INS = ['model/text/trim.ts']

const sources = TOPS.flatMap((top) =>
  readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(top, name)),
)
const offences = (text: string) => [...ABOVE_FLOOR, WITH_STAND_IN].filter((pattern) => pattern.test(text)).map(String)

it('what runs in the browser uses nothing that browsers of the floor lack [DEC-084]', () =>
  expect(
    sources
      .filter((file) => !STAND_INS.includes(file))
      .flatMap((file) => offences(readFileSync(file, 'utf8')).map((pattern) => `${file}: ${pattern}`)),
  ).toEqual([]))
it.each([
  'const a = [1].toSorted()',
  'Object.groupBy(lines, by)',
  'const { promise } = Promise.withResolvers()',
  'AbortSignal.any([a, b])',
  'map.values().map((it) => it)',
  "new Intl.Segmenter('ru')",
])('would see %s', (text) => expect(offences(text)).toHaveLength(1))
