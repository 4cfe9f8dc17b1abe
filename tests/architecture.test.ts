import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Which top-level folder may import which. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  model: [],
  machines: ['model'],
  'fake-server': ['model'],
  src: ['model', 'machines'],
  atlas: ['model', 'machines', 'src'],
  inspector: ['model', 'machines', 'src', 'atlas'],
  server: ['model', 'fake-server'],
  tools: ['model', 'machines'],
}
/** Which packages a folder may import; the others may import what they need. */
const packages: Readonly<Record<string, readonly string[]>> = {
  model: ['zod', 'reselect', 'date-fns', '@date-fns/tz', 'number-to-words-ru'],
  machines: ['xstate', 'reselect'],
  'fake-server': ['msw', 'idb-keyval', 'reselect', 'zod', 'minisearch', '@orama/stemmers'],
}
/** The layers of `src`, the lowest first. A folder imports itself and folders of lower layers, not its neighbours. */
const layers: readonly (readonly string[])[] = [
  ['platform', 'styles'],
  ['api', 'ui'],
  ['shop'],
  ['hooks'],
  ['form', 'help', 'inspection', 'product', 'review', 'survey'],
  ['cart', 'code-flow', 'company-setup', 'demo', 'search'],
  ['login'],
  ['layouts'],
  ['pages'],
  ['app'],
  ['main.tsx'],
]
/** The highest layer of `src` that a folder beside it may import. */
const ceilings: Readonly<Record<string, string>> = { atlas: 'hooks', inspector: 'inspection' }
/** What a file may load though it lies above, by `import()` alone. */
const doors: Readonly<Record<string, readonly string[]>> = {
  'server/drawing/create-drawing.ts': ['src/app/drawing/draw-page'],
  'src/main.tsx': ['fake-server/browser', 'inspector/tap/start-tap'],
  'src/inspection/attach-inspector.tsx': ['inspector/tap/start-tap'],
  'src/hooks/visitor/customer-parts.ts': ['src/app/customer/parts'],
}
/** A page that is loaded on demand itself, and is nothing but what lies above. */
const ATLAS_PAGE = { file: 'src/pages/flows/flows-page.tsx', target: 'atlas/page/atlas' }

const root = process.cwd()
const filesUnder = (top: string, ends = /\.(tsx?|mts|mjs)$/) =>
  readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter((name) => ends.test(name))
    .map((name) => join(top, name))
const sources = Object.keys(allowed).flatMap((top) => filesUnder(top))

const importsOf = (text: string): string[] => [...text.matchAll(/(?:from\s+|import\s*\(\s*|import\s+)'([^']+)'/g)].map((found) => found[1]!) // the group is the whole match

/** The layer of a folder or file of `src`; -1: it has none. */
const layerOf = (path: string): number => layers.findIndex((layer) => layer.includes(path.split('/')[1]!))
/** Whether a file may import another one by its folder and its layer. */
function isDown(file: string, target: string): boolean {
  const [top, folder] = [file.split('/')[0]!, target.split('/')[0]!]
  if (folder !== top && !allowed[top]!.includes(folder)) return false
  if (folder !== 'src') return true
  const layer = layerOf(target)
  if (top === 'src') return file.split('/')[1] === target.split('/')[1] || (layer >= 0 && layer < layerOf(file))
  const ceiling = ceilings[top]
  return ceiling === undefined || (layer >= 0 && layer <= layerOf(`src/${ceiling}`))
}

/** What a file of these texts imports against the arrows, as «file -> target». */
function offences(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const top = file.split('/')[0]!
    return importsOf(text).flatMap((specifier) => {
      if (specifier.startsWith('.')) {
        const target = relative(root, join(root, dirname(file), specifier))
        const isDoor = doors[file]?.includes(target) && !text.includes(`from '${specifier}'`)
        const isAtlas = file === ATLAS_PAGE.file && target === ATLAS_PAGE.target
        return isDown(file, target) || isDoor || isAtlas ? [] : [`${file} -> ${target}`]
      }
      const name = specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')
      return packages[top] === undefined || packages[top].includes(name) ? [] : [`${file} -> ${specifier}`]
    })
  })
}
const texts = (files: readonly string[]) => Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))

