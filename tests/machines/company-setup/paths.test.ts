import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { companySetupMachine } from '../../../machines/company-setup/company-setup.machine'
import { selectAsked } from '../../../machines/company-setup/company-setup.selectors'
import { ApiError } from '../../../model/api-error'
import { EMPTY_SETUP } from '../../../model/identity/company-form'
import { setupStep } from '../../../model/identity/user'
import { runs } from '../../support/runs'
import { lacking, open, ORGANISATION } from './open-setup'

const CALLS: Readonly<Record<string, readonly unknown[]>> = {
  restoring: [EMPTY_SETUP],
  looking: [true, false],
  'asking.company.probing': [0, 1],
  'asking.company.checking': [0, 1],
  'asking.company.creating': [{ id: 8, company_name: 'ООО «Волга»' }],
  'asking.company.settling': [lacking('company'), lacking('region'), lacking('nothing')],
  'asking.lastStep.creating': [{}],
  'asking.lastStep.settling': [true, false],
}
const answers = Object.entries(CALLS).flatMap(([state, outputs]) => {
  const actorId = `0.companySetup.${state}`
  return [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId })),
    ...[0, 401, 409].map((status) => ({ type: `xstate.error.actor.${actorId}`, error: new ApiError(status, ''), actorId })),
  ]
})
const pauses = ['unanswered', 'asking.company.doubtful', 'asking.lastStep.doubtful'].map((state) => ({
  type: `xstate.after.restPause.companySetup.${state}`,
}))
const told = (['company', 'region', 'nothing'] as const).map((what) => ({ type: 'setup.told', user: lacking(what) }))
const plain = ['submitted', 'postponed', 'opened', 'hold', 'release', 'retried'].map((name) => ({ type: `setup.${name}` }))
const ways = ['/', '/invites/A'].map((path) => ({ type: 'setup.pass', path }))
const fields = [
  { type: 'field.typed', field: 'inn', value: ORGANISATION.inn },
  { type: 'field.typed', field: 'inn', value: '1' },
  { type: 'field.typed', field: 'kpp', value: ORGANISATION.kpp },
  { type: 'field.typed', field: 'company_name', value: 'ООО «Волга»' },
  { type: 'field.typed', field: 'store_city_id', value: 7 },
  { type: 'field.left', field: 'inn' },
  { type: 'field.left', field: 'kpp' },
]

/** All transitions of a chart that are taken on an event. */
const drawn = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...Object.values(node.states).flatMap(drawn),
]
const nameOf = ({ source, eventType, target, guard }: AnyTransitionDefinition) =>
  `${source.id} ${eventType} ${JSON.stringify(guard) ?? ''} → ${target?.map(({ id }) => id).join() ?? 'itself'}`

it('every transition of the chart is on a way from its beginning', () => {
  const events = [...answers, ...pauses, ...told, ...plain, ...ways, ...fields]
  const walked = new Set<AnyTransitionDefinition>()
  // Each of these states was reached; what it does with each event is a step of a way.
  for (const what of ['company', 'region'] as const)
    for (const { state } of Object.values(
      getAdjacencyMap(companySetupMachine as AnyStateMachine, {
        input: { user: lacking(what), isHeld: false, path: '/' },
        events, // those of its effects and pauses too
        serializeState: ({ value, context: { typed, user, checked, failure, isAside } }: AnyMachineSnapshot) =>
          JSON.stringify([value, typed, user, checked, isAside, failure instanceof ApiError && failure.status]),
        limit: 1_000_000,
      }),
    ))
      for (const event of events) for (const each of companySetupMachine.getTransitionData(state, event as never) ?? []) walked.add(each)
  const missing = drawn(companySetupMachine.root).filter((each) => !walked.has(each))
  expect(missing.map(nameOf)).toEqual([])
})

