import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { resourceMachine, type ResourceRequest } from '../../../machines/resource/resource.machine'
import { resourceKey, resourcesMachine } from '../../../machines/resource/resources.machine'
import { ApiError } from '../../../model/api-error'
import { EVICT_AFTER_MS } from '../../../model/limits'
import { atRest } from '../../support/waiting/at-rest'
import { NOW } from '../../support/world'
import { tagsOf } from '../../support/contract-rows'

const product = { name: 'products.get', args: { params: { id: 1 }, query: {} } } satisfies ResourceRequest
const novelties = { name: 'products.new', args: {} } satisfies ResourceRequest
const orders = { name: 'orders.list', args: { params: { id: 1 }, query: { page: 1 } } } satisfies ResourceRequest

/** Every load answers with its number; `isDown` makes them fail. */
function open() {
  const clock = new SimulatedClock()
  const server = { isDown: false, status: 503, loads: 0 }
  const load = fromPromise<unknown, ResourceRequest>(async () => {
    server.loads++
    if (server.isDown) throw new ApiError(server.status, '')
    return server.loads
  })
  const guards = {
    isTouched: (_: unknown, { request, tags }: { request: ResourceRequest; tags: readonly string[] }) =>
      tagsOf(request.name).some((tag) => tags.includes(tag)),
  }
  const machine = resourcesMachine.provide({
    actors: { resource: resourceMachine.provide({ actors: { load }, guards }) },
  })
  const resources = createActor(machine, { clock }).start()
  const of = (request: ResourceRequest) => resources.getSnapshot().context.byKey[resourceKey(request)]?.ref
  const dataOf = (request: ResourceRequest) => of(request)?.getSnapshot().context.data
  const want = (request: ResourceRequest) => resources.send({ type: 'resource.wanted', request })
  const release = (request: ResourceRequest) => resources.send({ type: 'resource.released', request })
  return { clock, resources, server, of, dataOf, want, release }
}
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

describe('the key of a resource', () => {
  it('is the same for the same request, however its arguments are ordered', () => {
    const one = resourceKey({ name: 'products.get', args: { b: { y: 1, x: [2, 1] }, a: undefined, c: 3 } })
    expect(resourceKey({ name: 'products.get', args: { c: 3, b: { x: [2, 1], y: 1 } } })).toBe(one)
  })

  it('is another for another name, value, or order of a list', () => {
    const requests: ResourceRequest[] = [
      { name: 'products.get', args: { ids: [1, 2] } },
      { name: 'products.get', args: { ids: [2, 1] } },
      { name: 'products.similar', args: { ids: [1, 2] } },
      { name: 'products.get', args: { ids: ['1', 2] } },
    ]
    expect(new Set(requests.map(resourceKey)).size).toBe(4)
  })
})

