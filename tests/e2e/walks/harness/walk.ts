import { type Browser, expect, test } from '@playwright/test'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { stateId } from '../../../../machines/support/chart-ids'
import type { Tour } from '../../../support/walks/plan-tours'
import type { AtNoon } from './at-noon'
import type { AnyDriver } from './driver'
import { type Doings, planCover, type PlannedTour } from './plan'
import { Stage } from './stage'

/** What a test needs to open browsers. */
type Browsers = { browser: Browser; atNoon: AtNoon }
/** Takes the ids of transitions that the machine tells of, and the paths of states that were looked for and seen. */
type Witness = { hear: (id: string) => void; see: (state: string) => void }
const nobody: Witness = { hear: () => {}, see: () => {} }

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
  const { tours, planned, doings } = planCover(driver)
  const [told, looked] = [new Set<string>(), new Set<string>()]
  for (const tour of tours)
    await walkTour(driver, doings, tour, browsers, { hear: (id) => told.add(id), see: (state) => looked.add(state) })
  return {
    walked: [...planned].filter((id) => told.has(id)).sort(),
    besides: [...told].filter((id) => !planned.has(id)).sort(),
    unlooked: Object.keys(driver.states).filter((state) => typeof driver.states[state] === 'function' && !looked.has(state)),
  }
}

/**
 * Goes one walk of a plan: each step is made to happen, waited for and looked at.
 * @throws what the screen or the machine did otherwise, with the way until there
 */
export async function walkTour(
  driver: AnyDriver,
  doings: Doings,
  { start, tour }: PlannedTour,
  { browser, atNoon }: Browsers,
  { hear, see }: Witness = nobody,
): Promise<void> {
  const asked = Object.values(driver.calls).flatMap(({ asks, done, failed }) => [asks, ...[...done, ...failed].map((end) => end.asks)])
  const held = new Set(asked.flatMap((name) => (name && !start.free?.includes(name) ? [name] : [])))
  const stage = await Stage.open(browser, atNoon, [...held, ...(driver.held ?? []), ...(start.holds ?? [])], driver.others)
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
