import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const script = join(process.cwd(), 'tools/new/run.mjs')
const run = (folder: string, ...words: string[]) => spawnSync(process.execPath, [script, ...words], { cwd: folder, encoding: 'utf8' })

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'karter-new-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))

/** What is imported from a file of the project that does not export it, as «file: name from target». */
function missingImports(file: string, read: (path: string) => string | undefined): string[] {
  const imports = [...(read(file) ?? '').matchAll(/^import (?:type )?\{ (.+?) \} from '(\..+?)'/gm)]
  return imports.flatMap(([, names = '', from = '']) => {
    const path = join(dirname(file), from)
    const text = read(`${path}.ts`) ?? read(`${path}.tsx`) ?? ''
    return names
      .split(', ')
      .filter((name) => !new RegExp(`^export (const|function|type) ${name.replace('type ', '')}\\b`, 'm').test(text))
      .map((name) => `${file}: ${name} from ${path}`)
  })
}

describe.each(['page', 'list', 'endpoint'])('npm run new %s', (kind) => {
  it('writes files that import only what is there, and that are formatted', () => {
    const folder = emptyFolder()
    expect(run(folder, kind, 'price-talks')).toMatchObject({ status: 0, stderr: '' })
    const files = filesIn(folder)
    expect(files.length).toBe(kind === 'endpoint' ? 3 : 1)
    const read = (path: string) =>
      [join(folder, path), path].filter((each) => existsSync(each)).map((each) => readFileSync(each, 'utf8'))[0]
    expect(files.flatMap((file) => missingImports(file, read))).toEqual([])
    execFileSync('node_modules/.bin/biome', ['format', '--config-path=biome.json', ...files.map((file) => join(folder, file))])
  })

  it('overwrites nothing', () => {
    const folder = emptyFolder()
    run(folder, kind, 'price-talks')
    const again = run(folder, kind, 'price-talks')
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('is there already')])
  })
})

it('says how it is used where the kind or the name is none', () => {
  for (const words of [[], ['nothing', 'jobs'], ['page', 'Jobs'], ['page', '../jobs']]) {
    const { status, stderr } = run(emptyFolder(), ...words)
    expect([status, stderr]).toEqual([1, expect.stringContaining('npm run new <kind> <name>')])
  }
})

it('would see an import of what is not there', () => {
  const read = (path: string) => ({ 'a/x.ts': "import { b, c } from './y'\n", 'a/y.ts': 'export const b = 1\n' })[path]
  expect(missingImports('a/x.ts', read)).toEqual(['a/x.ts: c from a/y'])
})
