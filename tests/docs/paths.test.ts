import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDERS = ['bench', 'docs', 'fake-server', 'machines', 'model', 'server', 'src', 'tests', 'tools']
const code = new RegExp('`((?:' + FOLDERS.join('|') + ')/[\\w./-]*\\w)`', 'g')

/** Paths that a document names: links relative to it, and backquoted paths that begin with a top folder. From the root of the project. */
function pathsIn(document: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link]) => link!).filter((link) => !/^[a-z]+:/.test(link)) // the group is the whole match
  return [...links.map((link) => join(dirname(document), link)), ...[...text.matchAll(code)].map(([, path]) => path!)] // as above
}

const documents = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
  ...['fake-server', 'machines', 'src', 'tools'].flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('README.md'))
      .map((name) => join(top, name)),
  ),
]

describe('paths in the documents', () => {
  it.each(documents)('%s names only files and folders that exist', (document) =>
    expect(pathsIn(document, readFileSync(document, 'utf8')).filter((path) => !existsSync(path))).toEqual([]),
  )

  it('would see a link and a path of code, and leaves addresses and patterns alone', () =>
    expect(pathsIn('docs/a.md', '[a](b.md#c) [d](../e.md) [f](https://g.example) `src/h/i.ts` `src/j-*` `/personal`')).toEqual([
      'docs/b.md',
      'e.md',
      'src/h/i.ts',
    ]))

  it('the README has at most 80 lines', () =>
    expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(80))
})
