import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { Secret } from '../../model/identity/secret'
import { CONTEXT_LIMITS, EVENT_LIMITS, MASK, mask, maskText, WHOLE } from '../../src/inspector/tap/mask'

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
  expect(mask({ sealed: new Secret(PASSWORD) }, WHOLE)).toEqual({ sealed: MASK })
  expect(maskText(EMAIL)).toBe('p•••@•••')
  expect(maskText(PHONE)).toBe('+7 903 •••')
})

it('what is no secret stays as it is: articles, sums, dates, Russian words', () => {
  const value = {
    article: 'AL-4071-004',
    sum: 12_345_67,
    at: '2026-11-23T10:00:00Z',
    text: 'Масло 5W-30, 4 л',
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

it('what is long, wide or deep is cut and says so', () => {
  const shown = mask({ list: Array.from({ length: 100 }, (_, at) => at), text: 'я'.repeat(1000) }, EVENT_LIMITS) as {
    list: unknown[]
    text: string
  }
  expect([shown.list.length, shown.list.at(-1), shown.text.length]).toEqual([31, '… ещё 70', 301])
})

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''))
const planted = fc.oneof(
  fc.tuple(fc.stringMatching(/^[a-z][a-z.]{3,9}$/), fc.stringMatching(/^[a-z]{3,8}$/)).map(([who, where]) => `${who}@${where}.example`),
  digits(10).map((rest) => `+7${rest}`),
  digits(10).map((rest) => `7${rest}`),
)
test.prop([
  planted,
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(fc.constantFrom('a', 'b', 'list'), { maxLength: 4 }),
  fc.constantFrom('', 'слово ', 'a='),
])('an e-mail or a phone is found nowhere, however deep it was put [DEC-047]', (text, beside, path, before) => {
  const value = path.reduce<unknown>((inner, key) => (key === 'list' ? [beside, inner] : { [key]: inner, beside }), `${before}${text}`)
  expect(JSON.stringify(mask(value, WHOLE))).not.toContain(text)
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
