import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { login, person } from '../../../support/world'
import { builtShop, testFolder } from '../../built-shop'
import { device } from '../served-api'

const BUILT = join(process.cwd(), 'dist-server', 'api.js')
const KILLS = 5
const query = { company_region_id: 1 }

/** The built server in a process of its own. */
async function started(file: string): Promise<{ origin: string; process: ChildProcess; error: () => string }> {
  const settings = JSON.stringify({ dist: builtShop(), port: 0, products: 200, file })
  const code = `import(${JSON.stringify(BUILT)}).then(({ startApiServer }) => startApiServer(${settings})).then(({ port }) => console.log(port), (error) => { console.error(error.message); process.exit(1) })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let error = ''
  child.stderr.on('data', (part: Buffer) => (error += part.toString()))
  const first: unknown[] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  return { origin: `http://127.0.0.1:${Buffer.isBuffer(first[0]) ? first[0].toString().trim() : ''}`, process: child, error: () => error }
}

// It needs the built servers: `npm run proof` builds them before.
it.runIf(process.env['ATTACKS'] === 'all')(
  'a server that is killed while it writes has lost no write that it answered, and starts again',
  async () => {
    expect(existsSync(BUILT)).toBe(true)
    const file = join(testFolder(), 'state.json')
    for (let kill = 0; kill < KILLS; kill++) {
      const server = await started(file)
      const { api } = device(server.origin)
      await login(api, person(1))
      const ids = Array.from({ length: 40 }, (_, nth) => 100 + nth)
      const acknowledged = new Map<number, number>()
      const writes = ids.map(async (id) => {
        const { line } = await api('cart.updateLine', { params: { id }, query, body: { user_id: 1, qty: 1000 } }, { key: `${kill}-${id}` })
        acknowledged.set(id, line.qty)
        if (acknowledged.size === 20) server.process.kill('SIGKILL')
      })
      await Promise.allSettled(writes)
      const again = await started(file)
      const after = device(again.origin)
      await login(after.api, person(1))
      const cart = await after.api('cart.get', { query: { ...query, user_id: 1 } })
      const kept = new Map(cart.items.map(({ product, qty }) => [product.id, qty]))
      expect([...acknowledged].filter(([id, qty]) => (kept.get(id) ?? 0) !== qty)).toEqual([])
      const second = await started(file)
      expect(second.error(), 'a second server on the same file').toContain('is in use by another server')
      await after.api('cart.clear', { query: { ...query, user_id: 1 } }, { key: `clear-${kill}` })
      again.process.kill('SIGKILL')
      await once(again.process, 'exit')
    }
  },
)
