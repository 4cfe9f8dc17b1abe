import fc from 'fast-check'
import { expect, it } from 'vitest'
import { selectAsked } from '../../../machines/company-setup/company-setup.selectors'
import { setupStep } from '../../../model/identity/user'
import { runs } from '../../support/runs'
import { lacking, open, ORGANISATION } from './open-setup'

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
      expect({ companies: server.companies, regions: server.regions, asked: setup.asked() }).toEqual({
        companies: 1,
        regions: 1,
        asked: null,
      })
      setup.actor.stop()
    }),
    runs(200),
  )
})
