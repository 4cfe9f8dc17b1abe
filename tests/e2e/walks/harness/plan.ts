import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate'
import { eventCode, nodesOf } from '../../../../machines/support/chart-ids'
import type { EndpointName } from '../../../../model/contract'
import { planTours, type Tour } from '../../../support/walks/plan-tours'
import { drawnTransitions } from '../../../support/walks/drawn-transitions'
import { stilled } from '../../../support/walks/walk-paths'
import type { AnyDriver, AnyEnd, AnyStart } from './driver'
import type { Stage } from './stage'

const SITUATIONS = 400

/** What the world does about a planned event. */
export type Doing = (stage: Stage, world: unknown, snapshot: AnyMachineSnapshot) => Promise<unknown>
type Planned = {
  event: EventObject
  /** The event as it is there. */
  told?: ((snapshot: AnyMachineSnapshot) => EventObject) | undefined
  when: (snapshot: AnyMachineSnapshot, start: string) => boolean
  later?: number | undefined
  and?: readonly EventObject[] | undefined
  doing: Doing
}
/** A call that asks nobody, in one of its states. */
type Local = { node: AnyStateNode; ends: readonly { event: EventObject; when: Planned['when'] }[] }

type Happenings = { planned: Planned[]; locals: Local[] }

const always = () => true

/** All that can happen by a driver: events, ends of calls, timers; and what ends at once. */
function happeningsOf({ machine, events, calls, parts = [], mayPass = always }: AnyDriver): Happenings {
  const nodes = nodesOf(machine.root)
  const planned: Planned[] = [...Object.values(events).flat(), ...parts].map(({ as, when = always, make, ...way }) => ({
    ...way,
    event: as,
    when,
    doing: (_, world, snapshot) => make(world, snapshot),
  }))
  const locals: Local[] = []
  for (const node of nodes)
    for (const { id, src } of node.invoke) {
      const call = calls[String(src)]
      if (!call) continue
      const { asks } = call
      const endsOf = (ends: readonly AnyEnd[], kind: 'done' | 'error', field: 'output' | 'error') =>
        ends.map(({ told, ...end }) => {
          const eventOf = (content: unknown) => ({ type: `xstate.${kind}.actor.${id}`, [field]: content, actorId: id })
          return { ...end, event: eventOf(end.as), told: told && ((snapshot: AnyMachineSnapshot) => eventOf(told(snapshot))) }
        })
      const [done, failed] = [endsOf(call.done, 'done', 'output'), endsOf(call.failed, 'error', 'error')]
      if (asks === null) locals.push({ node, ends: [...done, ...failed].map(({ event, when = always }) => ({ event, when })) })
      // After a failure more is left to do than after an answer: of two ways as long the walk takes that one first.
      else
        planned.push(
          ...[...failed, ...done].map(({ event, told, when = always, and, asks: own = asks, ...end }) => ({
            event,
            told,
            when,
            and,
            doing: answering(own, end),
          })),
        )
    }
  for (const node of nodes)
    for (const type of node.transitions.keys()) {
      if (!type.startsWith('xstate.after.')) continue
      const code = eventCode(type, node)
      const delay = code.slice('after.'.length)
      planned.push({
        event: { type },
        when: (snapshot, start) => mayPass(delay, snapshot, start),
        doing: (stage) => passTimer(stage, machine.id, code),
      })
    }
  return { planned, locals }
}

const answering =
  (asks: EndpointName, { before, plays = [], attempts, then = [], until }: Omit<AnyEnd, 'as' | 'told' | 'when' | 'and' | 'asks'>): Doing =>
  async (stage) => {
    await before?.(stage)
    // What others have asked is answered as it was: a refusal of theirs would be heard before that of the call.
    if (plays.length > 0) await stage.answered()
    await stage.plays(...plays)
    await stage.let(asks, attempts)
    for (const name of then) await stage.let(name)
    await until?.(stage)
  }

