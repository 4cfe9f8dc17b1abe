import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate'
import { EVICT_AFTER_MS } from '../../model/limits'
import { resourceMachine, type ResourceRequest } from './resource.machine'

export type ResourceRef = ActorRefFrom<typeof resourceMachine>
type Entry = { ref: ResourceRef; watchers: number }

/** Cache key of a request; independent of the order of its arguments. */
export const resourceKey = ({ name, args }: ResourceRequest) =>
  `${name} ${JSON.stringify(args, (_, value: unknown) => (value && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value))}`

/**
 * Cache of the server data of all pages: one child machine per request, with a count of its watchers, dropped ten minutes after the last
 * one left.
 */
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
    /** Runs before `watch`: for the first watcher the resource counts as opened, for others as activated. */
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
    /** A release without a preceding `resource.wanted` is ignored. */
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
    /** The page became visible again: watched resources refresh if they are old. [STATE-014] */
    activateWatched: enqueueActions(({ context, enqueue }) => {
      for (const { ref, watchers } of Object.values(context.byKey)) if (watchers > 0) enqueue.sendTo(ref, { type: 'resource.activated' })
    }),
    /** The user changed: watched resources are loaded again, the others are dropped. */
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
