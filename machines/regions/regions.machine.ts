import { assign, emit, setup } from 'xstate'
import { isInDoubt, isThrottled, isUnanswered } from '../../model/api-error'
import { firstRegion, isFirstGuessed, regionState, type CompanyRegion } from '../../model/company/region'
import { STALE_AFTER_MS } from '../../model/limits'
import { restPause } from '../../model/retry'
import { isOld } from '../../model/staleness'
import { effect } from '../support/effect'

export type RegionsFact =
  /** `isOwn` is false where the region was not chosen by hand in this tab: then the other tabs need not be told. */
  { type: 'region.applied'; region: CompanyRegion; isOwn: boolean } | { type: 'region.absent' }

/** No answer came, or the server was asked too often (both are tried again by themselves); it answered what cannot be read, or said no (these are not). */
export type RegionsProblem = 'unanswered' | 'throttled' | 'unreadable' | 'refused'

type Context = {
  userId: number
  remembered: number | null
  /** Whether a list was ever there. */
  isKnown: boolean
  regions: readonly CompanyRegion[]
  active: CompanyRegion | null
  /** Whether the active region is a guess that the user has not agreed to yet. */
  isGuessed: boolean
  picked: number | null
  failures: number
  /** When they came last, ms by the wall clock; undefined: never. */
  readAt: number | undefined
  /** Why they did not come the last time; stays so while they are asked for again. */
  problem: RegionsProblem | null
}
const find = ({ regions }: Context, id: number | null) => regions.find((region) => region.id === id) ?? null
/** What is bought by of a region, as text: not what is told to a browser that begins, nor whether it is the favourite. */
const seenOf = (region: CompanyRegion | null | undefined) =>
  JSON.stringify(region && { ...region, last_used: undefined, favorite: undefined })
const isOpen = (region: CompanyRegion | null) => region !== null && regionState(region) !== 'blocked'
const isSeveral = ({ regions }: Context) => regions.filter(isOpen).length > 1

