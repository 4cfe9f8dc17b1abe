import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail } from '../../../model/identity/email'

/** The expression printed in the HTML standard, section «E-mail state (type=email)», letter by letter. */
const standard =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

const word = (signs: string, maxLength: number) => fc.string({ unit: fc.constantFrom(...Array.from(signs)), minLength: 1, maxLength })
const local = word("abzAZ09.!#$%&'*+/=?^_`{|}~-", 20)
const label = word('abzAZ09', 30).chain((first) => fc.constantFrom('', '-', '--').map((dashes) => `${first}${dashes}${first}`))
const happy = fc.tuple(local, fc.array(label, { minLength: 1, maxLength: 3 })).map(([name, labels]) => `${name}@${labels.join('.')}`)
const hostile = fc.string({
  unit: fc.constantFrom('a', 'Z', '1', '@', '.', '-', ' ', '_', '"', 'я', '\n', '\u0000', 'ſ', 'K'),
  maxLength: 10,
})

describe('an e-mail', () => {
  it('is what the HTML standard says, up to 254 characters [DEC-042] [VALID-001]', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          happy,
          hostile,
          fc.emailAddress(),
          fc.tuple(hostile, hostile).map((parts) => parts.join('@')),
        ),
        (text) => {
          expect(isEmail(text)).toBe(text.length <= 254 && standard.test(text))
        },
      ),
      { numRuns: 500 },
    ))

  it('is accepted where every part is lawful [DEC-042]', () =>
    fc.assert(
      fc.property(happy, (text) => {
        expect(isEmail(text)).toBe(text.length <= 254)
      }),
    ))

  it('has labels of at most 63 characters and 254 in all [DEC-042]', () => {
    const ending = `@${'b'.repeat(63)}.${'c'.repeat(63)}.ru`
    const of = (length: number) => 'a'.repeat(length - ending.length) + ending
    expect([isEmail(of(254)), isEmail(of(255)), isEmail(`a@${'b'.repeat(63)}.ru`), isEmail(`a@${'b'.repeat(64)}.ru`)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it.each([
    '',
    '@',
    'a@',
    '@b.ru',
    'a@b..ru',
    'a@.ru',
    'a@b.ru.',
    'a@-b.ru',
    'a@b-.ru',
    'a b@c.ru',
    'a@b@c.ru',
    'иван@почта.рф',
    'a@b.ru\n',
    ' a@b.ru',
    'a@b_c.ru',
    '"a"@b.ru',
  ])('is not %j [DEC-042]', (text) => expect(isEmail(text)).toBe(false))
})
