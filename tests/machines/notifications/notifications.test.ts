import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { notificationsMachine } from '../../../machines/notifications/notifications.machine'
import { selectNotifications, selectUnreadCount } from '../../../machines/notifications/notifications.selectors'
import { ApiError } from '../../../model/api-error'
import type { Notification } from '../../../model/conversation/notification'
import { NOTIFICATION_POLL_MS, STALE_AFTER_MS } from '../../../model/limits'
import { atRest } from '../../support/waiting/at-rest'
import { runs } from '../../support/runs'

const NOW = Date.parse('2026-11-20T10:00:00Z')
const told = (id: number, isRead: boolean): Notification => ({
  id,
  data: { title: `Н-${id}` },
  title: `Н-${id}`,
  text: '',
  icon: 'info',
  created_at: '2026-11-20T09:00:00Z',
  read_at: isRead ? '2026-11-20T09:30:00Z' : null,
})
afterEach(() => void vi.useRealTimers())

/** Notifications whose server answers when it is told to; it begins with 1, read, and 2. */
async function open() {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const clock = new SimulatedClock()
  const server = {
    read: new Map([
      [1, true],
      [2, false],
    ]),
    asked: 0,
    marks: [] as (readonly number[])[],
  }
  const lists: ((status: number | null) => void)[] = []
  const marks: ((status: number | null) => void)[] = []
  const machine = notificationsMachine.provide({
    actors: {
      loadNotifications: fromPromise(() => {
        server.asked++
        const items = [...server.read].map(([id, isRead]) => told(id, isRead)).reverse()
        return new Promise<readonly Notification[]>((resolve, reject) =>
          lists.push((status) => (status === null ? resolve(items) : reject(new ApiError(status, 'Нет')))),
        )
      }),
      markRead: fromPromise(({ input: { ids } }) => {
        server.marks.push(ids)
        return new Promise((resolve, reject) =>
          marks.push((status) => {
            if (status !== null) return reject(new ApiError(status, 'Нет'))
            for (const id of ids) server.read.set(id, true)
            resolve(null)
          }),
        )
      }),
    },
  })
  const actor = createActor(machine, { clock, input: { userId: 1 } })
  const facts: unknown[] = []
  actor.on('*', (fact) => facts.push(fact.type === 'notifications.came' ? fact.items.map(({ id }) => id) : fact.type))
  actor.start()
  const answer =
    (of: typeof lists) =>
    async (status: number | null = null) => {
      of.shift()?.(status)
      await atRest()
    }
  const pass = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms)
    clock.increment(ms)
    await atRest()
  }
  return {
    actor,
    server,
    facts,
    pass,
    list: answer(lists),
    mark: answer(marks),
    read: (...ids: number[]) => actor.send({ type: 'notifications.read', ids }),
    unread: () => selectNotifications(actor.getSnapshot()).flatMap(({ id, isRead }) => (isRead ? [] : [id])),
  }
}

