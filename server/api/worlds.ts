import { createFakeServer } from '../../fake-server/create-fake-server'
import type { FakeServer } from '../../fake-server/open-server'
import { seedWorld } from '../../fake-server/seed/seed-world'
import { memoryStore } from '../../fake-server/store/memory-store'
import { fileStore } from './file-store'

const NAME = /^[\w-]{1,64}$/

/** How the worlds are made: `file` keeps the state of the world without a name. */
export type WorldSettings = { products: number; seed: number; file: string | null; now: () => number }

/**
 * Fake servers by name, each made when it is first asked for. All begin alike and share the catalogue, which never changes; nothing else.
 * Out: a server by its name, '' for the one without; null for a name that is none.
 */
export function createWorlds({ products, seed, file, now }: WorldSettings): (name: string) => FakeServer | null {
  const kept = file === null ? null : fileStore(file, now())
  const world = seedWorld({ products, now: kept?.seededAt ?? now() })
  const made = new Map<string, FakeServer>()
  return (name) => {
    if (name !== '' && !NAME.test(name)) return null
    const known = made.get(name)
    if (known) return known
    const store = name === '' && kept ? kept.store : memoryStore()
    const server = createFakeServer({ world, clock: { now }, store, seed, latency: 'none' })
    made.set(name, server)
    return server
  }
}
