import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { Line } from '../table'

/** A file of a build, as far as it counts here. */
type Chunk = { fileName: string; name: string; code: string; isEntry: boolean; modules: readonly string[]; imports: readonly string[] }
type Bytes = { gzip: number; brotli: number; requests: number }

/** The page that the entry loads by itself, and what the demo loads beside it: what carries its data, and its panel. */
const HOME = ['src/pages/home/home-page.tsx']
const HOME_OF_DEMO = [...HOME, 'fake-server/browser.ts', 'src/demo/demo-panel.tsx']
const LIBRARIES = ['react', 'xstate']

/** JavaScript until the home page can be used: of the build for a real server against its libraries, of the demo against that. */
export async function bytesLines(): Promise<Line[]> {
  const real = await chunksOf('/api')
  const demo = await chunksOf('')
  const [ofReal, ofDemo] = [bytesOf(untilHome(real, HOME)), bytesOf(untilHome(demo, HOME_OF_DEMO))]
  const libraries = bytesOf(real.filter(({ name }) => LIBRARIES.includes(name)))
  const line = (what: string, against: string, of: Bytes, than: Bytes): Line[] => [
    ...(['gzip', 'brotli'] as const).map((how) => ({
      name: `JavaScript until home, ${what}, ${how}`,
      against,
      ratio: of[how] / than[how],
      amount: `${(of[how] / 1000).toFixed(1)} kB`,
    })),
    {
      name: `files of JavaScript until home, ${what}`,
      against,
      ratio: of.requests / than.requests,
      amount: `${of.requests} requests`,
    },
  ]
  return [
    ...line('real server', 'React and XState of that build', ofReal, libraries),
    ...line('demo', 'the build for a real server', ofDemo, ofReal),
  ]
}

/** Builds the shop in memory. In: the real server's address, empty for the demo. */
async function chunksOf(apiUrl: string): Promise<Chunk[]> {
  process.env['VITE_API_URL'] = apiUrl
  const result = await build({ logLevel: 'error', build: { write: false } })
  if (!('output' in result)) throw new Error('One build with one output was expected')
  return result.output.flatMap((file) =>
    file.type === 'chunk'
      ? [
          {
            fileName: file.fileName,
            name: file.name,
            code: file.code,
            isEntry: file.isEntry,
            modules: file.moduleIds,
            imports: file.imports,
          },
        ]
      : [],
  )
}

/** The entry, what it loads by itself, and all that these import. */
function untilHome(chunks: readonly Chunk[], loaded: readonly string[]): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const wanted = new Set<Chunk>()
  const want = (chunk: Chunk | undefined): void => {
    if (!chunk || wanted.has(chunk)) return
    wanted.add(chunk)
    for (const name of chunk.imports) want(byName.get(name))
  }
  for (const chunk of chunks) if (chunk.isEntry || loaded.some((path) => chunk.modules.some((id) => id.endsWith(path)))) want(chunk)
  return [...wanted]
}

/** Each file is packed by itself, as the server sends it. */
function bytesOf(chunks: readonly Chunk[]): Bytes {
  const sum = (size: (code: string) => number) => chunks.reduce((all, { code }) => all + size(code), 0)
  return {
    gzip: sum((code) => gzipSync(code, { level: 9 }).length),
    brotli: sum((code) => brotliCompressSync(code).length),
    requests: chunks.length,
  }
}