describe('notifications', () => {
  it('are asked for every 1 000 000 ms; what came since is told once, what was there before is not [CONST-006]', async () => {
    const { server, list, pass, facts, unread } = await open()
    await list()
    expect({ facts, unread: unread() }).toEqual({ facts: [], unread: [2] })
    server.read.set(3, false)
    await pass(NOTIFICATION_POLL_MS - 1)
    expect(server.asked).toBe(1)
    await pass(1)
    await list()
    expect({ asked: server.asked, facts, unread: unread() }).toEqual({ asked: 2, facts: [[3]], unread: [3, 2] })
    await pass(NOTIFICATION_POLL_MS)
    await list()
    expect(facts).toEqual([[3]])
  })

  it('are asked for when somebody looks after five minutes, and not before [DEC-058]', async () => {
    const { actor, server, list, pass } = await open()
    await list()
    await pass(STALE_AFTER_MS - 1)
    actor.send({ type: 'notifications.looked' })
    await pass(0)
    expect(server.asked).toBe(1)
    await pass(1)
    actor.send({ type: 'notifications.looked' })
    await pass(0)
    expect(server.asked).toBe(2)
  })

  it('that are read are shown so at once, and written by one call [STATE-017]', async () => {
    const { server, list, mark, read, unread, facts } = await open()
    await list()
    read(1, 2, 9)
    expect({ unread: unread(), marks: server.marks }).toEqual({ unread: [], marks: [[2]] })
    await mark()
    expect([unread(), facts, server.read.get(2)]).toEqual([[], [], true])
  })

  it('that the server did not mark are unread again, and that is said', async () => {
    const { list, mark, read, unread, facts } = await open()
    await list()
    read(2)
    await mark(409)
    expect({ unread: unread(), facts }).toEqual({ unread: [2], facts: ['reading.refused'] })
  })

  it('whose mark met the end of the login are marked after the next one [DEC-008]', async () => {
    const { actor, server, list, mark, read, unread, facts } = await open()
    await list()
    read(2)
    await mark(401)
    expect({ unread: unread(), facts }).toEqual({ unread: [], facts: [] })
    actor.send({ type: 'notifications.retried' })
    await mark()
    expect({ marks: server.marks, unread: unread(), facts }).toEqual({ marks: [[2], [2]], unread: [], facts: [] })
  })

  it('stay read where a list comes late that was asked for before the mark', async () => {
    const { actor, list, mark, read, unread } = await open()
    await list()
    actor.send({ type: 'notifications.reload', tags: ['notifications'] })
    read(2)
    await mark()
    await list()
    expect(unread()).toEqual([])
  })

  it('that do not come are asked for again, and what is there stays', async () => {
    const { actor, server, list, pass, unread } = await open()
    await list(503)
    expect(actor.getSnapshot().hasTag('failed')).toBe(true)
    await pass(60_000)
    await list()
    expect({ asked: server.asked, unread: unread() }).toEqual({ asked: 2, unread: [2] })
    actor.send({ type: 'notifications.reload', tags: ['notifications'] })
    await list(503)
    expect(unread()).toEqual([2])
  })

  it('are what the server and the marks say, whatever comes late, fails or is read meanwhile [STATE-017]', async () => {
    const step = fc.oneof(
      fc.record({ read: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ list: fc.constantFrom(null, 503, 403) }),
      fc.record({ mark: fc.constantFrom(null, 503, 409, 401) }),
      fc.constantFrom('new' as const, 'reload' as const, 'retry' as const, 'time' as const),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const page = await open()
        const { actor, server } = page
        const wished = new Set<number>()
        for (const each of steps) {
          if (each === 'new') server.read.set(server.read.size + 1, false)
          else if (each === 'reload') actor.send({ type: 'notifications.reload', tags: ['notifications'] })
          else if (each === 'retry') actor.send({ type: 'notifications.retried' })
          else if (each === 'time') await page.pass(NOTIFICATION_POLL_MS)
          else if ('read' in each) {
            page.read(each.read)
            if (selectNotifications(actor.getSnapshot()).some(({ id }) => id === each.read)) wished.add(each.read)
          } else if ('list' in each) await page.list(each.list)
          else await page.mark(each.mark)
        }
        // Then everything answers.
        for (let turn = 0; turn < 6; turn++) {
          actor.send({ type: 'notifications.retried' })
          await page.mark()
          await page.list()
        }
        actor.send({ type: 'notifications.reload', tags: ['notifications'] })
        for (let turn = 0; turn < 6; turn++) await page.list()
        const isRead = new Map(selectNotifications(actor.getSnapshot()).map((each) => [each.id, each.isRead]))
        expect(isRead).toEqual(new Map([...server.read].reverse()))
        expect(selectUnreadCount(actor.getSnapshot())).toBe([...server.read.values()].filter((each) => !each).length)
        for (const [id, each] of server.read) if (each && id !== 1) expect(wished.has(id)).toBe(true)
        const news = page.facts.flatMap((fact) => (Array.isArray(fact) ? (fact as number[]) : []))
        expect(new Set(news).size).toBe(news.length)
        actor.stop()
      }),
      runs(100),
    )
  })
})