/** Lets exactly so much time pass as the timer has still to wait. */
async function passTimer(stage: Stage, machine: string, code: string): Promise<void> {
  const told = await stage.look()
  const timer = told?.timers.find((each) => each.machine === machine && each.code === code)
  if (!told || !timer) throw new Error(`${machine} has no timer ${code}: ${JSON.stringify(told?.timers)}`)
  await stage.pass(Math.max(0, timer.startedAt + timer.delay - told.now))
}

/** @param wanted ids of transitions; without them every event in every situation is wanted */
function toursOf(driver: AnyDriver, { planned, locals }: Happenings, start: AnyStart, wanted?: ReadonlySet<string>): Tour[] {
  const plannedOf = new Map(planned.map((each) => [each.event, each]))
  const { situation = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context]), limit = SITUATIONS } = driver
  return planTours(
    stilled(driver.machine),
    {
      input: start.input,
      events: planned.map(({ event }) => event),
      situation,
      limit,
      isWhole: wanted === undefined,
      later: (event) => plannedOf.get(event)?.later ?? 0,
      resolved: (event, snapshot) => plannedOf.get(event)?.told?.(snapshot) ?? event,
      following: (event) => plannedOf.get(event)?.and ?? [],
      ...(start.first && { first: start.first }),
      ...(driver.kind && { kind: driver.kind }),
      ...(driver.endsBy && { endsBy: new Set(driver.endsBy) }),
      mayHappen: (snapshot, event) => plannedOf.get(event)!.when(snapshot, start.name),
      atOnce: (snapshot) => {
        const local = locals.find(({ node }) => snapshot._nodes.some(({ id }) => id === node.id))
        return local?.ends.find(({ when }) => when(snapshot, start.name))?.event ?? driver.atOnce?.(snapshot) ?? null
      },
    },
    wanted,
  )
}

/** One walk, and where it begins. */
export type PlannedTour = { start: AnyStart; tour: Tour }
export type Doings = ReadonlyMap<EventObject, Doing>

const doingsOf = ({ planned }: Happenings): Doings => new Map(planned.map(({ event, doing }) => [event, doing]))

/** The walks that cover every transition which the driver's ways lead through, and the ids of these transitions. */
export function planCover(driver: AnyDriver): { tours: readonly PlannedTour[]; planned: ReadonlySet<string>; doings: Doings } {
  const happenings = happeningsOf(driver)
  const missing = new Set(drawnTransitions(driver.machine))
  const planned = new Set<string>()
  const tours = driver.starts.flatMap((start) =>
    toursOf(driver, happenings, start, missing).map((tour) => {
      for (const { taken } of [tour.start, ...tour.steps])
        for (const id of taken) {
          planned.add(id)
          missing.delete(id)
        }
      return { start, tour }
    }),
  )
  return { tours, planned, doings: doingsOf(happenings) }
}

/** The walks that take every event of the driver's ways in every kind of situation, from each of its starts. @throws where there are more than its limit */
export function planAllPaths(driver: AnyDriver): { tours: readonly PlannedTour[]; doings: Doings } {
  const happenings = happeningsOf(driver)
  const tours = driver.starts.flatMap((start) => toursOf(driver, happenings, start).map((tour) => ({ start, tour })))
  return { tours, doings: doingsOf(happenings) }
}

/** A short walk has at most so many steps. */
const SHORT = 8

/** Of the short walks of a plan the one that takes the most transitions; the shortest of all where none is short. @throws where the plan is empty */
export function shortestUseful(tours: readonly PlannedTour[]): PlannedTour {
  const lengthOf = ({ tour }: PlannedTour) => tour.steps.length
  const takenBy = ({ tour }: PlannedTour) => new Set([tour.start, ...tour.steps].flatMap(({ taken }) => taken)).size
  const short = tours.filter((each) => lengthOf(each) <= SHORT)
  const [first] = short.length > 0 ? short.sort((a, b) => takenBy(b) - takenBy(a)) : [...tours].sort((a, b) => lengthOf(a) - lengthOf(b))
  if (!first) throw new Error('The plan has no walk')
  return first
}
