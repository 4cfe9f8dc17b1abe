import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { gatherMachines, gatherWords, type Modules } from '../../machines/support/gathered'
import { genericWalk } from '../machines/paths/generic-walk'
import { lead, WHOLE } from '../machines/paths/lead'
import type { AnyProof } from '../machines/proof'

const script = resolve('tools/new/run.mjs')
const run = (folder: string, ...words: string[]) => spawnSync(process.execPath, [script, ...words], { cwd: folder, encoding: 'utf8' })

function emptyFolder(parent: string): string {
  const folder = resolve(mkdtempSync(join(parent, 'karter-new-')))
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
      .filter((name) => !new RegExp(`^export (const|function|type|class) ${name.replace('type ', '')}\\b`, 'm').test(text))
      .map((name) => `${file}: ${name} from ${path}`)
  })
}

describe.each([
  ['page', 1],
  ['list', 1],
  ['endpoint', 3],
  ['form', 3],
  ['machine', 3],
])('npm run new %s', (kind, count) => {
  it('writes files that import only what is there, and that are formatted', () => {
    const folder = emptyFolder(tmpdir())
    expect(run(folder, kind, 'price-talks')).toMatchObject({ status: 0, stderr: '' })
    const files = filesIn(folder)
    expect(files).toHaveLength(count)
    const read = (path: string) =>
      [join(folder, path), path].filter((each) => existsSync(each)).map((each) => readFileSync(each, 'utf8'))[0]
    expect(files.flatMap((file) => missingImports(file, read))).toEqual([])
    execFileSync('node_modules/.bin/biome', ['format', '--config-path=biome.json', ...files.map((file) => join(folder, file))])
  })

  it('overwrites nothing', () => {
    const folder = emptyFolder(tmpdir())
    run(folder, kind, 'price-talks')
    const again = run(folder, kind, 'price-talks')
    expect(again.status).toBe(1)
    expect(again.stderr).toContain('is there already')
  })
})

describe('npm run new machine', () => {
  it('writes a machine whose shortest paths take every transition and keep its law', async () => {
    // Inside this project, so that packages are found, with nothing in it but what the new files import.
    mkdirSync('test-results', { recursive: true })
    const folder = emptyFolder('test-results')
    for (const inner of ['machines', 'tests/machines']) mkdirSync(join(folder, inner), { recursive: true })
    for (const shared of ['machines/support', 'tests/machines/proof.ts']) symlinkSync(resolve(shared), join(folder, shared))
    run(folder, 'machine', 'sample-thing')
    const load = async (path: string) => (await import(/* @vite-ignore */ join(folder, path))) as Modules[string]
    const [machinePath, namesPath] = ['machine', 'names'].map((kind) => `machines/sample-thing/sample-thing.${kind}.ts`) as [string, string]
    const words = gatherWords({ [namesPath]: await load(namesPath) })
    const [named] = gatherMachines({ [machinePath]: await load(machinePath) }, words)
    const { default: proof } = (await load('tests/machines/sample-thing/sample-thing.proof.ts')) as { default: AnyProof }
    expect(proof.machine).toBe(named!.machine) // it was just gathered
    expect(lead(proof.machine, [genericWalk(proof.machine, named!.names, proof)], proof.law)).toEqual(WHOLE)
  })
})

describe('npm run new form', () => {
  const definitionIn = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

  it('sends the call that is named, under a key where its row has one, from the page that is named', () => {
    const folder = emptyFolder(tmpdir())
    expect(run(folder, 'form', 'price-talk', '--call', 'jobs.apply', '--page', 'personal/talks')).toMatchObject({ status: 0, stderr: '' })
    expect(filesIn(folder).sort()).toEqual([
      'model/form/forms/price-talk.ts',
      'src/pages/personal/talks/price-talk-fields.tsx',
      'src/pages/personal/talks/price-talk-form.ts',
    ])
    const path = 'src/pages/personal/talks/price-talk-form.ts'
    expect(definitionIn(folder, path)).toContain("call: 'jobs.apply',\n  isKeyed: false,")
    const read = (file: string) =>
      [join(folder, file), file].filter((each) => existsSync(each)).map((each) => readFileSync(each, 'utf8'))[0]
    expect(filesIn(folder).flatMap((file) => missingImports(file, read))).toEqual([])
    run(folder, 'form', 'other-talk', '--call', 'feedback.send', '--page', 'talks')
    expect(definitionIn(folder, 'src/pages/talks/other-talk-form.ts')).toContain("call: 'feedback.send',\n  isKeyed: true,")
  })

  it.each([[['--call', 'jobs']], [['--page', '../jobs']], [['--sheet', 'jobs']], [['--call']]])(
    'says how it is used with %j',
    (options) => {
      const { status, stderr } = run(emptyFolder(tmpdir()), 'form', 'price-talk', ...options)
      expect([status, stderr.split(' <')[0]]).toEqual([1, 'npm run new'])
    },
  )
})

it.each([[[]], [['nothing', 'jobs']], [['page', 'Jobs']], [['page', '../jobs']]])(
  'says how it is used where the kind or the name is none: %j',
  (words) => {
    const { status, stderr } = run(emptyFolder(tmpdir()), ...words)
    expect(status).toBe(1)
    expect(stderr).toContain('npm run new <kind> <name>')
  },
)

it('would see an import of what is not there', () => {
  const read = (path: string) => ({ 'a/x.ts': "import { b, c } from './y'\n", 'a/y.ts': 'export const b = 1\n' })[path]
  expect(missingImports('a/x.ts', read)).toEqual(['a/x.ts: c from a/y'])
})
