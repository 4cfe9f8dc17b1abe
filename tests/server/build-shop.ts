import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A build of the shop in a folder of its own. */
export type Build = { folder: string; read: (name: string) => string; remove: () => void }

/** Builds the shop as `npm run build` does. @param apiUrl of a real server; empty: the demo */
export async function buildShop(apiUrl: string): Promise<Build> {
  const folder = mkdtempSync(join(tmpdir(), 'karter-'))
  const { NODE_ENV: _ofTests, ...env } = process.env
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel=error']
  await promisify(execFile)(process.execPath, vite, { env: { ...env, VITE_API_URL: apiUrl } })
  return {
    folder,
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
