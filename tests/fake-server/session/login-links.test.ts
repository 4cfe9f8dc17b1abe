import { describe, expect, it } from 'vitest'
import { nodeSecrets } from '../../../server/api/node-secrets'
import { createFakeServer } from '../../../fake-server/create-fake-server'
import { memoryStore } from '../../../fake-server/store/memory-store'
import { newServer, NOW, testClock, visitor, worldOf } from '../../support/world'

const MINUTES_5 = 300_000

/** A token of user 3, made by a browser of their own. */
async function issued(server: Parameters<typeof visitor>[0]): Promise<string> {
  const { api } = await visitor(server, 3)
  return (await api('session.temporaryToken', {})).token
}

describe('a login link', () => {
  it('names whom it logs in as often as it is opened, and logs in once [DEC-039, CALL-008, ROUTE-026]', async () => {
    const server = newServer()
    const token = await issued(server)
    const { api } = await visitor(server, 0)
    for (let opened = 0; opened < 3; opened++) expect(await api('loginLinks.check', { body: { token } })).toEqual({ name: 'Антон Рябов' })
    await expect(api('session.user', {}), 'opening it logs nobody in').rejects.toMatchObject({ status: 401 })
    expect(await api('loginLinks.use', { body: { token } })).toEqual({})
    expect((await api('session.user', {})).id).toBe(3)
    const other = await visitor(server, 0)
    await expect(other.api('loginLinks.use', { body: { token } })).rejects.toMatchObject({ status: 409 })
    await expect(other.api('loginLinks.check', { body: { token } })).rejects.toMatchObject({ status: 409 })
    await expect(other.api('session.user', {})).rejects.toMatchObject({ status: 401 })
  })

  it('works for five minutes [DEC-039]', async () => {
    const clock = testClock()
    const server = newServer({ clock })
    const [early, late] = [await issued(server), await issued(server)]
    const { api } = await visitor(server, 0)
    clock.advance(MINUTES_5 - 1)
    await api('loginLinks.use', { body: { token: early } })
    clock.advance(1)
    await expect(api('loginLinks.check', { body: { token: late } })).rejects.toMatchObject({ status: 410 })
    await expect(api('loginLinks.use', { body: { token: late } })).rejects.toMatchObject({ status: 410 })
  })

  it('is used by one of two who press at the same time', async () => {
    const server = newServer()
    const token = await issued(server)
    const both = await Promise.all([visitor(server, 0), visitor(server, 0)])
    const ends = await Promise.allSettled(both.map(({ api }) => api('loginLinks.use', { body: { token } })))
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('that nobody was given is unknown', async () => {
    const { api } = await visitor(newServer(), 0)
    for (const token of ['0'.repeat(32), 'x'])
      await expect(api('loginLinks.use', { body: { token } })).rejects.toMatchObject({ status: 404 })
  })

  it('that is refused too often waits, the good one too, and no longer than it is told', async () => {
    const clock = testClock()
    const server = newServer({ clock })
    const token = await issued(server)
    const { api } = await visitor(server, 0)
    for (let nth = 0; nth < 10; nth++)
      await expect(api(nth % 2 ? 'loginLinks.use' : 'loginLinks.check', { body: { token: `guess-${nth}` } })).rejects.toMatchObject({
        status: 404,
      })
    await expect(api('loginLinks.check', { body: { token } })).rejects.toMatchObject({ status: 429, retryAfter: 30_000 })
    await expect(api('loginLinks.use', { body: { token } })).rejects.toMatchObject({ status: 429 })
    clock.advance(30_000)
    await api('loginLinks.use', { body: { token } })
  })

  it('takes the place of the login that was there', async () => {
    const server = newServer()
    const token = await issued(server)
    const { api, who } = await visitor(server, 1)
    const before = { ...who.cookies }
    await api('loginLinks.use', { body: { token } })
    expect((await api('session.user', {})).id).toBe(3)
    const { api: stolen } = await visitor(server, 0, before)
    await expect(stolen('session.user', {}), 'the session before it is over').rejects.toMatchObject({ status: 401 })
  })

  it('is stored as a digest where the server is reached over a network', async () => {
    const store = memoryStore()
    const server = createFakeServer({
      world: worldOf(),
      clock: { now: () => NOW },
      store,
      seed: 1,
      latency: 'none',
      secrets: await nodeSecrets('karter-2026'),
    })
    const token = await issued(server)
    expect(token).toMatch(/^[\da-f]{32}$/)
    expect(JSON.stringify(await store.load())).not.toContain(token)
  })
})
