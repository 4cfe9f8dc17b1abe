import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { gatherMachines, gatherWords, type Modules } from '../../machines/support/gathered'
import { genericWalk } from '../machines/paths/generic-walk'
import { lead, WHOLE } from '../machines/paths/lead'
import type { AnyProof } from '../machines/proof'

const RUN = resolve('tools/new/run.mjs')
mkdirSync('test-results', { recursive: true })
/** A project with nothing in it but what new files import; inside this one, so that packages are found. */
const root = resolve(mkdtempSync('test-results/new-'))
for (const folder of ['machines', 'tests/machines']) mkdirSync(join(root, folder), { recursive: true })
for (const shared of ['machines/support', 'tests/machines/proof.ts']) symlinkSync(resolve(shared), join(root, shared))
afterAll(() => rmSync(root, { recursive: true }))

const run = (...given: string[]) => spawnSync(process.execPath, [RUN, ...given], { cwd: root, encoding: 'utf8' })
const load = async (path: string) => (await import(/* @vite-ignore */ join(root, path))) as Modules[string]

describe('npm run new machine', () => {
  const { status, stdout } = run('machine', 'sample-thing')
  it('writes the machine, its words and its proof, and says what is left to do', () => {
    expect(status).toBe(0)
    expect(readdirSync(join(root, 'machines/sample-thing')).sort()).toEqual(['sample-thing.machine.ts', 'sample-thing.names.ts'])
    expect(readdirSync(join(root, 'tests/machines/sample-thing'))).toEqual(['sample-thing.proof.ts'])
    expect(stdout).toContain('Left to do:')
  })
  it('writes a machine whose shortest paths take every transition and keep its law', async () => {
    const [machinePath, namesPath] = ['machine', 'names'].map((kind) => `machines/sample-thing/sample-thing.${kind}.ts`) as [string, string]
    const words = gatherWords({ [namesPath]: await load(namesPath) })
    const [named] = gatherMachines({ [machinePath]: await load(machinePath) }, words)
    const { default: proof } = (await load('tests/machines/sample-thing/sample-thing.proof.ts')) as { default: AnyProof }
    expect(proof.machine).toBe(named!.machine) // it was just gathered
    expect(lead(proof.machine, [genericWalk(proof.machine, named!.names, proof)], proof.law)).toEqual(WHOLE)
  })
  it('writes nothing where one of its files exists', () => {
    const path = join(root, 'machines/sample-thing/sample-thing.machine.ts')
    const before = readFileSync(path, 'utf8')
    rmSync(join(root, 'tests/machines/sample-thing'), { recursive: true })
    const again = run('machine', 'sample-thing')
    expect([again.status, readFileSync(path, 'utf8') === before, readdirSync(join(root, 'tests/machines'))]).toEqual([
      1,
      true,
      ['proof.ts'],
    ])
    expect(again.stderr).toContain('machines/sample-thing/sample-thing.machine.ts')
  })
  it.each([
    ['another kind', ['thing', 'x'], 'Kinds: '],
    ['no name', ['machine'], 'Usage: npm run new machine <name>'],
    ['a name in another case', ['machine', 'SampleThing'], 'SampleThing: a name is written in kebab case'],
  ])('refuses %s with a sentence', (_, given, sentence) => {
    const { status, stderr } = run(...given)
    expect([status, stderr.includes(sentence)]).toEqual([1, true])
  })
})
