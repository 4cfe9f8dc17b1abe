import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { headFileOf } from '../../server/head-file'
import type { Line } from '../table'

type Script = { fileName: string; name: string; code: string }
/** A build in memory: its scripts, and the pages by their files. */
type Built = { scripts: readonly Script[]; pages: ReadonlyMap<string, string> }
type Bytes = { gzip: number; brotli: number; requests: number }

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'the catalogue', path: '/catalog/*' },
  { name: 'a product', path: '/product/:id' },
] as const
const LIBRARIES = 'react'

/** JavaScript until a page can be used: of the build for a real server against its libraries, of the demo against that. */
export async function bytesLines(): Promise<Line[]> {
  const real = await builtFor('/api')
  const demo = await builtFor('')
  const libraries = bytesOf(real.scripts.filter(({ name }) => name === LIBRARIES))
  return PAGES.flatMap(({ name, path }) => {
    const [ofReal, ofDemo] = [real, demo].map((built) => bytesOf(namedBy(built, headFileOf(path)))) as [Bytes, Bytes] // two of two
    return [
      ...linesOf({ page: name, what: 'real server', against: 'React and XState of that build', of: ofReal, than: libraries }),
      ...linesOf({ page: name, what: 'demo', against: 'the build for a real server', of: ofDemo, than: ofReal }),
    ]
  })
}

function linesOf({ page, what, against, of, than }: { page: string; what: string; against: string; of: Bytes; than: Bytes }): Line[] {
  return [
    ...(['gzip', 'brotli'] as const).map((how) => ({
      name: `JavaScript until ${page}, ${what}, ${how}`,
      against,
      ratio: of[how] / than[how],
      amount: `${(of[how] / 1000).toFixed(1)} kB`,
    })),
    { name: `files of JavaScript until ${page}, ${what}`, against, ratio: of.requests / than.requests, amount: `${of.requests} requests` },
  ]
}

/** Builds the shop in memory. In: the real server's address, empty for the demo. */
async function builtFor(apiUrl: string): Promise<Built> {
  process.env['VITE_API_URL'] = apiUrl
  const result = await build({ logLevel: 'error', build: { write: false } })
  if (!('output' in result)) throw new Error('One build with one output was expected')
  return {
    scripts: result.output.flatMap((file) => (file.type === 'chunk' ? [file] : [])),
    pages: new Map(result.output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)] as const] : []))),
  }
}

/** The scripts that a page names: it is not drawn before they are there. */
function namedBy({ scripts, pages }: Built, file: string): Script[] {
  const html = pages.get(file)
  if (html === undefined) throw new Error(`The build has no ${file}`)
  return scripts.filter(({ fileName }) => html.includes(`="/${fileName}"`))
}

/** Each file is packed by itself, as the server sends it. */
function bytesOf(scripts: readonly Script[]): Bytes {
  const sum = (size: (code: string) => number) => scripts.reduce((all, { code }) => all + size(code), 0)
  return {
    gzip: sum((code) => gzipSync(code, { level: 9 }).length),
    brotli: sum((code) => brotliCompressSync(code).length),
    requests: scripts.length,
  }
}
