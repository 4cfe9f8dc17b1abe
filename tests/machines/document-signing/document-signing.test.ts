import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { documentSigningMachine } from '../../../machines/document-signing/document-signing.machine'
import { ApiError } from '../../../model/api-error'
import type { SigningAnswer, SigningOutcome } from '../../../model/document/signing'
import { REST_PAUSE_MS } from '../../../model/limits'
import { atRest } from '../../support/waiting/at-rest'

const done = (exchange: SigningOutcome['exchange'], is_own = true): SigningOutcome => ({
  exchange,
  at: '2026-11-21T12:00:00Z',
  by: 'Наталья',
  is_own,
  act_id: null,
})
type Script = {
  power?: boolean
  /** What the operator answers to each answer that is sent; 'never': nothing comes. */
  answers?: (SigningOutcome | ApiError | 'never')[]
  /** What the document says each time it is looked at. */
  looks?: (SigningOutcome | ApiError | null)[]
}

async function open({ power = true, answers = [], looks = [] }: Script = {}) {
  const sent: SigningAnswer[] = []
  const drafts: unknown[] = []
  let looked = 0
  const machine = documentSigningMachine.provide({
    actors: {
      loadSigner: fromPromise(async () => ({
        name: 'Наталья',
        power: power ? { number: 'МЧД-1', valid_until: '2027-01-01T00:00:00Z' } : null,
      })),
      sendAnswer: fromPromise(async ({ input }) => {
        sent.push(input.answer)
        const answer = answers.shift()
        if (answer === undefined || answer === 'never') return new Promise<never>(() => {})
        if (answer instanceof ApiError) throw answer
        return answer
      }),
      lookUp: fromPromise(async () => {
        looked++
        const outcome = looks.shift() ?? null
        if (outcome instanceof ApiError) throw outcome
        return outcome
      }),
    },
    actions: { storeDraft: (_, draft) => drafts.push(draft), dropDraft: () => drafts.push('dropped') },
  })
  const clock = new SimulatedClock()
  const lines = [
    { line: 1, qty: 4 },
    { line: 2, qty: 10 },
  ]
  const actor = createActor(machine, { clock, input: { documentId: 7, lines, typed: new Map(), reason: '' } })
  const facts: string[] = []
  actor.on('*', ({ type }) => facts.push(type))
  actor.start()
  await atRest()
  return {
    sent,
    facts,
    drafts,
    looked: () => looked,
    send: async (...events: Parameters<typeof actor.send>[0][]) => {
      for (const event of events) actor.send(event)
      await atRest()
    },
    wait: async (ms: number) => {
      clock.increment(ms)
      await atRest()
    },
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}
const lost = () => new ApiError(0, '')

describe('an answer to a document', () => {
  it('is asked about, sent once, and over', async () => {
    const it = await open({ answers: [done('signed')] })
    await it.send({ type: 'sign.chosen' })
    expect({ state: it.state(), sent: it.sent }).toEqual({ state: 'confirming', sent: [] })
    await it.send({ type: 'answer.confirmed' }, { type: 'answer.confirmed' })
    expect({ state: it.state(), sent: it.sent, facts: it.facts }).toEqual({
      state: 'answered',
      sent: [{ type: 'sign' }],
      facts: ['document.answered'],
    })
  })

  it('is not to be chosen without a valid power of attorney [DEC-072]', async () => {
    const it = await open({ power: false })
    await it.send({ type: 'sign.chosen' }, { type: 'answer.confirmed' })
    expect({ state: it.state(), sent: it.sent }).toEqual({ state: 'powerless', sent: [] })
  })

  it('that refuses needs a reason', async () => {
    const it = await open({ answers: [done('refused')] })
    await it.send({ type: 'refusal.chosen' }, { type: 'answer.confirmed' })
    expect({ state: it.state(), problem: it.context().problems.get(0), sent: it.sent }).toEqual({
      state: 'refusing',
      problem: expect.stringContaining('почему'),
      sent: [],
    })
    await it.send({ type: 'reason.typed', reason: ' Не привезли ' }, { type: 'answer.confirmed' })
    expect({ state: it.state(), sent: it.sent }).toEqual({ state: 'answered', sent: [{ type: 'refuse', reason: 'Не привезли' }] })
  })

  it('with differences names every line with its code, and nothing goes while one of them lacks its words [DEC-072]', async () => {
    const it = await open({ answers: [done('differences')] })
    await it.send({ type: 'differences.chosen' }, { type: 'answer.confirmed' })
    expect([...it.context().problems]).toEqual([[0, expect.stringContaining('Расхождений нет')]])
    await it.send({ type: 'line.typed', line: 1, accepted: '3', note: '' }, { type: 'answer.confirmed' })
    expect({ state: it.state(), problems: [...it.context().problems] }).toEqual({
      state: 'comparing',
      problems: [[1, expect.stringContaining('Напишите')]],
    })
    await it.send({ type: 'line.typed', line: 1, accepted: '3', note: 'Бой' }, { type: 'line.typed', line: 2, accepted: '0', note: 'Нет' })
    await it.send({ type: 'answer.confirmed' })
    expect({ state: it.state(), sent: it.sent }).toEqual({
      state: 'answered',
      sent: [
        {
          type: 'accept',
          lines: [
            { line: 1, code: 2, accepted_qty: 3, note: 'Бой' },
            { line: 2, code: 3, accepted_qty: 0, note: 'Нет' },
          ],
        },
      ],
    })
  })
})

describe('a lost answer', () => {
  it('is looked up and never sent again by itself: it arrived [DEC-005]', async () => {
    const it = await open({ answers: [lost()], looks: [done('signed')] })
    await it.send({ type: 'sign.chosen' }, { type: 'answer.confirmed' })
    await it.wait(REST_PAUSE_MS)
    expect({ state: it.state(), sent: it.sent.length, facts: it.facts }).toEqual({
      state: 'answered',
      sent: 1,
      facts: ['document.answerFound'],
    })
  })

  it('that did not arrive is said, and sent again only by hand [DEC-005]', async () => {
    const it = await open({ answers: [lost(), done('signed')], looks: [null] })
    await it.send({ type: 'sign.chosen' }, { type: 'answer.confirmed' })
    await it.wait(REST_PAUSE_MS * 4)
    expect({ state: it.state(), sent: it.sent.length, isUnsent: it.context().isUnsent }).toEqual({
      state: 'choosing',
      sent: 1,
      isUnsent: true,
    })
    await it.send({ type: 'sign.chosen' }, { type: 'answer.confirmed' })
    expect({ state: it.state(), sent: it.sent.length }).toEqual({ state: 'answered', sent: 2 })
  })

  it('of which nobody knows keeps everything closed and is looked up again, by itself or at once', async () => {
    const it = await open({ answers: [lost()], looks: [lost(), lost(), done('signed')] })
    await it.send({ type: 'sign.chosen' }, { type: 'answer.confirmed' })
    await it.send({ type: 'sign.chosen' }, { type: 'answer.confirmed' })
    expect({ state: it.state(), looked: it.looked(), sent: it.sent.length }).toEqual({ state: 'doubtful', looked: 1, sent: 1 })
    await it.wait(REST_PAUSE_MS)
    expect({ state: it.state(), looked: it.looked() }).toEqual({ state: 'doubtful', looked: 2 })
    await it.send({ type: 'signing.retried' })
    expect({ state: it.state(), looked: it.looked(), sent: it.sent.length }).toEqual({ state: 'answered', looked: 3, sent: 1 })
  })

  it('is not looked up without end where the server refuses to show the document', async () => {
    const it = await open({ answers: [lost()], looks: [new ApiError(403, 'Это документ другого сотрудника')] })
    await it.send({ type: 'sign.chosen' }, { type: 'answer.confirmed' })
    await it.wait(REST_PAUSE_MS * 10)
    expect({ state: it.state(), looked: it.looked() }).toEqual({ state: 'doubtful', looked: 1 })
  })
})

describe('a document that somebody else answers', () => {
  it('meanwhile is over here, with who did it; what was typed is let go', async () => {
    const it = await open()
    await it.send({ type: 'refusal.chosen' }, { type: 'reason.typed', reason: 'Не привезли' })
    await it.send({ type: 'document.read', outcome: done('signed', false) })
    expect({ state: it.state(), by: it.context().outcome?.by, drafts: it.drafts.at(-1) }).toEqual({
      state: 'overtaken',
      by: 'Наталья',
      drafts: 'dropped',
    })
  })

  it('at the same time is refused with 409, and looked at: another’s answer is shown, one’s own of another tab counts', async () => {
    const taken = await open({ answers: [new ApiError(409, 'Уже отклонён')], looks: [done('refused', false)] })
    await taken.send({ type: 'sign.chosen' }, { type: 'answer.confirmed' })
    expect({ state: taken.state(), outcome: taken.context().outcome?.exchange }).toEqual({ state: 'overtaken', outcome: 'refused' })

    const twin = await open({ answers: [new ApiError(409, 'Уже подписан')], looks: [done('signed')] })
    await twin.send({ type: 'sign.chosen' }, { type: 'answer.confirmed' })
    expect(twin.state()).toBe('answered')
  })

  it('is not taken for answered by a page that was read while the answer is on its way', async () => {
    const it = await open({ answers: ['never'] })
    await it.send({ type: 'sign.chosen' }, { type: 'answer.confirmed' })
    await it.send({ type: 'document.read', outcome: done('signed') })
    expect(it.state()).toBe('sending')
  })
})

it('a refusal of the operator is said, and all that was typed stays, also over a reload', async () => {
  const it = await open({ answers: [new ApiError(422, 'Проверьте строки')] })
  await it.send({ type: 'differences.chosen' }, { type: 'line.typed', line: 1, accepted: '3', note: 'Бой' }, { type: 'answer.confirmed' })
  expect({ state: it.state(), error: it.context().error?.message, typed: [...it.context().typed], drafts: it.drafts }).toEqual({
    state: 'choosing',
    error: 'Проверьте строки',
    typed: [[1, { accepted: '3', note: 'Бой' }]],
    drafts: [{ typed: new Map([[1, { accepted: '3', note: 'Бой' }]]), reason: '' }],
  })
})
