import { existsSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyActorLogic, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { isPromise } from '../support/logic'
import { atRest } from '../support/waiting/at-rest'
import { runs } from '../support/runs'
import { failures } from './failures'
import { proofs } from './proofs'

const isMachine = (logic: AnyActorLogic) => 'root' in logic

const elsewhere = proofs.flatMap(({ proof: { randomWalk } }) => randomWalk ?? [])
it('a machine that is left out here has a random walk of its own', () => expect(elsewhere.filter((file) => !existsSync(file))).toEqual([]))

const walked = proofs.filter(({ proof }) => proof.randomWalk === undefined)
describe.each(walked.map((each) => [each.machine.id, each] as const))('%s', (_, { machine, names, proof }) => {
  it('bears any events in any order, with effects that succeed, fail or never end', async () => {
    const { law, inputs = [], answers = {}, payloads = {} } = proof
    const events = Object.keys(names.events ?? {}).map((type) =>
      (payloads[type] ?? fc.constant({})).map((payload) => ({ ...payload, type })),
    )
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.oneof(...events) },
      { weight: 2, arbitrary: fc.record({ wait: fc.constantFrom(0, 400, 5000, 600_000) }) },
    )
    const fate = fc.integer({ min: -1, max: failures.length }) // -1: never ends; beyond the failures: succeeds
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.array(fate, { minLength: 5, maxLength: 5 }), async (steps, fates) => {
        let calls = 0
        const stub = (source: string, logic: AnyActorLogic): AnyActorLogic => {
          if (isMachine(logic)) return logic
          if (!isPromise(logic)) return fromCallback(() => {})
          return fromPromise(async () => {
            const next = fates[calls++ % fates.length] ?? 0
            if (next < 0) return new Promise(() => {})
            const failure = failures[next]
            if (failure) throw failure
            return answers[source]?.[0]
          })
        }
        const actors = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>).map(([source, logic]) => [
          source,
          stub(source, logic),
        ])
        const clock = new SimulatedClock()
        const actor = createActor(machine.provide({ actors: Object.fromEntries(actors) }), { clock, input: inputs[0] })
        let error: unknown
        actor.subscribe({ error: (thrown) => (error = thrown) })
        actor.start()
        for (const each of steps) {
          const before = actor.getSnapshot()
          if ('wait' in each) clock.increment(each.wait)
          else actor.send(each)
          await atRest()
          const snapshot = actor.getSnapshot()
          expect({ status: snapshot.status, error }).toEqual({ status: snapshot.status === 'done' ? 'done' : 'active', error: undefined })
          expect(law(snapshot, { before, type: 'type' in each ? each.type : null })).toBe(true)
        }
        actor.stop()
      }),
      runs(40),
    )
  })
})
