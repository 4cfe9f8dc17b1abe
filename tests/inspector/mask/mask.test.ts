import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { resourcesMachine } from '../../../machines/resource/resources.machine'
import { parsePhone } from '../../../model/identity/phone'
import { ApiError } from '../../../model/api-error'
import { Secret } from '../../../model/identity/secret'
import { CONTEXT_LIMITS, EVENT_LIMITS, mask, type Limits } from '../../../inspector/tap/mask'
import { MASK } from '../../../inspector/signs'
import { maskText } from '../../../inspector/tap/mask-text'

/** Cuts nothing a machine may hold; what is endless still ends. */
const WHOLE: Limits = { depth: 30, items: 100_000, letters: 1_000_000, nodes: 1_000_000 }

const EMAIL = 'planted.person@magistral-opt.example'
const PHONE = '79031234567'
const PASSWORD = 'planted-password-77'
const TOKEN = 'eyJhbGciOi.eyJzdWIiOjF9.planted'

it('secrets, e-mails and phones do not pass, wherever they stand: values, keys, maps, sets, errors, numbers, addresses [DEC-047]', () => {
  const value = {
    secret: new Secret(PASSWORD),
    password: PASSWORD,
    deep: [{ newToken: TOKEN, said: `напишите ${EMAIL} или +7 (903) 123-45-67` }],
    map: new Map<unknown, unknown>([
      [EMAIL, 1],
      ['code', '123456'],
      [{ email: EMAIL }, PHONE],
    ]),
    set: new Set([EMAIL, Number(PHONE)]),
    [EMAIL]: { phone: Number(PHONE) },
    error: new Error(`Bearer ${TOKEN} of ${EMAIL}`),
    at: `/invites/SAMA-2RA9-KDWX?next=1&access_token=${PASSWORD}`,
  }
  const shown = JSON.stringify(mask(value, WHOLE))
  for (const planted of [EMAIL, 'planted', '1234567', '123-45-67', '123456', PASSWORD, TOKEN, 'SAMA-2RA9'])
    expect([planted, shown.includes(planted)]).toEqual([planted, false])
  expect(shown).toContain('/invites/•••?next=1')
  expect(mask({ sealed: new Secret(PASSWORD) }, WHOLE)).toEqual({ sealed: '••• (секрет)' })
  expect(maskText(EMAIL)).toBe('p•••@•••')
  expect(maskText(PHONE)).toBe('+7 903 •••')
})

it('what is no secret stays as it is: articles, sums, dates, Russian words', () => {
  const value = {
    article: 'AL-4071-004',
    sum: 12_345_67,
    at: '2026-11-23T10:00:00Z',
    text: 'Масло 5W-30, 4 л',
    days: '2026-11-23 – 2026-11-30',
    address: '/catalog/masla?page=2&sort=price%20asc',
    none: null,
    yes: true,
    qty: 0,
  }
  expect(mask(value, CONTEXT_LIMITS)).toEqual(value)
})

it('actors, functions, cycles and dates come as signs, getters are not asked', () => {
  const ring: Record<string, unknown> = { ref: { sessionId: 'x:1', id: 'cart', send: () => {} }, run: () => 1, at: new Date(0) }
  ring['self'] = ring
  Object.defineProperty(ring, 'asked', { enumerable: true, get: () => expect.fail('the getter was asked') })
  expect(mask(ring, CONTEXT_LIMITS)).toEqual({ ref: '→ cart', run: 'ƒ', at: '1970-01-01T00:00:00.000Z', self: '↺', asked: undefined })
})

it('the name of an actor is masked where one is named in the data of another: it holds what was searched for [DEC-047]', () => {
  const resources = createActor(resourcesMachine).start()
  const request = { name: 'products.all', args: { body: { search: `${EMAIL} ${PHONE}` } } } as const
  resources.send({ type: 'resource.wanted', request })
  const { context } = resources.getSnapshot()
  resources.stop()
  expect(JSON.stringify(mask(context, CONTEXT_LIMITS))).toContain('→ products.all')
  for (const planted of ['planted', '1234567']) expect(JSON.stringify(mask(context, CONTEXT_LIMITS))).not.toContain(planted)
})

