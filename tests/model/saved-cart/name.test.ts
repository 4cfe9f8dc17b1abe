import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { isReadable, nameProblem, plainName, proposedName } from '../../../model/saved-cart/name'

const NOW = Date.parse('2026-11-23T09:00:00Z')
const anyText = fc.string({ unit: 'binary', maxLength: 40 })
const nasty = fc
  .array(
    fc.constantFrom('а', 'Б', ' ', '\u00a0', '\n', '\t', '\u0000', '\u200b', '\u202e', '\u2066', '\ufeff', '\u0301', '\ud800', '🛢️', '<b>'),
    {
      maxLength: 20,
    },
  )
  .map((parts) => parts.join(''))

describe('a name as it is kept', () => {
  test.prop([fc.oneof(anyText, nasty)])('stands on one line, has no sign that is not seen, and is kept as it is once more', (text) => {
    const name = plainName(text)
    expect(plainName(name)).toBe(name)
    expect(name).toBe(name.trim())
    expect(name).not.toMatch(/ {2}|[\p{Cc}\u2028\u2029\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u)
    expect(name).not.toMatch(/\p{Cs}/u)
  })
  test.prop([fc.array(fc.constantFrom('Масло', '5W-30', '№', '«Гараж»', 'C3', '№2', '100%'), { minLength: 1, maxLength: 8 })])(
    'keeps every word',
    (words) => {
      expect(plainName(` ${words.join('\u00a0\n ')}\t`)).toBe(words.join(' '))
    },
  )
  it('keeps an emoji that is joined of several whole', () => expect(plainName('Для 👨‍🔧')).toBe('Для 👨‍🔧'))
})

describe('what is wrong with a name', () => {
  it.each([
    ['', 'Назовите корзину'],
    [' \u200b\u202e ', 'Назовите корзину'],
    ['\u0301', 'Назовите корзину'],
    ['\u200d', 'Назовите корзину'],
    ['\u3164 \u2800\u115f\u1160\uffa0', 'Назовите корзину'],
    ['Масло', null],
    ['5', null],
    ['я'.repeat(100), null],
    [`  ${'я'.repeat(100)}  `, null],
    ['я'.repeat(101), 'Не больше 100 знаков, сейчас 101'],
    ['я'.repeat(1_000_000), 'Не больше 100 знаков, сейчас 1\u00a0000\u00a0000'],
  ])('%#', (text, problem) => expect(nameProblem(text)).toBe(problem))
  test.prop([fc.oneof(anyText, nasty)])('is nothing just where the kept name can be read and fits', (text) => {
    const name = plainName(text)
    expect(nameProblem(text) === null).toBe(isReadable(name) && name.length <= 100)
  })
})

describe('a proposed name', () => {
  it('is the day, as a number where that is taken already', () => {
    expect(proposedName(NOW, [])).toBe('Корзина 23.11.2026')
    expect(proposedName(NOW, ['корзина\u00a023.11.2026 ', 'Корзина 23.11.2026 (3)'])).toBe('Корзина 23.11.2026 (2)')
    expect(proposedName(NOW, ['Корзина 23.11.2026', 'Корзина 23.11.2026 (2)'])).toBe('Корзина 23.11.2026 (3)')
  })
  test.prop([fc.integer({ min: 0, max: 40 })])('is nobody’s yet, and one that may be kept', (others) => {
    const taken: string[] = []
    for (let at = 0; at < others; at++) taken.push(proposedName(NOW, taken))
    const next = proposedName(NOW, taken)
    expect([new Set([...taken, next]).size, nameProblem(next)]).toEqual([others + 1, null])
  })
})