it('whatever is done, answered, lost or told: what is lacking is asked for, nothing is made twice, nothing typed is lost', async () => {
  const step = fc.oneof(
    fc.record({
      type: fc.constantFrom('inn' as const, 'kpp' as const, 'company_name' as const),
      value: fc.constantFrom(...Object.values(ORGANISATION), ''),
    }),
    fc.record({ city: fc.constantFrom(6, 7, null) }),
    fc.record({ fate: fc.constantFrom('done' as const, 'lost' as const, 503, 401, 409) }),
    fc.constantFrom('submitted' as const, 'postponed' as const, 'opened' as const, 'hold' as const, 'release' as const, 'retried' as const),
    fc.constantFrom('left' as const, 'told' as const, 'time' as const, 'fill' as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      /** The server's own truth; it refuses no second company. */
      const server = { user: lacking('company'), companies: 0, regions: 0 }
      const setup = await open(server.user)
      let shown: boolean | null = null
      setup.actor.on('*', ({ type }) => {
        if (type === 'setup.due') shown = true
        if (type === 'setup.over') shown = false
      })
      /** What the server makes of the oldest call; `isLost`: and nobody hears of it. */
      const perform = (name: string): unknown => {
        if (name.startsWith('check')) return server.companies
        if (name === 'user') return server.user
        if (name.startsWith('look')) return server.regions > 0
        if (name.startsWith('create')) {
          server.companies++
          server.user = lacking('region')
          return { id: 8, company_name: 'ООО' }
        }
        server.regions++
        server.user = lacking('nothing')
        return {}
      }
      let answered = 0
      const fill = () => {
        if (setup.asked() === 'company') setup.type(ORGANISATION)
        else setup.city(7)
        setup.submit()
      }
      const go = async (fate: 'done' | 'lost' | number) => {
        const name = setup.calls[answered]
        if (name === undefined) return
        answered++
        if (typeof fate === 'number') return setup.fail(fate)
        const output = perform(name)
        await (fate === 'lost' ? setup.fail(0) : setup.answer(output))
      }
      for (const each of steps) {
        const before = setup.actor.getSnapshot()
        if (each === 'left') setup.actor.send({ type: 'field.left', field: 'inn' })
        else if (each === 'told') setup.actor.send({ type: 'setup.told', user: server.user })
        else if (each === 'time') await setup.pass(60_000)
        else if (each === 'fill') fill()
        else if (typeof each === 'string') setup.actor.send({ type: `setup.${each}` })
        else if ('type' in each) setup.type({ [each.type]: each.value })
        else if ('city' in each) setup.city(each.city)
        else await go(each.fate)
        const { context } = setup.actor.getSnapshot()
        const asked = selectAsked(setup.actor.getSnapshot())
        if (asked !== null) expect(asked).toBe(setupStep(context.user, 0))
        // Nothing but typing changes what is typed, and not while it is sent.
        const isTyped = typeof each !== 'string' && ('type' in each || 'city' in each)
        const mayChange = (isTyped || each === 'fill') && !before.hasTag('busy')
        if (!mayChange) expect({ ...context.typed, made: null }).toEqual({ ...before.context.typed, made: null })
        if (shown) expect([asked !== null, context.isPutOff, context.isHeld]).toEqual([true, false, false])
        expect([server.companies <= 1, server.regions <= 1]).toEqual([true, true])
      }
      // Then everything answers, and he does what he is asked for.
      for (let turn = 0; turn < 40 && setup.actor.getSnapshot().value !== 'finished'; turn++) {
        setup.actor.send({ type: 'setup.release' })
        setup.actor.send({ type: 'setup.opened' })
        setup.actor.send({ type: 'setup.retried' })
        if (setup.asked() !== null && !setup.isBusy()) fill()
        await go('done')
        if (turn % 5 === 4) setup.actor.send({ type: 'setup.told', user: server.user })
        if (setup.actor.getSnapshot().value === 'nothing') break
      }
      expect([server.companies, server.regions, setup.asked()]).toEqual([1, 1, null])
      setup.actor.stop()
    }),
    runs(200),
  )
})
