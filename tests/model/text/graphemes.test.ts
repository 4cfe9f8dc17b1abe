import fc from 'fast-check'
import { expect, it } from 'vitest'
import { graphemesOf } from '../../../model/text/trim'
import { runs } from '../../support/runs'

it.each(['масло', 'ёж', 'й\u0306', '👩‍🔧', '👍🏽', '❤️', 'a\r\nb', ''])(
  '«%s» has as many characters without Intl.Segmenter as with it [DEC-084]',
  (text) => expect([...graphemesOf(text, null)]).toEqual([...graphemesOf(text)]),
)
it('without Intl.Segmenter nothing of a text is lost [DEC-044]', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      expect([...graphemesOf(text, null)].join('')).toBe(text)
    }),
    runs(200),
  ))
