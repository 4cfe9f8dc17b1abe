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

/** Server data behind a page: loads once, is asked again when the page is activated five minutes later, keeps old data while it refreshes. */
export const resourceMachine = setup({
  types: {
    input: {} as ResourceRequest,
    context: {} as { request: ResourceRequest; data: unknown; error: ApiError | null; at: number | undefined },
    events: {} as
      /** A page that shows it was opened. */
        | { type: 'resource.opened' }
        /** A page that shows it is seen again, or what kept answers away may be over. */
        | { type: 'resource.activated' }
        /** Data of these tags were changed. */
        | { type: 'resource.invalidated'; tags: readonly string[] }
        | { type: 'resource.reloaded' }
        | { type: 'resource.forgotten' },
    tags: {} as 'busy' | 'filled' | 'failed',
  },
  actors: { load: effect<unknown, ResourceRequest>('load') },
  guards: {
    /** Whether data of some tags are among what the request shows. Provided by the app, which knows the contract: to the machine all may be. */
    isTouched: (_, _params: { request: ResourceRequest; tags: readonly string[] }) => true,
    isStale: ({ context }) => isOld(context.at, STALE_AFTER_MS),
    /** What has no answer, or lacks a login, may come later; anything else the server would say again. */
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
            // Not where it is being asked for: who polls a slow server would never let it answer.
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
    // The server said no: it would say so again, until somebody asks, comes anew, or what it holds was changed.
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
