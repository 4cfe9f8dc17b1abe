import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { all } from '../../machines/all'
import { stories } from './stories/stories'

/** What only says rules in words, and these tests. */
const LISTS = /^(machines\/support\/(decisions|requirements)|tests\/diagrams\/rules\.test)\.ts$/

/** The ids of rules that a file is about. A page that names them, and a list of their words, are about none. */
function rulesOf(path: string, text: string): readonly string[] {
  if (LISTS.test(path)) return []
  return text.replaceAll(/\brules: \[[^\]]*\]/g, '').match(/\b[A-Z]{3,}-\d{3}\b/g) ?? []
}

const stands = new Set(
  ['machines', 'model', 'tests'].flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => rulesOf(join(top, name), readFileSync(join(top, name), 'utf8'))),
  ),
)

it.each([
  ['machines/cart/cart.machine.ts', '/** One write at a time. [DEC-999] */', ['DEC-999']],
  ['tests/machines/cart/cart.test.ts', "it('writes once [DEC-999] [STATE-999]', () => {})", ['DEC-999', 'STATE-999']],
  ['machines/cart/cart.names.ts', "    rules: ['DEC-999'],", []],
  ['machines/cart/cart.names.ts', "    rules: [\n      'DEC-999',\n      'DEC-998',\n    ],\n    // DEC-997", ['DEC-997']],
  ['tests/diagrams/stories/told/frame/offline.ts', "  rules: ['DEC-999'],", []],
  ['machines/support/decisions.ts', "  'DEC-999': 'Пишет по одной.',", []],
  ['machines/support/requirements.ts', "  'STATE-999': 'Пишет по одной.',", []],
])('%s with %j is about %j', (path, text, expected) => expect(rulesOf(path, text)).toEqual(expected))

it('every rule that a page of a machine or of a story names stands in the code it is about or in a test', () => {
  const named = [
    ...all.map(({ machine, names }) => ({ page: machine.id, rules: names.about.rules })),
    ...stories.map(({ id, rules }) => ({ page: `stories/${id}`, rules })),
  ]
  expect(named.flatMap(({ page, rules }) => rules.filter((rule) => !stands.has(rule)).map((rule) => `${page}: ${rule}`))).toEqual([])
})