describe('resources', () => {
  it('load once for all pages that want the same', async () => {
    const { server, dataOf, want } = open()
    want(product)
    want(product)
    await atRest()
    expect({ loads: server.loads, dataOf: dataOf(product) }).toEqual({ loads: 1, dataOf: 1 })
  })

  it('are asked again on activation after five minutes of the wall clock, not after 4:59.999 [STATE-014] [CONST-001] [DEC-058]', async () => {
    const { resources, server, want, dataOf, of } = open()
    want(product)
    await atRest()
    vi.setSystemTime(NOW + 299_999)
    resources.send({ type: 'resources.refresh' })
    await atRest()
    expect(server.loads).toBe(1)
    vi.setSystemTime(NOW + 300_000) // no timer ran: a sleeping machine counts as well
    resources.send({ type: 'resources.refresh' })
    expect([dataOf(product), of(product)?.getSnapshot().hasTag('busy')]).toEqual([1, true]) // the old data stay meanwhile
    await atRest()
    expect({ loads: server.loads, dataOf: dataOf(product) }).toEqual({ loads: 2, dataOf: 2 })
  })

  it('that nobody watches are not asked again when the page is shown', async () => {
    const { resources, server, want, release } = open()
    want(product)
    await atRest()
    release(product)
    vi.setSystemTime(NOW + 300_000)
    resources.send({ type: 'resources.refresh' })
    await atRest()
    expect(server.loads).toBe(1)
    want(product) // navigated to
    await atRest()
    expect(server.loads).toBe(2)
  })

  it('released more often than wanted are watched again by the next page that wants them, and released by it', async () => {
    const { clock, resources, server, of, want, release } = open()
    const watchers = () => resources.getSnapshot().context.byKey[resourceKey(product)]?.watchers
    want(product)
    await atRest()
    release(product)
    release(product)
    expect(watchers()).toBe(0)
    want(product)
    expect(watchers()).toBe(1)
    clock.increment(EVICT_AFTER_MS)
    vi.setSystemTime(NOW + 300_000)
    resources.send({ type: 'resources.refresh' })
    await atRest()
    expect([server.loads, of(product) !== undefined]).toEqual([2, true])
    release(product)
    clock.increment(EVICT_AFTER_MS)
    expect(of(product)).toBeUndefined()
  })

  it('keep their data when a refresh fails, and are asked again at the next activation', async () => {
    const { resources, server, want, dataOf, of } = open()
    want(product)
    await atRest()
    server.isDown = true
    vi.setSystemTime(NOW + 300_000)
    resources.send({ type: 'resources.refresh' })
    await atRest()
    expect([dataOf(product), of(product)?.getSnapshot().hasTag('filled')]).toEqual([1, true])
    server.isDown = false
    resources.send({ type: 'resources.refresh' })
    await atRest()
    expect(dataOf(product)).toBe(3)
  })

  it('that failed at first say why, and load when they are asked again', async () => {
    const { server, want, of, dataOf } = open()
    server.isDown = true
    want(product)
    await atRest()
    expect([of(product)?.getSnapshot().hasTag('failed'), of(product)?.getSnapshot().context.error?.status]).toEqual([true, 503])
    server.isDown = false
    of(product)?.send({ type: 'resource.reloaded' })
    await atRest()
    expect({ dataOf: dataOf(product), error: of(product)?.getSnapshot().context.error }).toEqual({ dataOf: 2, error: null })
  })

  describe.each([403, 404, 422])('that the server refused with %i', (status) => {
    const openRefused = async () => {
      const opened = open()
      opened.server.isDown = true
      opened.server.status = status
      opened.want(orders)
      await atRest()
      return opened
    }
    it('are not asked again when the tab is shown again, only on request', async () => {
      const { resources, server, of } = await openRefused()
      const before = of(orders)?.getSnapshot()
      resources.send({ type: 'resources.refresh' })
      await atRest()
      expect([server.loads, of(orders)?.getSnapshot() === before]).toEqual([1, true])
      expect([before?.hasTag('failed'), before?.context.error?.status]).toEqual([true, status])
      of(orders)?.send({ type: 'resource.reloaded' })
      await atRest()
      expect(server.loads).toBe(2)
    })
    it('are asked again when a page is opened anew, not by a second one beside it', async () => {
      const { server, want, release } = await openRefused()
      want(orders)
      await atRest()
      expect(server.loads).toBe(1)
      release(orders)
      release(orders)
      want(orders)
      await atRest()
      expect(server.loads).toBe(2)
    })
    it('are asked again when what they show was changed', async () => {
      const { resources, server } = await openRefused()
      resources.send({ type: 'resources.invalidate', tags: ['orders'] })
      await atRest()
      expect(server.loads).toBe(2)
    })
  })

  it('that failed for want of a login are asked again on activation: the login may be back', async () => {
    const { resources, server, want, dataOf } = open()
    server.isDown = true
    server.status = 401
    want(product)
    await atRest()
    server.isDown = false
    resources.send({ type: 'resources.refresh' })
    await atRest()
    expect(dataOf(product)).toBe(2)
  })

  it('of a changed tag are asked anew, the others are not', async () => {
    const { resources, server, want, dataOf } = open()
    want(orders)
    want(product)
    await atRest()
    expect([dataOf(orders), dataOf(product)]).toEqual([1, 2])
    resources.send({ type: 'resources.invalidate', tags: ['orders', 'cart'] })
    await atRest()
    expect([server.loads, dataOf(orders), dataOf(product)]).toEqual([3, 3, 2])
  })

  it('changed while they refresh are asked once more: the answer under way may be older than the change', async () => {
    const { resources, server, want } = open()
    want(orders)
    await atRest()
    resources.send({ type: 'resources.invalidate', tags: ['orders'] })
    resources.send({ type: 'resources.invalidate', tags: ['orders'] })
    await atRest()
    expect(server.loads).toBe(3)
  })

  it('under way are not asked anew by a poll or a press: a server slower than the polls is waited for, and fails in the end [DEC-024]', async () => {
    const answers: { resolve: (data: unknown) => void; reject: (error: unknown) => void }[] = []
    const load = fromPromise<unknown, ResourceRequest>(() => new Promise((resolve, reject) => void answers.push({ resolve, reject })))
    const resource = createActor(resourceMachine.provide({ actors: { load } }), { input: orders }).start()
    const seen = () => {
      const { context } = resource.getSnapshot()
      return [answers.length, context.data, context.error?.status ?? null]
    }
    const reload = () => resource.send({ type: 'resource.reloaded' })
    reload()
    answers[0]!.resolve('first')
    await atRest()
    reload()
    reload()
    answers[1]!.resolve('second')
    await atRest()
    expect(seen()).toEqual([2, 'second', null])
    reload()
    reload()
    answers[2]!.reject(new ApiError(0, ''))
    await atRest()
    expect(seen()).toEqual([3, 'second', 0])
    reload()
    expect(answers).toHaveLength(4)
  })

  it('changed while they load for the first time are asked anew', async () => {
    const { resources, server, want, dataOf } = open()
    want(orders)
    resources.send({ type: 'resources.invalidate', tags: ['orders'] })
    await atRest()
    expect({ loads: server.loads, dataOf: dataOf(orders) }).toEqual({ loads: 2, dataOf: 2 })
  })

  it('go ten minutes after the last page, not before', () => {
    const { clock, resources, of, want, release } = open()
    want(product)
    want(product)
    release(product)
    clock.increment(600_000)
    expect(of(product)).not.toBe(undefined)
    release(product)
    clock.increment(599_999)
    want(product)
    clock.increment(600_000)
    expect(of(product)).not.toBe(undefined)
    release(product)
    clock.increment(600_000)
    expect([of(product), Object.keys(resources.getSnapshot().children)]).toEqual([undefined, []])
  })

  it('of another user are forgotten: what is on a page is asked anew, the rest goes', async () => {
    const { resources, server, of, want, release, dataOf } = open()
    want(product)
    want(novelties)
    release(novelties)
    await atRest()
    resources.send({ type: 'resources.forget' })
    expect([dataOf(product), of(novelties)]).toEqual([undefined, undefined])
    await atRest()
    expect({ dataOf: dataOf(product), loads: server.loads }).toEqual({ dataOf: 3, loads: 3 })
  })
})
