import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { routes } from '../../model/routing/routes'
import { headFileOf, notFoundFile } from '../../server/head-file'

/** A folder of this test alone. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'karter-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A small built shop, whose pages hold their own pattern; beside it lies a file that nobody may read. Out: its folder. */
export function builtShop(): string {
  const folder = testFolder()
  const dist = join(folder, 'dist')
  const write = (name: string, text: string) => {
    const file = join(dist, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    writeFileSync(`${file}.br`, brotliCompressSync(text))
    writeFileSync(`${file}.gz`, gzipSync(text))
  }
  for (const { path } of routes) write(headFileOf(path), `page ${path}`)
  write(notFoundFile, 'page not found')
  write('assets/main-abc123.js', 'script')
  write('favicon.svg', '<svg/>')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  return dist
}
