import { request } from 'node:http'
import { onTestFinished } from 'vitest'
import { startServer } from '../../server/server'
import { builtShop } from './built-shop'

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }

/**
 * Serves a small built shop, whose pages hold their own pattern, on a free port until the test ends.
 * Out: a function that sends one request, whose path goes over the wire as it is written.
 */
export async function servedShop(apiUrl: string | null = null) {
  const server = await startServer({ dist: builtShop(), port: 0, apiUrl, ask: null })
  onTestFinished(() => server.close())
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
