import { assign, setup } from 'xstate'
import { ApiError } from '../../model/api-error'
import type { ReadName } from '../../model/contract'
import { STALE_AFTER_MS } from '../../model/limits'
import { isOld } from '../../model/staleness'
import { effect } from '../support/effect'

export type ResourceRequest = { name: ReadName; args: object }

/** Server data behind a page: loads once, is asked again when the page is activated five minutes later, keeps old data while it refreshes. */
export const resourceMachine = setup({
  types: {
    input: {} as ResourceRequest,
    context: {} as { request: ResourceRequest; data: unknown; error: ApiError | null; at: number | undefined },
    events: {} as
      | { type: 'resource.activated' }
      | { type: 'resource.invalidated' }
      | { type: 'resource.reloaded' }
      | { type: 'resource.forgotten' },
    tags: {} as 'busy' | 'has data' | 'failed',
  },
  actors: { load: effect<unknown, ResourceRequest>('load') },
  guards: { isStale: ({ context }) => isOld(context.at, STALE_AFTER_MS) },
  actions: {
    keep: assign((_, params: { data: unknown }) => ({ data: params.data, error: null, at: Date.now() })),
    blame: assign({ error: (_, params: { error: unknown }) => ApiError.from(params.error) }),
    markStale: assign({ at: undefined }),
    forget: assign({ data: undefined, error: null, at: undefined }),
  },
}).createMachine({
  id: 'resource',
  context: ({ input }) => ({ request: input, data: undefined, error: null, at: undefined }),
  initial: 'loading',
  on: { 'resource.forgotten': { target: '.loading', actions: 'forget' } },
  states: {
    loading: {
      tags: 'busy',
      on: { 'resource.invalidated': { target: 'loading', reenter: true } },
      invoke: {
        src: 'load',
        input: ({ context }) => context.request,
        onDone: { target: 'ready', actions: { type: 'keep', params: ({ event }) => ({ data: event.output }) } },
        onError: { target: 'failed', actions: { type: 'blame', params: ({ event }) => event } },
      },
    },
    ready: {
      tags: 'has data',
      initial: 'resting',
      states: {
        resting: { on: { 'resource.activated': { guard: 'isStale', target: 'refreshing' } } },
        refreshing: {
          tags: 'busy',
          invoke: {
            src: 'load',
            input: ({ context }) => context.request,
            onDone: { target: 'resting', actions: { type: 'keep', params: ({ event }) => ({ data: event.output }) } },
            onError: { target: 'resting', actions: ['markStale', { type: 'blame', params: ({ event }) => event }] },
          },
        },
      },
      on: { 'resource.invalidated': '.refreshing', 'resource.reloaded': '.refreshing' },
    },
    failed: { tags: 'failed', on: { 'resource.activated': 'loading', 'resource.reloaded': 'loading' } },
  },
})
