import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleKey, layoutSwap } from '../../../model/text/article'

const twins = new Map(Array.from('ABEKMHOPCTYX', (latin, at) => [latin, 'АВЕКМНОРСТУХ'[at] ?? latin]))
const article = fc.string({ unit: fc.constantFrom(...Array.from('ABCDEHKMOPTWXYZ0123456789')), minLength: 1, maxLength: 14 })
const separator = fc.constantFrom(
  '',
  '',
  ' ',
  '-',
  '.',
  '/',
  '\u00a0',
  '–',
  '\u2011',
  '\\',
  '−',
  '_',
  ',',
  '(',
  ')',
  '№',
  '\u200b',
  '"',
  '*',
)
/** One article as different people write it. */
const spelt = article.chain((plain) =>
  fc
    .tuple(
      ...Array.from(plain, (letter) =>
        fc.tuple(
          fc.constantFrom(letter, letter.toLowerCase(), twins.get(letter) ?? letter, (twins.get(letter) ?? letter).toLowerCase()),
          separator,
        ),
      ),
    )
    .map((pieces) => ({ plain, text: pieces.flat().join('') })),
)

describe('comparing articles', () => {
  it('case, any sign but a letter or a digit, and the alphabet of look-alike letters make no difference [DEC-057]', () =>
    fc.assert(
      fc.property(spelt, ({ plain, text }) => {
        expect(articleKey(text)).toBe(plain)
      }),
    ))

  it('different articles stay different [DEC-057]', () =>
    fc.assert(
      fc.property(article, article, (one, other) => {
        expect(articleKey(one) === articleKey(other)).toBe(one === other)
      }),
    ))

  it('the key of a key is the key', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
        expect(articleKey(articleKey(text))).toBe(articleKey(text))
      }),
    ))

  it.each([
    ['ОМ 90-4', 'OM904'],
    ['w 712/95', 'W71295'],
    ['5.0—30', '5030'],
    ['жиклёр', articleKey('ЖИКЛЕ\u0308Р')],
    ['ＡＬ－４０７１', 'AL4071'],
    ['й-1', articleKey('и\u0306 1')],
    ['', ''],
  ])('%j is %s', (text, key) => expect(articleKey(text)).toBe(key))
})

describe('the other keyboard layout', () => {
  const english = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,./~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>? 0123456789-'
  const russian = 'ёйцукенгшщзхъфывапролджэячсмитьбю.ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ, 0123456789-'
  const keys = fc.array(fc.nat(english.length - 1), { maxLength: 20 })
  const typed = (layout: string, at: readonly number[]) => at.map((key) => layout[key]).join('')

  it('gives what the same keys would have given [DEC-057]', () =>
    fc.assert(
      fc.property(keys, (at) => {
        expect(layoutSwap(typed(english, at))).toBe(typed(russian, at))
        if (/[а-яё]/i.test(typed(russian, at))) expect(layoutSwap(typed(russian, at))).toBe(typed(english, at))
      }),
    ))

  it.each([
    ['ghbdtn', 'привет'],
    ['привет', 'ghbdtn'],
    ['vfckj 5w-40', 'масло 5ц-40'],
    [',fnfhtz', 'батарея'],
    ['ьфтт', 'mann'],
    ['№', '№'],
    ['家 12', '家 12'],
    ['', ''],
  ])('%j → %j', (text, swapped) => expect(layoutSwap(text)).toBe(swapped))
})
