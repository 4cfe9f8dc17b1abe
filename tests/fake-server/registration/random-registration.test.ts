import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import type { Api } from '../../../model/contract'
import { CODE_ATTEMPTS, CODE_LIFE_MS, CODE_RESEND_MS } from '../../../model/limits'
import { runs } from '../../support/runs'
import { newServer, person, type TestServer, visitor } from '../../support/world'
import { details, letterTo, PASSWORD, wrongCode } from './ask'

const TAKEN_INN = { inn: '1600906857', kpp: '160001001' }
const INNS = [{ inn: details.inn }, { inn: '7707083893', kpp: '770701001' }, TAKEN_INN] as const
const PEOPLE = [
  { email: details.email, phone: details.phone },
  { email: 'orlova@novaya.example', phone: '79000000778' },
  { email: person(1).email, phone: '79000000779' },
] as const
/** Below what makes an address wait; pauses have tests of their own. */
const MOST = 9
const TABS = [0, 1] as const

/** A verification as a person knows it who has the letter in hand. */
type Begun = { inn: string; email: string; sentAt: number; attempts: number; isSent: boolean; isUsed: boolean; isGone: boolean }
type Model = { now: number; tabs: (Begun | null)[]; inns: Set<string>; emails: Set<string>; counts: Map<string, number>; requests: number }
type Real = { server: TestServer; api: Api; ids: string[]; codes: (string | null)[] }
type Command = fc.AsyncCommand<Model, Real>

const isOver = (model: Model, { isUsed, isGone, sentAt, attempts }: Begun) =>
  isUsed || isGone || attempts === 0 || model.now >= sentAt + CODE_LIFE_MS
const count = (model: Model, what: string) => model.counts.set(what, (model.counts.get(what) ?? 0) + 1)
const isBelow = (model: Model, what: string) => (model.counts.get(what) ?? 0) < MOST
/** The status of a call and the fields that it names. */
const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (thrown: unknown) => {
      const { status, fields } = ApiError.from(thrown)
      return [status, ...Object.keys(fields)].join(' ')
    },
  )
/** The code of the newest letter to an address, if it is new and has one. */
async function newCode({ server }: Real, email: string, before: number): Promise<string | null> {
  const letter = await letterTo(server, email)
  return letter && letter.id > before ? (/\d{6}$/.exec(letter.title)?.[0] ?? null) : null
}
const newest = async ({ server }: Real) => (await server.inbox())[0]?.id ?? 0

/** @param isLost whether the answer is lost, so that the tab asks what became of its request */
const register = (tab: number, company: (typeof INNS)[number], who: (typeof PEOPLE)[number], isLost: boolean): Command => ({
  toString: () => `tab ${tab} registers ${company.inn} for ${who.email}${isLost ? ', answer lost' : ''}`,
  check: (model) => isBelow(model, `sent ${who.email}`),
  run: async (model, real) => {
    const id = `request-${model.requests++}`
    const before = await newest(real)
    const body = { ...details, ...company, ...who, code_verification_id: id }
    const result = await outcome(real.api('registration.register', { body }))
    if (model.inns.has(company.inn)) return expect(result).toBe('422 inn')
    expect(result).toBe('done')
    if (isLost) expect(await real.api('codeVerifications.get', { query: { id } })).toMatchObject({ id })
    count(model, `sent ${who.email}`)
    for (const begun of model.tabs) if (begun && model.now >= begun.sentAt + 2 * CODE_LIFE_MS) begun.isGone = true
    const isSent = !model.emails.has(who.email)
    const begun = { inn: company.inn, email: who.email, sentAt: model.now, attempts: CODE_ATTEMPTS, isSent, isUsed: false, isGone: false }
    model.tabs[tab] = begun
    real.ids[tab] = id
    real.codes[tab] = await newCode(real, who.email, before)
    expect(real.codes[tab] !== null, 'a code goes to an address that is free, and to no other').toBe(isSent)
  },
})

