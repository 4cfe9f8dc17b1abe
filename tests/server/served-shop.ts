import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { routes } from '../../model/routing/routes'
import { headFileOf, notFoundFile } from '../../server/head-file'
import { startServer } from '../../server/server'

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/**
 * Serves a small built shop, whose pages hold their own pattern, on a free port until the test ends.
 * Out: a function that sends one request, whose path goes over the wire as it is written.
 */
export async function servedShop(apiUrl: string | null = null) {
  const folder = mkdtempSync(join(tmpdir(), 'karter-'))
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

  const server = await startServer({ dist, port: 0, apiUrl })
  onTestFinished(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })
  return (path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
    ask(server.port, path, options)
}

/** One request without any tidying of its path. */
function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: Record<string, string>; body?: string },
) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
