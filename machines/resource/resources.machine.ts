import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate'
import { EVICT_AFTER_MS } from '../../model/limits'
import { resourceMachine, type ResourceRequest } from './resource.machine'

export type ResourceRef = ActorRefFrom<typeof resourceMachine>
type Entry = { ref: ResourceRef; watchers: number }

/** The same for the same request, however its arguments are ordered. */
export const resourceKey = ({ name, args }: ResourceRequest) =>
  `${name} ${JSON.stringify(args, (_, value: unknown) => (value && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value))}`

/** All server data the pages ask for: one child per request, counted by the pages that watch it, dropped after ten minutes without one. */
export const resourcesMachine = setup({
  types: {
    context: {} as { byKey: Readonly<Record<string, Entry>> },
    events: {} as
      | { type: 'resource.wanted'; request: ResourceRequest }
      | { type: 'resource.released'; request: ResourceRequest }
      | { type: 'resource.abandoned'; key: string }
      | { type: 'resources.invalidate'; tags: readonly string[] }
      | { type: 'resources.refresh' }
      | { type: 'resources.forget' },
  },
  actors: { resource: resourceMachine },
  guards: { isKnown: ({ context }, params: { request: ResourceRequest }) => resourceKey(params.request) in context.byKey },
  actions: {
    spawnResource: assign({
      byKey: ({ context, spawn }, { request }: { request: ResourceRequest }) => {
        const key = resourceKey(request)
        return { ...context.byKey, [key]: { ref: spawn('resource', { id: key, input: request }), watchers: 0 } }
      },
    }),
    /** Before `watch`: the first page that wants it opens it anew. */
    activate: enqueueActions(({ context, enqueue }, { request }: { request: ResourceRequest }) => {
      const { ref, watchers } = context.byKey[resourceKey(request)]! // guard isKnown
      enqueue.sendTo(ref, { type: watchers === 0 ? 'resource.opened' : 'resource.activated' })
    }),
    watch: enqueueActions(({ context, enqueue }, { request }: { request: ResourceRequest }) => {
      const key = resourceKey(request)
      const entry = context.byKey[key]!
      enqueue.cancel(key)
      enqueue.assign({ byKey: { ...context.byKey, [key]: { ...entry, watchers: entry.watchers + 1 } } })
    }),
    /** A release that nothing was wanted for counts for nobody. */
    unwatch: enqueueActions(({ context, enqueue }, { request }: { request: ResourceRequest }) => {
      const key = resourceKey(request)
      const entry = context.byKey[key]
      if (!entry || entry.watchers === 0) return
      enqueue.assign({ byKey: { ...context.byKey, [key]: { ...entry, watchers: entry.watchers - 1 } } })
      if (entry.watchers === 1) enqueue.raise({ type: 'resource.abandoned', key }, { id: key, delay: EVICT_AFTER_MS })
    }),
    drop: enqueueActions(({ context, enqueue }, { key }: { key: string }) => {
      const { [key]: entry, ...others } = context.byKey
      if (!entry) return
      enqueue.stopChild(entry.ref)
      enqueue.assign({ byKey: others })
    }),
    invalidate: enqueueActions(({ context, enqueue }, { tags }: { tags: readonly string[] }) => {
      for (const { ref } of Object.values(context.byKey)) enqueue.sendTo(ref, { type: 'resource.invalidated', tags })
    }),
    /** The page is looked at again: what is old is asked for anew. [STATE-014] */
    activateWatched: enqueueActions(({ context, enqueue }) => {
      for (const { ref, watchers } of Object.values(context.byKey)) if (watchers > 0) enqueue.sendTo(ref, { type: 'resource.activated' })
    }),
    /** What is on a page is asked for again by whoever is there now; the rest goes. */
    forget: enqueueActions(({ context, enqueue }) => {
      const watched = Object.entries(context.byKey).filter(([, { watchers }]) => watchers > 0)
      for (const { ref, watchers } of Object.values(context.byKey)) {
        if (watchers > 0) enqueue.sendTo(ref, { type: 'resource.forgotten' })
        else enqueue.stopChild(ref)
      }
      enqueue.assign({ byKey: Object.fromEntries(watched) })
    }),
  },
}).createMachine({
  id: 'resources',
  context: { byKey: {} },
  on: {
    'resource.wanted': [
      {
        guard: { type: 'isKnown', params: ({ event }) => event },
        actions: [
          { type: 'activate', params: ({ event }) => event },
          { type: 'watch', params: ({ event }) => event },
        ],
      },
      {
        actions: [
          { type: 'spawnResource', params: ({ event }) => event },
          { type: 'watch', params: ({ event }) => event },
        ],
      },
    ],
    'resource.released': { actions: { type: 'unwatch', params: ({ event }) => event } },
    'resource.abandoned': { actions: { type: 'drop', params: ({ event }) => event } },
    'resources.invalidate': { actions: { type: 'invalidate', params: ({ event }) => event } },
    'resources.refresh': { actions: 'activateWatched' },
    'resources.forget': { actions: 'forget' },
  },
})
