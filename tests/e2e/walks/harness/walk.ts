import { type Browser, expect, test } from '@playwright/test'
import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate'
import { eventCode, nodesOf, stateId } from '../../../../machines/support/chart-ids'
import type { EndpointName } from '../../../../model/contract'
import { planTours, type Tour } from '../../../support/walks/plan-tours'
import { drawnTransitions } from '../../../support/walks/drawn-transitions'
import { stilled } from '../../../support/walks/walk-paths'
import type { KeptOf } from '../../support/shop'
import type { AnyDriver, AnyEnd, AnyStart } from './driver'
import { Stage } from './stage'

const SITUATIONS = 400
const isWhole = process.env['PATHS'] === 'all'

/** What the world does about a planned event. */
type Doing = (stage: Stage, world: unknown, snapshot: AnyMachineSnapshot) => Promise<unknown>
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

function toursOf(driver: AnyDriver, { planned, locals }: Happenings, start: AnyStart, wanted: ReadonlySet<string>): Tour[] {
  const plannedOf = new Map(planned.map((each) => [each.event, each]))
  const { situation = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context]), limit = SITUATIONS } = driver
  return planTours(
    stilled(driver.machine),
    {
      input: start.input,
      events: planned.map(({ event }) => event),
      situation,
      limit,
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
    isWhole ? undefined : wanted,
  )
}

type Plan = {
  tours: readonly { start: AnyStart; tour: Tour }[]
  planned: ReadonlySet<string>
  doings: ReadonlyMap<EventObject, Doing>
}

/** The walks of a machine by its driver, and the ids of transitions that they lead through; PATHS=all: every event in every situation. */
function planOf(driver: AnyDriver): Plan {
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
  return { tours, planned, doings: new Map(happenings.planned.map(({ event, doing }) => [event, doing])) }
}

/** What a test needs to open browsers. */
type Browsers = { browser: Browser; keptOf: KeptOf }
/** Takes the ids of transitions that the machine tells of, and the paths of states that were looked for and seen. */
type Witness = { hear: (id: string) => void; see: (state: string) => void }

/**
 * Walks a machine on the screen: the walks are planned by the machine itself and cover every transition that the driver's ways lead
 * through; each step is made to happen, waited for and looked at.
 * @returns ids of the transitions that the plan names and the running machine told of, sorted; of those it told of besides; and the states
 * that the driver knows how to see and no walk came to
 */
export async function walkOnScreen(
  driver: AnyDriver,
  browsers: Browsers,
): Promise<{ walked: string[]; besides: string[]; unlooked: string[] }> {
  const { tours, planned, doings } = planOf(driver)
  const [told, looked] = [new Set<string>(), new Set<string>()]
  for (const { start, tour } of tours)
    await walkTour(driver, doings, start, tour, browsers, { hear: (id) => told.add(id), see: (state) => looked.add(state) })
  return {
    walked: [...planned].filter((id) => told.has(id)).sort(),
    besides: [...told].filter((id) => !planned.has(id)).sort(),
    unlooked: Object.keys(driver.states).filter((state) => typeof driver.states[state] === 'function' && !looked.has(state)),
  }
}

async function walkTour(
  driver: AnyDriver,
  doings: Plan['doings'],
  start: AnyStart,
  tour: Tour,
  { browser, keptOf }: Browsers,
  { hear, see }: Witness,
): Promise<void> {
  const asked = Object.values(driver.calls).flatMap(({ asks, done, failed }) => [asks, ...[...done, ...failed].map((end) => end.asks)])
  const held = new Set(asked.flatMap((name) => (name && !start.free?.includes(name) ? [name] : [])))
  const stage = await Stage.open(browser, keptOf, [...held, ...(driver.held ?? []), ...(start.holds ?? [])])
  const attention = new Attention(driver.machine.id, stage, hear)
  const way: string[] = [start.name]
  try {
    const world = await start.come(
      stage,
      tour.steps.map(({ event }) => event.type),
    )
    const { isOfPage = false } = driver
    await attention.expect({ ...tour.start, taken: isOfPage ? [] : tour.start.taken })
    if (isOfPage) tour.start.taken.forEach(hear)
    await lookAt(driver, stage, world, tour.start.snapshot, see)
    for (const { event, before, ...next } of tour.steps) {
      way.push(nameOf(event))
      await test.step(nameOf(event), async () => {
        await doings.get(event)!(stage, world, before)
        await attention.expect(next)
        await stage.plays()
        await lookAt(driver, stage, world, next.snapshot, see)
      })
    }
  } catch (error) {
    if (error instanceof Error) error.message = `${driver.machine.id}: ${way.join(' → ')}\n${error.message}`
    throw error
  }
  await stage.end()
}

const nameOf = ({ type, ...content }: EventObject): string => {
  const said = JSON.stringify(content).slice(0, 40)
  return said === '{}' ? type : `${type} ${said}`
}

/** Each state that the machine is in is looked for on the screen. */
async function lookAt(driver: AnyDriver, stage: Stage, world: unknown, snapshot: AnyMachineSnapshot, see: Witness['see']): Promise<void> {
  await stage.draw()
  if (snapshot.status !== 'active') return
  for (const { path } of snapshot._nodes) {
    const look = path.length > 0 ? driver.states[path.join('.')] : undefined
    if (typeof look !== 'function') continue
    await look(world, snapshot)
    see(path.join('.'))
  }
}

/** Hears what the running machine does. */
class Attention {
  private readonly machine: string
  private readonly stage: Stage
  private readonly tell: (id: string) => void
  private life = ''
  private read = 0
  /** Which of the machine's actors was there at the last step: after it another may have begun. */
  private session: string | undefined
  /** Transitions since the last step. */
  private since: string[] = []

  constructor(machine: string, stage: Stage, tell: (id: string) => void) {
    this.machine = machine
    this.stage = stage
    this.tell = tell
  }

  /** Waits until the machine has taken these transitions and is in these states, and begins the next step. */
  async expect({ taken, snapshot }: Tour['start']): Promise<void> {
    const states = snapshot.status === 'active' ? snapshot._nodes.map(stateId).sort() : null
    const last = states ? undefined : this.session
    await expect.poll(() => this.hear(taken, last), { intervals: [0, 20, 50, 100] }).toEqual({ states, missing: [] })
    this.since = []
  }

  /** @param last the actor that is to go */
  private async hear(wanted: readonly string[], last: string | undefined): Promise<{ states: string[] | null; missing: string[] }> {
    const told = await this.stage.look()
    if (!told) return { states: null, missing: [...wanted] }
    if (told.lost > 0) throw new Error(`The tap has counted ${told.lost} events without telling them`)
    if (told.life !== this.life) [this.life, this.read] = [told.life, 0]
    const isOwn = (id: string) => id.startsWith(`${this.machine}.`) || id.startsWith(`${this.machine}--`)
    const heard = told.steps.slice(this.read).filter(isOwn)
    this.read = told.steps.length
    this.since.push(...heard)
    heard.forEach(this.tell)
    this.session = told.sessions[this.machine]
    const states = last !== undefined && this.session !== last ? undefined : told.states[this.machine]
    return { states: states ? [...states].sort() : null, missing: wanted.filter((id) => !this.since.includes(id)) }
  }
}
