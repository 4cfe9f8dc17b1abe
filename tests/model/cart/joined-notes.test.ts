import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withNote, withoutNote } from '../../../model/cart/joined-notes'
import { NOTE_LENGTH } from '../../../model/limits'

const note = fc.string({ unit: fc.constantFrom('А', 'б', ';', ' ', '1'), maxLength: 12 })

describe('notes that come together', () => {
  it.each([
    ['', 'B', 'B'],
    ['A', '', 'A'],
    ['A', 'B', 'A; B'],
    ['A; B', 'B', 'A; B'],
    ['A; B; C', 'B; C', 'A; B; C'],
    ['Заказ 123', 'Заказ 12', 'Заказ 123; Заказ 12'],
    ['A'.repeat(NOTE_LENGTH - 2), 'B', 'A'.repeat(NOTE_LENGTH - 2)],
  ])('%#', (one, other, both) => expect(withNote(one, other)).toBe(both))

  it('part again and leave what was there before', () =>
    fc.assert(
      fc.property(note, note, (one, other) => {
        const both = withNote(one, other)
        if (both !== one) expect(withoutNote(both, other)).toBe(one)
      }),
    ))

  it.each([
    ['A; B; C', 'A', 'B; C'],
    ['A; B; C', 'B', 'A; C'],
    ['AB', 'A', 'AB'],
    ['', 'A', ''],
  ])('«%s» without «%s» is «%s»', (both, other, left) => expect(withoutNote(both, other)).toBe(left))
})
