import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ID = /\b(?:ROUTE|NAV|ENT|STATE|VALID|ROLE|CALL|ERROR|CONST|DEC)-\d{3}\b/g

/** The ids that a text of docs/requirements.md explains, one list item each. */
const explainedIn = (text: string) => [...text.matchAll(/^- \*\*([A-Z]+-\d{3})\*\* \S/gm)].map(([, id]) => id!) // the group is the whole id

/** Ids that a text names and the list does not explain. */
const unexplained = (text: string, explained: ReadonlySet<string>) => [...new Set(text.match(ID))].filter((id) => !explained.has(id))
/** Numbers from 990 on are no rules: tests use them for ids that do not exist. */
const isMadeUp = (id: string) => /-99\d$/.test(id)

const explained = explainedIn(readFileSync('docs/requirements.md', 'utf8'))
const files = ['bench', 'docs', 'fake-server', 'machines', 'model', 'server', 'src', 'tests', 'tools'].flatMap((top) =>
  readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mts|mjs|scss|md)$/.test(name))
    .map((name) => join(top, name)),
)

describe('docs/requirements.md', () => {
  it('explains every id once', () => expect(explained.filter((id, at) => explained.indexOf(id) !== at)).toEqual([]))

  it('explains every id that code, tests and docs name', () => {
    const ids = new Set(explained)
    const missing = files.flatMap((file) => unexplained(readFileSync(file, 'utf8'), ids).map((id) => ({ file, id })))
    expect(missing.filter(({ file, id }) => !(file.startsWith('tests/') && isMadeUp(id)))).toEqual([])
  })

  it.each([
    ["it('a title [DEC-998, VALID-001]', () => {})", ['DEC-998']],
    ['/** A rule. [NAV-999 to NAV-998] */', ['NAV-999', 'NAV-998']],
    ["rules: ['DEC-998']", ['DEC-998']],
    ['the article ZZ-404 of DEC-9981', []],
  ])('would see the unexplained ids of %s', (text, expected) => expect(unexplained(text, new Set(['VALID-001']))).toEqual(expected))

  it('counts only list items with a text as explanations', () =>
    expect(explainedIn('- **DEC-001** A rule.\n- **DEC-002**\nsee **DEC-003** there')).toEqual(['DEC-001']))
})