describe('import directions', () => {
  it('every folder of src has a layer', () =>
    expect(readdirSync('src').filter((name) => name !== 'globals.d.ts' && layerOf(`src/${name}`) < 0)).toEqual([]))
  it('folders import only what lies below them', () => expect(offences(texts(sources))).toEqual([]))

  it.each([
    ['model/x.ts', "import { a } from '../machines/app/app.machine'", 'model/x.ts -> machines/app/app.machine'],
    ['machines/cart/x.ts', "import { a } from '../../src/api/client'", 'machines/cart/x.ts -> src/api/client'],
    ['fake-server/x.ts', "import { a } from '../src/api/client'", 'fake-server/x.ts -> src/api/client'],
    ['src/pages/x.tsx', "import('../../fake-server/browser')", 'src/pages/x.tsx -> fake-server/browser'],
    ['src/main.tsx', "import { startInBrowser } from '../fake-server/browser'", 'src/main.tsx -> fake-server/browser'],
    ['model/x.ts', "import { useState } from 'react'", 'model/x.ts -> react'],
    ['machines/x.ts', "import * as z from 'zod/mini'", 'machines/x.ts -> zod/mini'],
    ['src/ui/x.tsx', "import { a } from '../hooks/screen/use-popup'", 'src/ui/x.tsx -> src/hooks/screen/use-popup'],
    ['src/product/x.tsx', "import { a } from '../review/use-review'", 'src/product/x.tsx -> src/review/use-review'],
    ['src/cart/x.tsx', "import { a } from '../pages/cart/cart-page'", 'src/cart/x.tsx -> src/pages/cart/cart-page'],
    ['src/pages/x.tsx', "import { a } from '../app/shop'", 'src/pages/x.tsx -> src/app/shop'],
    ['src/pages/x.tsx', "import { a } from '../new/x'", 'src/pages/x.tsx -> src/new/x'],
    ['src/main.tsx', "import { startTap } from '../inspector/tap/start-tap'", 'src/main.tsx -> inspector/tap/start-tap'],
    ['src/pages/cart/x.tsx', "import { Atlas } from '../../../atlas/page/atlas'", 'src/pages/cart/x.tsx -> atlas/page/atlas'],
    ['atlas/x.ts', "import { a } from '../inspector/channel'", 'atlas/x.ts -> inspector/channel'],
    ['inspector/x.ts', "import { a } from '../src/pages/cart/cart-page'", 'inspector/x.ts -> src/pages/cart/cart-page'],
  ])('would see %s with %s', (file, text, offence) => expect(offences({ [file]: text })).toEqual([offence]))
})

describe('rooms', () => {
  const LIMIT = 300
  const isData = (file: string) => file.startsWith('fake-server/seed/facts/') || file === 'fake-server/pictures/glyphs.ts'
  const all = [
    ...sources,
    ...filesUnder('src', /\.scss$/),
    ...filesUnder('inspector', /\.scss$/),
    ...filesUnder('atlas', /\.scss$/),
    ...filesUnder('tests'),
    ...filesUnder('bench'),
  ]
  it(`a file has at most ${LIMIT} lines`, () =>
    expect(all.filter((file) => !isData(file) && readFileSync(file, 'utf8').trimEnd().split('\n').length > LIMIT)).toEqual([]))

  /** Lists of like files, one a resource: they grow with the contract. */
  const LISTS = ['tests/fake-server/calls']
  /** Folders with more files than that, as «folder: how many». */
  function crowded(files: readonly string[]): string[] {
    const counts = new Map<string, number>()
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
    return [...counts].filter(([folder, count]) => count > 15 && !LISTS.includes(folder)).map(([folder, count]) => `${folder}: ${count}`)
  }
  it('a folder has at most 15 files, tests and styles among them', () => expect(crowded(all)).toEqual([]))
  it('would see the sixteenth file, whatever it is', () => {
    const fifteen = Array.from({ length: 15 }, (_, at) => `src/x/${at}.ts`)
    expect([crowded([...fifteen, 'src/x/y/a.ts']), crowded([...fifteen, 'src/x/a.scss'])]).toEqual([[], ['src/x: 16']])
  })
})

