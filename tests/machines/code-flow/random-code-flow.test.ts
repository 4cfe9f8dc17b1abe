import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { codeFlowMachine } from '../../../machines/code-flow/code-flow.machine'
import { ApiError } from '../../../model/api-error'
import { CODE_ATTEMPTS, CODE_LIFE_MS, CODE_RESEND_MS } from '../../../model/limits'
import { codeTo, PASSWORD, wrongCode } from '../../fake-server/registration/ask'
import { runs } from '../../support/runs'
import { atRest } from '../../support/waiting/at-rest'
import { newServer, person, testClock, visitor } from '../../support/world'

const { email } = person(3)
const NOBODY = 'nobody@volga-servis.example'
/** What a person does who restores a password, and what the world does meanwhile. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ask: fc.constantFrom(email, email, NOBODY) }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constantFrom('right' as const, 'right' as const, 'wrong' as const) }) },
  { weight: 3, arbitrary: fc.constant('repeat' as const) },
  { weight: 3, arbitrary: fc.constant('setPassword' as const) },
  { weight: 2, arbitrary: fc.constantFrom('restart' as const, 'reload' as const, 'retry' as const) },
  { weight: 3, arbitrary: fc.record({ wait: fc.constantFrom(1_000, CODE_RESEND_MS, CODE_LIFE_MS / 2) }) },
  { weight: 2, arbitrary: fc.record({ lose: fc.constantFrom('nothing' as const, 'answers' as const, 'requests' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** The code on its way as a person knows it: where it went, what is left of it. */
type Model = { to: string; sentAt: number; attempts: number; isChecked: boolean }

async function openFlow() {
  const clock = testClock()
  const timers = new SimulatedClock()
  const server = newServer({ clock })
  const { api } = await visitor(server, 0)
  let lost: 'nothing' | 'answers' | 'requests' = 'nothing'
  /** A call over a network that loses what it is told to. */
  async function over<T>(call: () => Promise<T>): Promise<T> {
    const now = lost
    if (now === 'requests') throw new ApiError(0, '')
    const answer = await call()
    if (now === 'answers') throw new ApiError(0, '')
    return answer
  }
  let stored: string | null = null
  const finished: boolean[] = []
  const machine = codeFlowMachine.provide({
    actors: {
      loadVerification: fromPromise(({ input }) => over(() => api('codeVerifications.get', { query: input }))),
      sendAgain: fromPromise(({ input }) => over(() => api('codeVerifications.create', { body: input }))),
    },
    actions: { storeId: ({ context }) => void (stored = context.id) },
  })
  const open = () => {
    const actor = createActor(machine, { input: { kind: 'password', id: stored }, clock: timers })
    actor.on('flow.finished', ({ isHeard }) => void finished.push(isHeard))
    return actor.start()
  }
  return { server, api, clock, timers, open, finished, lose: (what: typeof lost) => void (lost = what) }
}

it('a password is restored by the right code alone, within its attempts and time, however the person and the network behave [DEC-037, DEC-038, DEC-071]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps: Step[]) => {
      const world = await openFlow()
      const { server, api, clock, timers } = world
      let actor = world.open()
      let model = null as Model | null
      let isDone = false
      let asked = 0
      await atRest()
      for (const each of steps) {
        const state = actor.getSnapshot()
        const { id } = state.context
        if (isDone) break
        if (each === 'reload') {
          actor.stop()
          actor = world.open()
        } else if (each === 'restart') {
          if (state.can({ type: 'flow.restarted' })) model = null
          actor.send({ type: 'flow.restarted' })
        } else if (each === 'retry') actor.send({ type: 'flow.retried' })
        else if (each === 'repeat') {
          const before = model?.sentAt
          const mayRepeat = state.can({ type: 'code.repeated' })
          const letters: number = (await server.inbox()).length
          actor.send({ type: 'code.repeated' })
          await atRest()
          const isSent: boolean = model?.to === email ? (await server.inbox()).length > letters : before !== undefined
          if (model && mayRepeat && model.to === email && isSent) {
            expect(clock.now() - model.sentAt, 'another code comes after a minute').toBeGreaterThanOrEqual(CODE_RESEND_MS)
            model = { ...model, sentAt: clock.now(), attempts: CODE_ATTEMPTS, isChecked: false }
          }
        } else if (each === 'setPassword') {
          if (!state.hasTag('password') || id === null) continue
          const isFresh: boolean = model !== null && clock.now() < model.sentAt + CODE_LIFE_MS
          const answer = await api('codeVerifications.setUserPassword', { params: { id }, body: { password: PASSWORD } }).then(
            () => 'done' as const,
            () => 'refused' as const,
          )
          expect(answer).toBe(model?.isChecked && isFresh ? 'done' : 'refused')
          isDone = answer === 'done'
          actor.send(isDone ? { type: 'password.accepted', isHeard: true } : { type: 'code.refused' })
        } else if ('ask' in each) {
          if (!state.hasTag('asking')) continue
          const request = `request-${asked++}`
          const sent = await api('codeVerifications.create', { body: { email: each.ask, code_verification_id: request } }).catch(() => null)
          if (!sent) continue
          model = { to: each.ask, sentAt: clock.now(), attempts: CODE_ATTEMPTS, isChecked: false }
          actor.send({ type: 'code.requested', id: request })
        } else if ('type' in each) {
          if (!state.matches('entering') || id === null || model === null || model.to !== email) continue
          const right = await codeTo(server, email)
          const code = each.type === 'right' ? right : wrongCode(right)
          const isOpen: boolean = model.attempts > 0 && clock.now() < model.sentAt + CODE_LIFE_MS
          const answer = await api('codeVerifications.check', { params: { id }, body: { data: code } }).then(
            () => 'checked' as const,
            (error: unknown) => ApiError.from(error).status,
          )
          if (answer === 429) continue
          expect(answer).toBe(!isOpen ? 409 : each.type === 'right' ? 'checked' : 422)
          if (isOpen) model = { ...model, attempts: model.attempts - 1, isChecked: answer === 'checked' }
          actor.send(answer === 'checked' ? { type: 'code.accepted', isHeard: true } : { type: 'code.refused' })
        } else if ('wait' in each) {
          clock.advance(each.wait)
          timers.increment(each.wait)
        } else world.lose(each.lose)
        await atRest()
        const now = actor.getSnapshot()
        expect(now.hasTag('done')).toBe(isDone)
        if (now.hasTag('password')) expect(model?.isChecked, 'nobody is asked for a password without the right code').toBe(true)
      }
      const other = await visitor(server, 0)
      const login = other.api('session.login', { body: { email, password: PASSWORD } }).then(
        () => true,
        () => false,
      )
      expect(await login).toBe(isDone)
      expect(world.finished).toEqual(isDone ? [true] : [])
      actor.stop()
    }),
    runs(60),
  )
})