const type = (tab: number, isRight: boolean): Command => ({
  toString: () => `tab ${tab} types ${isRight ? 'the right' : 'a wrong'} code`,
  check: ({ tabs, ...model }) => {
    const begun = tabs[tab]
    return !!begun && (isRight ? begun.isSent : isBelow({ tabs, ...model }, `wrong ${begun.email}`))
  },
  run: async (model, real) => {
    const begun = model.tabs[tab]!
    const right = real.codes[tab] ?? '123456'
    const code = isRight ? right : wrongCode(right)
    const body = { code_verification_id: real.ids[tab]!, code, password: PASSWORD, store_city_id: 1 }
    const result = await outcome(real.api('registration.finish', { body }))
    if (isOver(model, begun)) return expect(result).toBe('409')
    if (!isRight) {
      begun.attempts--
      count(model, `wrong ${begun.email}`)
      return expect(result).toBe('422 code')
    }
    if (model.inns.has(begun.inn)) return expect(result).toBe('422 inn')
    if (model.emails.has(begun.email)) return expect(result).toBe('409')
    expect(result).toBe('done')
    begun.isUsed = true
    model.inns.add(begun.inn)
    model.emails.add(begun.email)
    expect(await real.api('session.user', {})).toMatchObject({ email: begun.email })
  },
})

const resend = (tab: number): Command => ({
  toString: () => `tab ${tab} wants another code`,
  check: ({ tabs, ...model }) => !!tabs[tab] && isBelow({ tabs, ...model }, `sent ${tabs[tab].email}`),
  run: async (model, real) => {
    const begun = model.tabs[tab]!
    const before = await newest(real)
    const result = await outcome(real.api('codeVerifications.create', { body: { id: real.ids[tab]! } }))
    if (begun.isUsed || begun.isGone) return expect(result).toBe('409')
    if (model.now < begun.sentAt + CODE_RESEND_MS) return expect(result).toBe('429')
    expect(result).toBe('done')
    count(model, `sent ${begun.email}`)
    const isSent = !model.emails.has(begun.email)
    Object.assign(begun, { sentAt: model.now, attempts: CODE_ATTEMPTS, isSent })
    real.codes[tab] = await newCode(real, begun.email, before)
    expect(real.codes[tab] !== null).toBe(isSent)
  },
})

const reload = (tab: number): Command => ({
  toString: () => `tab ${tab} is reloaded`,
  check: ({ tabs }) => !!tabs[tab],
  run: async (model, real) => {
    const begun = model.tabs[tab]!
    const found = await real.api('codeVerifications.get', { query: { id: real.ids[tab]! } })
    if (begun.isUsed || begun.isGone) return expect(found).toBeNull()
    expect(found?.code_verification).toMatchObject({
      attempts_left: begun.attempts,
      expires_at: new Date(begun.sentAt + CODE_LIFE_MS).toISOString(),
      resend_at: new Date(begun.sentAt + CODE_RESEND_MS).toISOString(),
      is_checked: false,
    })
  },
})

const wait = (ms: number): Command => ({
  toString: () => `${ms / 1000} s pass`,
  check: () => true,
  run: async (model, { server }) => {
    server.clock.advance(ms)
    model.now += ms
  },
})

const tab = fc.constantFrom(...TABS)
const commands = fc.commands(
  [
    fc.tuple(tab, fc.constantFrom(...INNS), fc.constantFrom(...PEOPLE), fc.boolean()).map((args) => register(...args)),
    fc
      .tuple(tab, fc.constantFrom(INNS[0], INNS[1]), fc.constantFrom(PEOPLE[0], PEOPLE[1]), fc.constant(false))
      .map((args) => register(...args)),
    fc.tuple(tab, fc.constant(true)).map((args) => type(...args)),
    fc.tuple(tab, fc.constant(false)).map((args) => type(...args)),
    fc.tuple(tab, fc.constant(false)).map((args) => type(...args)),
    tab.map(resend),
    tab.map(reload),
    fc.constantFrom(1000, CODE_RESEND_MS - 1, CODE_RESEND_MS, CODE_LIFE_MS - 1, CODE_LIFE_MS).map(wait),
  ],
  { maxCommands: 30 },
)

it('a company registers by the right code alone, once, in whichever of two tabs, whatever is lost, late or taken [DEC-036, DEC-037, DEC-071]', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const server = newServer()
      const { api } = await visitor(server, 0)
      const seeded = (await server.moderated()).length
      const model: Model = {
        now: server.clock.now(),
        tabs: [null, null],
        inns: new Set([TAKEN_INN.inn]),
        emails: new Set([person(1).email]),
        counts: new Map(),
        requests: 0,
      }
      await fc.asyncModelRun(() => ({ model, real: { server, api, ids: [], codes: [] } }), steps)
      expect(await server.moderated(), 'one region on moderation for each').toHaveLength(seeded + model.emails.size - 1)
      for (const { email } of [PEOPLE[0], PEOPLE[1]]) {
        const { api: other } = await visitor(server, 0)
        expect(await outcome(other('session.login', { body: { email, password: PASSWORD } }))).toBe(
          model.emails.has(email) ? 'done' : '401',
        )
      }
    }),
    runs(60),
  )
})
