import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { inviteMachine } from '../../../machines/invite/invite.machine'
import { ApiError } from '../../../model/api-error'
import type { Invite } from '../../../model/company/company'
import { STALE_AFTER_MS } from '../../../model/limits'
import { atRest } from '../../support/waiting/at-rest'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

const CODE = 'SAMA-2RA9-KDWX'
const invite = (status: Invite['status']): Invite => ({
  id: 3,
  email: 'r@example.test',
  company_name: 'ООО «В»',
  store_city_name: 'Самара',
  inviter_name: 'Н. Е.',
  company_region_id: 2,
  status,
  expires_at: '2026-11-28T09:00:00Z',
})
type Answer = Invite['status'] | number
/** @param read what each reading says, the last of them again and again; numbers are statuses of failures @param answers the same, of the answers that are sent */
function open({ code = CODE as string | null, isGuest = false, read = ['pending'] as Answer[], answers = [] as Answer[] } = {}) {
  const calls: string[] = []
  const say = (answer: Answer | undefined) => {
    if (typeof answer === 'number') throw new ApiError(answer, '')
    return invite(answer ?? 'pending')
  }
  const told: string[] = []
  const actor = createActor(
    inviteMachine.provide({
      actors: {
        loadInvite: fromPromise(async () => {
          calls.push('read')
          return say(read.length > 1 ? read.shift() : read[0])
        }),
        sendAnswer: fromPromise(async ({ input }) => {
          calls.push(input.answer)
          return say(answers.shift() ?? input.answer)
        }),
      },
      actions: { openCode: (_, opened) => told.push(opened.code), announceJoined: () => told.push('joined') },
    }),
    { input: { code, isGuest } },
  )
  actor.start()
  const state = () => actor.getSnapshot().value
  return { actor, calls, told, state }
}
const OPEN = { pending: 'open' }

describe('an invitation that is opened', () => {
  it.each([
    ['pending', OPEN],
    ['accepted', 'used'],
    ['rejected', 'rejected'],
    ['expired', 'expired'],
    [403, 'foreign'],
    [404, 'unknown'],
    [401, 'barred'],
    [503, 'failed'],
    [0, 'failed'],
    [600, 'failed'],
  ] as const)('and said to be %s is %s [DEC-040, STATE-023]', async (read, expected) => {
    const { state } = open({ read: [read] })
    await atRest()
    expect(state()).toEqual(expected)
  })

  it('by a guest, without a code, or with one that none has, is not asked for', async () => {
    const all = [open({ isGuest: true }), open({ code: null }), open({ code: 'а б' }), open({ code: null, isGuest: true })]
    await atRest()
    expect(all.map(({ state, calls }) => [state(), calls])).toEqual([
      ['guest', []],
      ['codeless', []],
      ['unknown', []],
      ['codeless', []],
    ])
  })

  it('that did not come is asked for again by hand, when the page is looked at, and after a login', async () => {
    const { actor, state, calls } = open({ read: [503, 503, 401, 'pending'] })
    await atRest()
    actor.send({ type: 'invite.retried' })
    await atRest()
    actor.send({ type: 'invite.looked' })
    await atRest()
    expect(state()).toBe('barred')
    actor.send({ type: 'invite.retried' })
    await atRest()
    expect([state(), calls.length]).toEqual([OPEN, 4])
  })

  it('and waits is read again when it is looked at after five minutes, and stays where that fails [STATE-014, DEC-058]', async () => {
    const { actor, state, calls } = open({ read: ['pending', 503, 'expired'] })
    await atRest()
    vi.setSystemTime(STALE_AFTER_MS - 1)
    actor.send({ type: 'invite.looked' })
    expect(calls).toHaveLength(1)
    vi.setSystemTime(STALE_AFTER_MS + 1)
    actor.send({ type: 'invite.looked' })
    expect(actor.getSnapshot().hasTag('pending')).toBe(true)
    await atRest()
    expect([state(), calls.length]).toEqual([OPEN, 2])
    actor.send({ type: 'invite.looked' })
    await atRest()
    expect(state()).toBe('expired')
  })
})

