import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from '../../../model/text/typed/clean-text'

describe('a typed text', () => {
  it.each([
    ['AL\u200b-4071\u2060-004\u202a', 'AL-4071-004'],
    ['щетки', 'щетки'],
    ['ще\u0308тки', 'щётки'],
    ['охлаждающии\u0306', 'охлаждающий'],
    ['мас\u00adло', 'масло'],
    ['+7 900 \u202a000-01-01\u202c', '+7 900 000-01-01'],
    ['№ 5 ½ м² …', '№ 5 ½ м² …'],
    ['4\u00a0л', '4\u00a0л'],
    ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
    ['', ''],
  ])('%j is %j', (text, typed) => expect(cleanText(text)).toBe(typed))

  it('is not changed by being normalised again', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text))
      }),
    ))
})
