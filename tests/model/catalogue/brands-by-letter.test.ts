import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { brandsByLetter, letterOf } from '../../../model/catalogue/brands-by-letter'

const name = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: fc.constantFrom('A', 'b', 'É', 'ё', 'Ж', 'й', '7', '«', ' ', '-', 'ß', 'ñ', '\u0000', '\u200b'), maxLength: 4 }),
)
const brands = fc.array(name, { maxLength: 20 }).map((names) => names.map((it, slug) => ({ name: it, slug })))

describe('brands by letter', () => {
  test.prop([brands])('has each brand once, under the letter of its name, no letter twice and none empty', (all) => {
    const groups = brandsByLetter(all)
    expect(groups.flatMap((group) => group.brands.map(({ slug }) => slug)).toSorted((a, b) => a - b)).toEqual(all.map(({ slug }) => slug))
    expect(new Set(groups.map(({ letter }) => letter)).size).toBe(groups.length)
    for (const group of groups) {
      expect(group.brands.length).toBeGreaterThan(0)
      expect(group.brands.every((brand) => letterOf(brand.name) === group.letter)).toBe(true)
    }
  })

  test.prop([brands, fc.infiniteStream(fc.nat())])('is the same whatever order the brands came in', (all, picks) => {
    const rest = [...all]
    const shuffled = all.map(() => rest.splice(picks.next().value % rest.length, 1)[0]!) // as many as there are
    const letters = (of: typeof all) => brandsByLetter(of).map(({ letter, brands: group }) => [letter, group.map((it) => it.name)])
    expect(letters(shuffled)).toEqual(letters(all))
  })

  it('has the Latin letters first, then the Russian ones, digits and the rest at the end', () => {
    const names = ['Яuno', '3Ton', 'Zeta', 'Ёлка', 'Arktelub', 'Енот', '«Гараж»', '---', 'Éclat', 'arta', '№ 1']
    expect(
      brandsByLetter(names.map((it) => ({ name: it }))).map(
        ({ letter, brands: group }) => `${letter}: ${group.map((it) => it.name).join(', ')}`,
      ),
    ).toEqual(['A: Arktelub, arta', 'E: Éclat', 'Z: Zeta', 'Г: «Гараж»', 'Е: Ёлка, Енот', 'Я: Яuno', '0–9: 3Ton, № 1', '#: ---'])
  })

  it.each([
    ['Йода', 'Й'],
    ['ёж', 'Е'],
    ['ärger', 'A'],
    ['ßtadt', 'S'],
    ['  zet', 'Z'],
    ['١٢', '0–9'],
    ['', '#'],
    ['✱', '#'],
  ])('%j stands under %s', (text, letter) => expect(letterOf(text)).toBe(letter))
})
