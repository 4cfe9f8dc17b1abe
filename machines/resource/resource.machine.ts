import { assign, setup } from 'xstate'
import { ApiError, isUnanswered, isUnauthorized } from '../../model/api-error'
import type { ReadName } from '../../model/contract'
import { STALE_AFTER_MS } from '../../model/limits'
import { isOld } from '../../model/staleness'
import { effect } from '../support/effect'

export type ResourceRequest = { name: ReadName; args: object }

type Changed = { context: { request: ResourceRequest }; event: { tags: readonly string[] } }
const TOUCHED = {
  type: 'isTouched' as const,
  params: ({ context, event }: Changed) => ({ request: context.request, tags: event.tags }),
}

/**
 * Server data of one request: loaded once, and again when a page is activated after five minutes; old data stay while it refreshes.
 * [STATE-014]
 */
export const resourceMachine = setup({
  types: {
    input: {} as ResourceRequest,
    context: {} as { request: ResourceRequest; data: unknown; error: ApiError | null; at: number | undefined },
    events: {} as
      /** A page that shows it was opened. */
        | { type: 'resource.opened' }
        /** A page that shows it became visible again, or network or login may be back. */
        | { type: 'resource.activated' }
        /** Data with these tags were changed. */
        | { type: 'resource.invalidated'; tags: readonly string[] }
        | { type: 'resource.reloaded' }
        | { type: 'resource.forgotten' },
    tags: {} as 'busy' | 'filled' | 'failed',
  },
  actors: { load: effect<unknown, ResourceRequest>('load') },
  guards: {
    /** Whether the request returns data with one of these tags. The shop provides it from the contract; by default always true. */
    isTouched: (_, _params: { request: ResourceRequest; tags: readonly string[] }) => true,
    isStale: ({ context }) => isOld(context.at, STALE_AFTER_MS),
    /** No answer or 401: a later attempt may succeed. Any other failure would be repeated. */
    isPassing: (_, { error }: { error: unknown }) => isUnanswered(error) || isUnauthorized(error),
  },
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
      on: { 'resource.invalidated': { guard: TOUCHED, target: 'loading', reenter: true } },
      invoke: {
        src: 'load',
        input: ({ context }) => context.request,
        onDone: { target: 'ready', actions: { type: 'keep', params: ({ event }) => ({ data: event.output }) } },
        onError: [
          {
            guard: { type: 'isPassing', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'blame', params: ({ event }) => event },
          },
          { target: 'refused', actions: { type: 'blame', params: ({ event }) => event } },
        ],
      },
    },
    ready: {
      tags: 'filled',
      initial: 'resting',
      states: {
        resting: {
          on: {
            'resource.opened': { guard: 'isStale', target: 'refreshing' },
            'resource.activated': { guard: 'isStale', target: 'refreshing' },
            // Ignored while refreshing: polling a slow server would otherwise restart the request for ever.
            'resource.reloaded': 'refreshing',
          },
        },
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
      on: { 'resource.invalidated': { guard: TOUCHED, target: '.refreshing' } },
    },
    failed: {
      tags: 'failed',
      on: {
        'resource.opened': 'loading',
        'resource.activated': 'loading',
        'resource.invalidated': { guard: TOUCHED, target: 'loading' },
        'resource.reloaded': 'loading',
      },
    },
    // A refusal would only be repeated: retry when the user asks, a page is opened, or the data were changed.
    refused: {
      tags: 'failed',
      on: {
        'resource.opened': 'loading',
        'resource.invalidated': { guard: TOUCHED, target: 'loading' },
        'resource.reloaded': 'loading',
      },
    },
  },
})
