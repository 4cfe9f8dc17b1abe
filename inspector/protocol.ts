import * as z from 'zod/mini'

/** ms since 1970, such as a clock can show. */
export const Instant = z.number().check(z.gte(0), z.lte(8.64e15))

/** A count of events, from 0 to 10¹²: more is none. */
export const EventCount = z.number().check(z.int(), z.minimum(0), z.maximum(1e12))

/** One running actor as an inspector may see it: plain data, masked. `session` names it within one life of a tab. */
export const ActorInfo = z.object({
  session: z.string(),
  name: z.string(),
  parent: z.nullable(z.string()),
  /** Id of its machine; null of a call or a port. */
  machine: z.nullable(z.string()),
  status: z.string(),
  /** What a machine broke by, in the words of what was thrown. */
  error: z.optional(z.string()),
  /** Ids of the states it is in, see machines/support/chart-ids. */
  states: z.array(z.string()),
  tags: z.array(z.string()),
  context: z.unknown(),
})
export type ActorInfo = z.output<typeof ActorInfo>

/** Something that an actor will be told by the clock: `code` as the chart writes it, `startedAt` in ms since 1970, `delay` in ms. */
export const Timer = z.object({ session: z.string(), code: z.string(), startedAt: Instant, delay: z.number() })
export type Timer = z.output<typeof Timer>

/** An event as data: its type, and whatever else it has. */
const EventData = z.looseObject({ type: z.string() })
export type EventData = z.output<typeof EventData>

/** One thing that happened; `at` in ms since 1970. */
export const Entry = z.discriminatedUnion('kind', [
  /**
   * `from` null: a component, the browser or the client sent it, or somebody in the inspector; ignored: a machine took no transition on it;
   * `refusedBy`: the guards that said no, without any there was no transition; `back`: so many entries before it is the event on which its
   * sender told it, where that is known.
   */
  z.object({
    kind: z.literal('event'),
    at: Instant,
    from: z.nullable(z.string()),
    to: z.string(),
    event: EventData,
    isByHand: z.optional(z.literal(true)),
    isIgnored: z.optional(z.literal(true)),
    refusedBy: z.optional(z.array(z.string())),
    back: z.optional(EventCount),
  }),
  /** Ids of the transitions that were taken; `back`: so many entries before it is the event that they were taken on, where that is known. */
  z.object({
    kind: z.literal('step'),
    at: Instant,
    session: z.string(),
    transitions: z.array(z.string()),
    back: z.optional(EventCount),
  }),
  /** An actor appeared or changed. */
  z.object({ kind: z.literal('actor'), at: Instant, actor: ActorInfo }),
  z.object({ kind: z.literal('gone'), at: Instant, session: z.string() }),
  z.object({ kind: z.literal('timers'), at: Instant, timers: z.array(Timer) }),
  /** So many events of a storm were counted and not sent. */
  z.object({ kind: z.literal('lost'), at: Instant, count: EventCount }),
  /** Nobody listened from here until all was told again. */
  z.object({ kind: z.literal('gap'), at: Instant }),
  /** All that lives, told anew: at the beginning, and after the page was loaded again, which is another life. */
  z.object({
    kind: z.literal('all'),
    at: Instant,
    life: z._default(z.string(), ''),
    actors: z.array(ActorInfo),
    timers: z.array(Timer),
  }),
])
export type Entry = z.output<typeof Entry>

/** A tab of the shop. `id` outlives reloads, `life` does not. `who`: nobody is «гость». */
export const TabInfo = z.object({ id: z.string(), life: z.string(), title: z.string(), path: z.string(), who: z.string() })
export type TabInfo = z.output<typeof TabInfo>

/** What a tab tells. */
export const FromTab = z.discriminatedUnion('kind', [
  /** It is here: at its beginning, when asked, and when its title, address or user changed. */
  z.object({ kind: z.literal('here'), tab: TabInfo }),
  z.object({ kind: z.literal('left'), life: z.string() }),
  z.object({ kind: z.literal('told'), tab: z.string(), to: z.array(z.string()), entries: z.array(Entry) }),
  /** Has begun what one inspector asked for and answers when it is done, which may take long. */
  z.object({ kind: z.literal('begun'), to: z.string(), ask: z.string() }),
  /** Answers a question of one inspector; `refusal` is a Russian sentence, null where it was done. */
  z.object({
    kind: z.literal('answer'),
    to: z.string(),
    ask: z.string(),
    refusal: z.nullable(z.string()),
    possible: z.array(z.string()),
    conditional: z.array(z.string()),
  }),
])
export type FromTab = z.output<typeof FromTab>

/**
 * What an inspector tells. All but `find` is for one tab; `ask` names a question that is answered; after `until`, ms since 1970, nobody
 * waits for the answer, and nothing may be done.
 */
export type FromInspector =
  | { kind: 'find' }
  /** Wants to hear all of it from now on. */
  | { kind: 'watch'; inspector: string; tab: string }
  | { kind: 'leave'; inspector: string; tab: string }
  /** Which events an actor would take now; `life`: of the page that gave it its session, no other page answers. */
  | { kind: 'askPossible'; inspector: string; tab: string; life: string; ask: string; session: string }
  | { kind: 'send'; inspector: string; tab: string; life: string; ask: string; session: string; event: EventData; until: number }
  /** A recording goes to the shop's log of errors. */
  | { kind: 'report'; inspector: string; tab: string; ask: string; recording: string; until: number }
