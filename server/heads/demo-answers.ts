import type { Send } from './ask'

/** The demo's fake server lives in each browser; for heads and sitemaps there is one here that nothing is written to, made when it is first asked. */
export function demoAnswers(): Send {
  const start = async (): Promise<Send> => {
    const [{ answersWithin }, { createFakeServer }, { DEFAULT_PRODUCTS }, { seedWorld }, { memoryStore }] = await Promise.all([
      import('./answers-within'),
      import('../../fake-server/create-fake-server'),
      import('../../fake-server/seed/seed-shop'),
      import('../../fake-server/seed/seed-world'),
      import('../../fake-server/store/memory-store'),
    ])
    const server = createFakeServer({
      world: seedWorld({ products: DEFAULT_PRODUCTS, now: Date.now() }),
      clock: { now: Date.now },
      store: memoryStore(),
      seed: 1,
      latency: 'none',
    })
    return answersWithin(server)
  }
  let started: Promise<Send> | null = null
  return async (request) => (await (started ??= start()))(request)
}
