import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const packed = { br: promisify(brotliCompress), gz: promisify(gzip) }
const text = /\.(html|js|css|svg|json|txt|webmanifest)$/
/** Smaller files, in bytes, fit one packet anyway. */
const WORTH_IT = 1024

/**
 * Writes a `.br` and a `.gz` beside every text file of the build, so that the server compresses nothing while it answers.
 * @param only which of the folder's files, where others have been built into it before
 */
export function precompress({ only = /^/ }: { only?: RegExp } = {}): Plugin {
  return {
    name: 'karter:precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return
      const names = (await readdir(dir, { recursive: true })).filter((name) => text.test(name) && only.test(name))
      await Promise.all(names.map((name) => compress(join(dir, name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size < WORTH_IT) return
  const bytes = await readFile(file)
  await Promise.all([
    packed.br(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).then((out) => writeFile(`${file}.br`, out)),
    packed.gz(bytes, { level: 9 }).then((out) => writeFile(`${file}.gz`, out)),
  ])
}