it('of the keys and tokens that the server gives the shop no more is seen than that they are there [DEC-001, DEC-047]', () => {
  const config = { search_url: 'https://search.example', search_key: 'planted', suggestions_token: 'planted', maps_key: 'planted' }
  const shown = mask({ data: config }, CONTEXT_LIMITS)
  expect(shown).toEqual({ data: { ...config, search_key: MASK, suggestions_token: MASK, maps_key: MASK } })
})

it('what is long, wide or deep is cut and says so', () => {
  const shown = mask({ list: Array.from({ length: 100 }, (_, at) => at), text: 'я'.repeat(1000) }, EVENT_LIMITS) as {
    list: unknown[]
    text: string
  }
  expect([shown.list.length, shown.list.at(-1), shown.text.length]).toEqual([31, '… ещё 70', 301])
})

const SEPARATORS = ['', ' ', '\u00a0', '-', '\u2011', ' – ', '(', ') ', '\u2212', '\u2009', '  ']
/** A phone however it is typed: digits with anything between them that the shop drops. */
const phones = fc
  .tuple(
    fc.constantFrom('', '+'),
    fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(...SEPARATORS)), { minLength: 11, maxLength: 15 }),
  )
  .map(([plus, parts]) => `${plus}${parts.map(([digit, after]) => `${digit}${after}`).join('')}`.trim())