/** The company regions of the user and the one he buys for. [STATE-002, STATE-007, STATE-008, DEC-027] */
export const regionsMachine = setup({
  types: {
    input: {} as { userId: number; remembered: number | null },
    context: {} as Context,
    events: {} as
      | { type: 'region.picked'; id: number }
      | { type: 'region.confirmed' }
      | { type: 'choice.dropped' }
      /** The user agrees to the region that was opened by a guess. */
      | { type: 'region.noted' }
      | { type: 'regions.retried' }
      | { type: 'region.follow'; id: number }
      | { type: 'regions.load' }
      /** Another region is the favourite: the list is read again, and what is in force stays so. */
      | { type: 'favoriteRegion.changed' }
      /** Somebody looks at the shop again. [DEC-058] */
      | { type: 'regions.looked' },
    emitted: {} as RegionsFact,
    tags: {} as 'busy' | 'failed' | 'known',
  },
  actors: { loadRegions: effect<CompanyRegion[], { userId: number }>('loadRegions') },
  guards: {
    isKnown: ({ context }) => context.isKnown,
    hasChoice: ({ context }) => firstRegion(context.regions, context.remembered) !== null,
    isAnother: ({ context }) => context.picked !== null && context.picked !== context.active?.id && isOpen(find(context, context.picked)),
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(error),
    isStale: ({ context }) => isOld(context.readAt, STALE_AFTER_MS),
    /** The region in force is listed as it was. */
    isAsBefore: ({ context: { active } }, { regions }: { regions: readonly CompanyRegion[] }) =>
      seenOf(active) === seenOf(regions.find(({ id }) => id === active?.id)),
    canFollow: ({ context }, { id }: { id: number }) => id !== context.active?.id && isOpen(find(context, id)),
  },
  delays: { restPause: ({ context }) => restPause(context.failures) },
  actions: {
    keepRegions: assign((_, { regions }: { regions: readonly CompanyRegion[] }) => ({
      regions,
      isKnown: true,
      failures: 0,
      problem: null,
      readAt: Date.now(),
    })),
    countFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failures: context.failures + 1,
      problem: isThrottled(error) ? 'throttled' : 'unanswered',
    })),
    // Where an answer came, only one that cannot be read leaves a doubt.
    noteRefusal: assign((_, { error }: { error: unknown }) => ({ problem: isInDoubt(error) ? 'unreadable' : 'refused' })),
    // What is in force stays, whatever is the favourite by then.
    chooseFirst: assign(({ context }) => {
      const active = firstRegion(context.regions, context.remembered)
      const isGuessed = isFirstGuessed(context.regions, context.remembered)
      return { active, remembered: active?.id ?? null, isGuessed: isGuessed || (context.isGuessed && isSeveral(context)) }
    }),
    pick: assign({ picked: (_, params: { id: number }) => params.id }),
    dropPick: assign({ picked: null }),
    agree: assign({ isGuessed: false }),
    activate: assign(({ context }, params: { id: number | null }) => ({
      active: find(context, params.id ?? context.picked),
      remembered: params.id ?? context.picked,
      picked: null,
      isGuessed: false,
    })),
    announceApplied: emit(({ context }, { isOwn }: { isOwn: boolean }) => ({ type: 'region.applied', region: context.active!, isOwn })), // after chooseFirst or activate
    announceAbsent: emit({ type: 'region.absent' }),
  },
}).createMachine({
  id: 'regions',
  context: ({ input }) => ({
    ...input,
    isKnown: false,
    regions: [],
    active: null,
    isGuessed: false,
    picked: null,
    failures: 0,
    readAt: undefined,
    problem: null,
  }),
  initial: 'loading',
  // Whatever becomes of the next list: the last one is on the screen, and a choice from it counts.
  on: {
    'region.picked': { guard: 'isKnown', actions: { type: 'pick', params: ({ event }) => event } },
    'choice.dropped': { actions: 'dropPick' },
    'region.noted': { actions: 'agree' },
    'region.confirmed': {
      guard: 'isAnother',
      actions: [
        { type: 'activate', params: { id: null } },
        { type: 'announceApplied', params: { isOwn: true } },
      ],
    },
    'region.follow': {
      guard: { type: 'canFollow', params: ({ event }) => event },
      actions: [
        { type: 'activate', params: ({ event }) => event },
        { type: 'announceApplied', params: { isOwn: false } },
      ],
    },
  },
  states: {
    loading: {
      tags: 'busy',
      // The answer that is on its way may be older than that change.
      on: {
        'regions.load': { target: 'loading', reenter: true },
        'favoriteRegion.changed': { target: 'loading', reenter: true },
      },
      invoke: {
        src: 'loadRegions',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: { target: 'choosing', actions: { type: 'keepRegions', params: ({ event }) => ({ regions: event.output }) } },
        onError: [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'countFailure', params: ({ event }) => event },
          },
          { target: 'refused', actions: { type: 'noteRefusal', params: ({ event }) => event } },
        ],
      },
    },
    choosing: {
      always: [
        { guard: 'hasChoice', target: 'chosen', actions: ['chooseFirst', { type: 'announceApplied', params: { isOwn: false } }] },
        { target: 'none', actions: 'announceAbsent' },
      ],
    },
    chosen: {
      tags: 'known',
      on: {
        'regions.load': 'loading',
        'regions.looked': { guard: 'isStale', target: 'looking' },
        'favoriteRegion.changed': 'looking',
      },
    },
    // What is known stands meanwhile, and where no answer comes.
    looking: {
      tags: 'known',
      on: { 'regions.load': 'loading', 'favoriteRegion.changed': { target: 'looking', reenter: true } },
      invoke: {
        src: 'loadRegions',
        input: ({ context }) => ({ userId: context.userId }),
        onDone: [
          {
            guard: { type: 'isAsBefore', params: ({ event }) => ({ regions: event.output }) },
            target: 'chosen',
            actions: { type: 'keepRegions', params: ({ event }) => ({ regions: event.output }) },
          },
          { target: 'choosing', actions: { type: 'keepRegions', params: ({ event }) => ({ regions: event.output }) } },
        ],
        onError: 'chosen',
      },
    },
    none: { tags: 'known', on: { 'regions.load': 'loading', 'regions.looked': { guard: 'isStale', target: 'loading' } } },
    failed: { tags: 'failed', after: { restPause: 'loading' }, on: { 'regions.retried': 'loading', 'regions.load': 'loading' } },
    // The server said no: it would say so again, until somebody asks or the regions change.
    refused: { tags: 'failed', on: { 'regions.retried': 'loading', 'regions.load': 'loading' } },
  },
})
