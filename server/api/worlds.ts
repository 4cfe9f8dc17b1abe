import { createFakeServer } from '../../fake-server/create-fake-server'
import type { FakeServer } from '../../fake-server/open-server'
import type { Secrets } from '../../fake-server/secrets'
import { seedWorld } from '../../fake-server/seed/seed-world'
import { memoryStore } from '../../fake-server/store/memory-store'
import type { Store } from '../../fake-server/store/store'
import type { AuthStrategy } from '../../model/content/config'
import { fileStore } from './file-store'

const NAME = /^[\w-]{1,64}$/
/** So many named worlds are there at once; then the one that was asked least recently is forgotten. */
const WORLDS_MAX = 64

/** How the worlds are made: `file` keeps the state of the world without a name. */
export type WorldSettings = { products: number; seed: number; file: string | null; now: () => number; secrets: Secrets; auth: AuthStrategy }

export type Worlds = {
  /** A server by its name, '' for the one without; null for a name that is none. */
  of: (name: string) => FakeServer | null
  /** Lets go of the file. */
  close: () => void
}

/** Fake servers by name, each made when it is first asked for. All begin alike and share the catalogue, which never changes; nothing else. */
export function createWorlds({ products, seed, file, now, secrets, auth }: WorldSettings): Worlds {
  const kept = file === null ? null : fileStore(file, now())
  const world = seedWorld({ products, now: kept?.seededAt ?? now() })
  const open = (store: Store) => createFakeServer({ world, clock: { now }, store, seed, latency: 'none', secrets, auth })
  const main = open(kept?.store ?? memoryStore())
  const named = new Map<string, FakeServer>()
  return {
    of: (name) => {
      if (name === '') return main
      if (!NAME.test(name)) return null
      const found = named.get(name) ?? open(memoryStore())
      named.delete(name)
      named.set(name, found)
      const [oldest] = named.keys()
      if (named.size > WORLDS_MAX && oldest !== undefined) named.delete(oldest)
      return found
    },
    close: () => kept?.close(),
  }
}