const emails = fc
  .tuple(
    fc.stringMatching(/^[a-z][a-z\d.!#$'*^_`{|}~-]{2,9}$/),
    fc.stringMatching(/^[a-z]{3,8}$/),
    fc.constantFrom('', '.ru', '.co.uk', '.рф'),
  )
  .map(([who, where, zone]) => `${who}@${where}${zone}`)
const coded: ((text: string) => string)[] = [
  (text) => text,
  encodeURIComponent,
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => new URLSearchParams({ a: text }).toString(),
]
test.prop([
  fc.oneof(emails, phones),
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(fc.constantFrom('a', 'b', 'list', 'map', 'key'), { maxLength: 4 }),
  fc.constantFrom('', 'слово ', 'a=', 'тел.', 'Иванов,', 'x', '12,', '/auth?return=', '"'),
  fc.constantFrom(...coded),
])(
  'an e-mail or a phone is found nowhere, however deep it was put and however it is written [DEC-047]',
  (text, beside, path, before, code) => {
    const digitsOf = (it: unknown) => JSON.stringify(it).replace(/\D/g, '')
    expect(text.includes('@') || parsePhone(text) !== null).toBe(true)
    const deep: Record<string, (inner: unknown) => unknown> = {
      list: (inner) => [inner],
      map: (inner) => new Map([[inner, inner]]),
      key: (inner) => (typeof inner === 'string' ? { [inner]: 1 } : { inner }),
    }
    const value = path.reduce<unknown>((inner, key) => deep[key]?.(inner) ?? { [key]: inner }, `${before}${code(text)}`)
    const shown = mask(value, WHOLE)
    expect(JSON.stringify(mask({ value, beside }, WHOLE))).not.toContain(text)
    if (!text.includes('@')) expect(digitsOf(shown)).not.toContain(text.replace(/\D/g, '').slice(-7))
    else
      for (const part of text.split('@')) expect(decodeURIComponent(JSON.stringify(shown).replaceAll('%', '%25'))).not.toContain(code(part))
  },
)

it('two keys that are masked alike stay two', () =>
  expect(mask({ 'ivan@a.ru': 1, 'igor@b.ru': 2, 'i•••@••• (2)': 3 }, CONTEXT_LIMITS)).toEqual({
    'i•••@•••': 1,
    'i•••@••• (2)': 2,
    'i•••@••• (2) (2)': 3,
  }))

it('hostile and endless data cost what is shown of them, not what they are', () => {
  // Were any of these looked at letter by letter for each of its letters, this would not end.
  for (const text of [
    '8'.repeat(1_000_000),
    `${'a.'.repeat(500_000)}@`,
    `?${'pass'.repeat(250_000)}`,
    '%25'.repeat(300_000),
    'eyJ-'.repeat(250_000),
    '8.'.repeat(500_000),
    '8 . '.repeat(250_000),
    `8${' '.repeat(1_000_000)}`,
    '8 9,'.repeat(250_000),
  ])
    expect(maskText(text).length).toBeLessThanOrEqual(text.length)
  let taken = 0
  class Endless extends Map<number, string> {
    override get size() {
      return 1_000_000
    }
    override *[Symbol.iterator](): MapIterator<[number, string]> {
      for (; ; taken++) yield [taken, 'x']
    }
  }
  const shown = mask(new Endless(), EVENT_LIMITS) as unknown[]
  expect([shown.length, shown.at(-1), taken]).toEqual([31, '… ещё 999970', 30])
})

it('a text that is cut shows no half of what it would have masked [DEC-047]', () => {
  // What is before it gets much shorter by the mask.
  const before = 'a@bcdefghijklmnopqrstuvwxyz.example '.repeat(15)
  for (let at = 0; at < 100; at++) {
    const long = `${before}${'я'.repeat(at)} planted.person@magistral-opt.example ${'я'.repeat(400)}`
    const { text } = mask({ text: long }, CONTEXT_LIMITS) as { text: string }
    expect([at, text.includes('planted')]).toEqual([at, false])
  }
})

it('no more is looked into than the limit says, however wide it is', () => {
  const wide = Array.from({ length: 25 }, () => Array.from({ length: 25 }, () => Array.from({ length: 25 }, () => ({}))))
  const shown = JSON.stringify(mask(wide, EVENT_LIMITS))
  expect(shown.match(/[[{]/g)?.length).toBe(EVENT_LIMITS.nodes)
  expect(shown).toContain('"…"')
})

test.prop([fc.anything({ withMap: true, withSet: true, withDate: true, withBigInt: true, withNullPrototype: true })])(
  'whatever is given, plain data come out that can be cloned and written as JSON, and masking them anew changes nothing',
  (value) => {
    const shown = mask(value, CONTEXT_LIMITS)
    expect(() => structuredClone(shown)).not.toThrow()
    expect(() => JSON.stringify(shown)).not.toThrow()
    expect(JSON.stringify(mask(shown, WHOLE))).toBe(JSON.stringify(shown))
  },
)
it('the mask itself is what the check of an event knows as such', () => expect(MASK).toBe('•••'))

it('of a refused call its status, the names of its fields and its details are shown, masked; the words of the fields are not [DEC-047]', () => {
  const error = new ApiError(409, `Цена изменилась, ${EMAIL}`, {
    fields: { phone: [`Номер ${PHONE} занят`], [EMAIL]: ['x'] },
    details: {
      code: 'price_changed',
      lines: [{ product_id: 7, price: 120 }],
      password: PASSWORD,
      who: EMAIL,
      list: Array.from({ length: 99 }, () => 1),
    },
    retryAfter: 2000,
    isDoubtful: true,
  })
  const shown = mask({ error }, EVENT_LIMITS)
  expect(shown).toMatchObject({
    error: {
      name: 'ApiError',
      message: 'Цена изменилась, p•••@•••',
      status: 409,
      fields: ['phone', 'p•••@•••'],
      retryAfter: 2000,
      isDoubtful: true,
      details: { lines: [{ product_id: 7, price: 120 }], password: MASK, who: 'p•••@•••' },
    },
  })
  expect(JSON.stringify(shown)).toContain('… ещё 69')
  expect(JSON.stringify(shown)).not.toContain('занят')
  const ring: Record<string, unknown> = {}
  ring['of'] = new ApiError(422, '', { details: ring })
  expect(mask(ring, CONTEXT_LIMITS)).toMatchObject({ of: { status: 422, fields: [], details: '↺' } })
  expect(mask(new ApiError(0, 'нет связи'), CONTEXT_LIMITS)).toEqual({ name: 'ApiError', message: 'нет связи', status: 0, fields: [] })
  expect(mask(new Error('x'), CONTEXT_LIMITS)).toEqual({ name: 'Error', message: 'x' })
})
