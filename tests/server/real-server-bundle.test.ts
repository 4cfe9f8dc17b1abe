import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'

/** Words that only the fake server's packages bring along. */
const traces = /\[MSW\]|__msw-cookie-store__|OperationErrorType/

it('a build for a real server holds no trace of the fake server, while every route has its page [DEC-070, DEC-064]', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'karter-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  const { NODE_ENV: _ofTests, ...env } = process.env
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', dist, '--emptyOutDir', '--logLevel=error']
  await promisify(execFile)(process.execPath, vite, { env: { ...env, VITE_API_URL: 'https://api.example' } })
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const scripts = names.filter((name) => name.endsWith('.js'))
  expect(scripts.filter((name) => traces.test(readFileSync(join(dist, name), 'utf8')))).toEqual([])
  expect(scripts.some((name) => readFileSync(join(dist, name), 'utf8').includes('createRoot'))).toBe(true)
  expect(readFileSync(join(dist, 'heads/personal/orders.html'), 'utf8')).toContain('<meta name="robots" content="noindex" />')
}, 120_000)