describe('exports', () => {
  /** What a text hands on that is declared elsewhere: whole lists, and what it imported under a name of its own. */
  function handedOn(text: string): string[] {
    const lines = text.replace(/\n[ \t]+|\n(?=\})/g, ' ') // a statement a line
    const imported = new Set(
      [...lines.matchAll(/^import (?:type )?(.+?) from '/gm)].flatMap(([, names = '']) => names.match(/[\w$]+(?=\s*(?:[,}]|$))/g) ?? []),
    )
    const lists = [...lines.matchAll(/^export (?:type )?(?:\*|\{)/gm)].map(([found]) => found)
    const renamed = [...lines.matchAll(/^export (?:const|let) (\w+)(?:: [^=]+)? = (\w+)$/gm)]
    return [...lists, ...renamed.flatMap(([, name = '', of = '']) => (imported.has(of) ? [name] : []))]
  }
  it('stand where they are declared: nothing is handed on, so that everything has one address', () =>
    expect(sources.filter((file) => handedOn(readFileSync(file, 'utf8')).length > 0)).toEqual([]))
  it.each([
    ["export { a } from './a'", ['export {']],
    ["export type { A } from './a'", ['export type {']],
    ["export * from './a'", ['export *']],
    ["import { a } from './a'\nexport { a }", ['export {']],
    ["import { a as b } from './a'\nexport const c: number = b\n", ['c']],
    ["import a from './a'\n\nexport const c = a", ['c']],
    ["import {\n  a,\n  b,\n} from './a'\nexport const c = a\n", ['c']],
    ["import * as z from 'zod/mini'\nexport const A = z\n  .object({})\n", []],
    ["import { a } from './a'\nconst b = 1\nexport const c = b\nexport const d = a(c)\n", []],
  ])('would see what %j hands on', (text, expected) => expect(handedOn(text)).toEqual(expected))

  /** Exported functions and values without a doc comment right above. */
  function undocumented(text: string): string[] {
    const lines = text.split('\n')
    return lines.flatMap((line, at) => {
      const name = /^export (?:default |async )*(?:const|let|function\*?|class) (\w+)/.exec(line)?.[1]
      return name === undefined || lines[at - 1]?.endsWith('*/') ? [] : [name]
    })
  }
  /** Tables of words say in their title what they are of; a declaration file repeats what its module says. */
  const isTold = (file: string) => file.endsWith('.names.ts') || file.endsWith('.d.mts')
  it('have a doc comment: functions, components and values', () =>
    expect(
      sources.filter((file) => !isTold(file)).flatMap((file) => undocumented(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`)),
    ).toEqual([]))
  it.each([
    ['/** One. */\nexport const a = 1\nexport const b = 2', ['b']],
    ['// One.\nexport function a() {}', ['a']],
    ['export default function Page() {}', ['Page']],
    ['/**\n * One.\n */\nexport async function a() {}\nexport type B = 1', []],
  ])('would see what of %j is not told', (text, expected) => expect(undocumented(text)).toEqual(expected))
})

describe('purity', () => {
  const forbidden =
    /(?<![\w.'«])(window|document|globalThis|localStorage|sessionStorage|indexedDB|fetch|navigator|location|BroadcastChannel)\b\??[.([]/
  const pure = sources.filter((file) => /^(model|machines)\//.test(file))
  it('model and machines touch no browser and no server', () =>
    expect(pure.filter((file) => forbidden.test(readFileSync(file, 'utf8')))).toEqual([]))
  it.each([
    'const a = window.location',
    "localStorage['a']",
    "localStorage?.getItem('a')",
    "indexedDB.open('a')",
    'return location.href',
    "new BroadcastChannel('a')",
    "fetch('/a')",
  ])('would see a browser in %s', (text) => expect(forbidden.test(text)).toBe(true))

  const asksClockOrChance = (text: string) =>
    /Math\.random\(|new Date\(\)|Date\.now\(\)/.test(text.replace(/[(,]\s*\w+(: \w+)? = Date\.now\(\)/g, ''))
  it('model asks no clock and no chance but by parameter or default', () => {
    const asks = pure.filter((file) => file.startsWith('model/') && asksClockOrChance(readFileSync(file, 'utf8')))
    expect(asks).toEqual([])
  })
  it.each([
    ['const at = Date.now()', true],
    ['const at = new Date()', true],
    ['const isLucky = Math.random() > 0.5', true],
    ['(at: number, now = Date.now()) => now - at', false],
    ['(now: number = Date.now()) => now', false],
    ['(now: number) => new Date(now)', false],
  ])('would see a clock or a chance in %s: %s', (text, expected) => expect(asksClockOrChance(text)).toBe(expected))
})

describe('the project speaks of itself alone', () => {
  const everything = [...sources, ...filesUnder('tests'), 'README.md', 'package.json', 'index.html', 'vite.config.ts', ...filesUnderDocs()]
  const words = new RegExp(['\\.\\./sha' + 'red', '(^|[\\s"\'`=(])/(ho' + 'me|ro' + 'ot|wo' + 'rk)/', 'registry\\.' + 'npmjs'].join('|'))
  it('no path of a machine, no host of a registry, no reference outside', () => {
    expect(everything.filter((file) => existing(file) && words.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})

function filesUnderDocs(): string[] {
  return readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name))
}
function existing(file: string): boolean {
  try {
    return readFileSync(file, 'utf8') !== ''
  } catch {
    return false
  }
}