describe('an answer', () => {
  it('accepts by one press, once; the client tells the regions of it', async () => {
    const { actor, state, calls, told } = open()
    await atRest()
    actor.send({ type: 'acceptance.pressed' })
    actor.send({ type: 'acceptance.pressed' })
    actor.send({ type: 'rejection.asked' })
    await atRest()
    expect({ state: state(), calls, told }).toEqual({ state: 'accepted', calls: ['read', 'accepted'], told: [] })
  })

  it('rejects after it was asked, and not where that is withdrawn', async () => {
    const { actor, state, calls } = open()
    await atRest()
    actor.send({ type: 'rejection.confirmed' })
    actor.send({ type: 'rejection.asked' })
    actor.send({ type: 'acceptance.pressed' })
    actor.send({ type: 'rejection.withdrawn' })
    expect({ state: state(), calls }).toEqual({ state: OPEN, calls: ['read'] })
    actor.send({ type: 'rejection.asked' })
    actor.send({ type: 'rejection.confirmed' })
    await atRest()
    expect({ state: state(), calls }).toEqual({ state: 'rejected', calls: ['read', 'rejected'] })
  })

  it.each([
    ['that arrived though nobody said so is found, and the regions hear of it', 0, 'accepted', 'accepted', ['joined']],
    ['that did not arrive waits, with why', 503, 'pending', OPEN, []],
    ['that cannot be read is looked after', 600, 'accepted', 'accepted', ['joined']],
    ['that comes after another one is told what that was', 409, 'rejected', 'rejected', []],
    ['that comes too late is told so', 409, 'expired', 'expired', []],
    ['of which nothing is to be found out waits', 0, 503, OPEN, []],
    ['that is not to be found out without a login waits for one', 0, 401, 'barred', []],
    ['of one that was taken back is told so', 0, 404, 'unknown', []],
    ['of another’s is told so', 0, 403, 'foreign', []],
  ] as const)('%s [DEC-040]', async (_, failure, found, expected, heard) => {
    const { actor, state, told, calls } = open({ read: ['pending', found], answers: [failure] })
    await atRest()
    actor.send({ type: 'acceptance.pressed' })
    await atRest()
    expect({ state: state(), told, calls }).toEqual({ state: expected, told: heard, calls: ['read', 'accepted', 'read'] })
    if (expected === OPEN) expect(actor.getSnapshot().context.error?.status).toBe(failure)
  })

  it.each([
    [401, 'barred'],
    [403, 'foreign'],
    [404, 'unknown'],
    [422, OPEN],
  ] as const)('that is refused with %i is not asked about again', async (failure, expected) => {
    const { actor, state, calls } = open({ answers: [failure] })
    await atRest()
    actor.send({ type: 'acceptance.pressed' })
    await atRest()
    expect({ state: state(), calls }).toEqual({ state: expected, calls: ['read', 'accepted'] })
  })

  it('is tried again, and its first failure forgotten; a rejection of what is accepted elsewhere is told so', async () => {
    const { actor, state } = open({ read: ['pending', 'pending', 'accepted'], answers: [503, 409] })
    await atRest()
    actor.send({ type: 'acceptance.pressed' })
    await atRest()
    actor.send({ type: 'rejection.asked' })
    actor.send({ type: 'rejection.confirmed' })
    expect(actor.getSnapshot().context.error).toBeNull()
    await atRest()
    expect(state()).toBe('used')
  })
})

describe('a code that is entered', () => {
  it.each([
    ['SAMA-2RA9-KDWX', true],
    ['  sama 2ra9  ', true],
    ['https://karter.example/invites/SAMA-2RA9-KDWX?utm=1#x', true],
    ['', false],
    ['  ', false],
    ['приглашение', false],
    ['https://karter.example/invites/', false],
    ['A'.repeat(65), false],
    ['<script>', false],
  ])('as «%s» is one: %s', (code, isOne) => {
    const { actor, told } = open({ code: null })
    actor.send({ type: 'code.entered', code })
    expect([told.length === 1, actor.getSnapshot().context.isCodeWrong]).toEqual([isOne, !isOne])
  })

  it('where it was not known is asked for again, another one opened', async () => {
    const { actor, state, told } = open({ read: [404, 'pending'] })
    await atRest()
    actor.send({ type: 'code.entered', code: '!' })
    expect(actor.getSnapshot().context.isCodeWrong).toBe(true)
    actor.send({ type: 'code.entered', code: 'BBBB' })
    expect({ told, isCodeWrong: actor.getSnapshot().context.isCodeWrong }).toEqual({ told: ['BBBB'], isCodeWrong: false })
    actor.send({ type: 'code.entered', code: ` ${CODE}` })
    await atRest()
    expect(state()).toEqual(OPEN)
  })
})
