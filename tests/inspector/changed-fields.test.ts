import { isDeepStrictEqual } from 'node:util'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { changedField, type ChangedField, countChanges } from '../../inspector/recording/changed-fields'
import { dataFields, isInside } from '../../inspector/recording/data-fields'

/** What differs, each by its path: `lines.0.qty 1→2`. */
function told({ key, mark, was, now, fields }: ChangedField, path = ''): string[] {
  const own = [path, key].filter(Boolean).join('.')
  if (mark === 'same') return []
  if (mark === 'inside') return fields.flatMap((field) => told(field, own))
  return [`${own} ${mark === 'added' ? '' : JSON.stringify(was)}→${mark === 'removed' ? '' : JSON.stringify(now)}`]
}

describe('what changed in data', () => {
  it.each([
    ['nothing', { a: 1, of: [1, { b: null }] }, { a: 1, of: [1, { b: null }] }, []],
    ['a field', { a: 1, of: { b: 'x', c: 0 } }, { a: 1, of: { b: 'y', c: 0 } }, ['of.b "x"→"y"']],
    ['a field that came, and one that went', { a: 1 }, { b: 2 }, ['b →2', 'a 1→']],
    ['a kind', { a: [1] }, { a: { 0: 1 } }, ['a [1]→{"0":1}']],
    [
      'the first of goods that have ids',
      {
        of: [
          { id: 1, n: 1 },
          { id: 2, n: 1 },
        ],
      },
      { of: [{ id: 2, n: 3 }] },
      ['of.0.n 1→3', 'of.0 {"id":1,"n":1}→'],
    ],
    [
      'a pair of a map',
      {
        of: [
          [7, { n: 1 }],
          [8, { n: 1 }],
        ],
      },
      {
        of: [
          [8, { n: 2 }],
          [9, 1],
        ],
      },
      ['of.8.n 1→2', 'of.9 →1', 'of.7 {"n":1}→'],
    ],
  ])('is told by its place: %s', (_, was, now, expected) => expect(told(changedField('', was, now))).toEqual(expected))

  it.each([
    ['goods in another order', [{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }]],
    ['more in a list that was cut', [1, '… ещё 240'], [1, '… ещё 241']],
    ['more in an object that was cut', { a: 1, '…': 'ещё 5' }, { a: 1, '…': 'ещё 6' }],
  ])('is told also where each field is as it was: %s', (_, was, now) => {
    const field = changedField('', was, now)
    expect({ mark: field.mark, countChanges: countChanges(field) }).toEqual({ mark: 'inside', countChanges: 1 })
  })
})

/** Few names and few values, so that two are often alike. */
const { data } = fc.letrec((tie) => ({
  leaf: fc.constantFrom(null, 0, 1, 'x', true),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'id'), tie('data'), { maxKeys: 3, noNullPrototype: true }),
  goods: fc.uniqueArray(fc.record({ id: fc.nat(3), n: fc.nat(2) }), { selector: ({ id }) => id, maxLength: 4 }),
  map: fc.array(fc.tuple(fc.constantFrom('k', 'l', 1), tie('data')), { maxLength: 3 }),
  list: fc.array(tie('data'), { maxLength: 3 }),
  data: fc.oneof({ maxDepth: 4, depthIdentifier: 'data' }, tie('leaf'), tie('object'), tie('goods'), tie('map'), tie('list')),
}))

test.prop([data, data])('there are marks exactly where two differ', (was, now) => {
  expect(countChanges(changedField('', was, structuredClone(was)))).toBe(0)
  const field = changedField('', was, now)
  const isEqual = isDeepStrictEqual(was, now)
  expect([field.mark === 'same', countChanges(field) === 0]).toEqual([isEqual, isEqual])
})

test.prop([data, data])('whatever was and is there is told once, as it was and as it is', (was, now) => {
  function look({ mark, was: old, now: own, fields }: ChangedField): void {
    const [before, after] = [old, own].map((side) => (isInside(side) ? dataFields(side).map(({ value }) => value) : []))
    const sides = mark === 'removed' ? [before, []] : mark === 'inside' ? [before, after] : [[], after]
    const written = (values: readonly unknown[] | undefined) => (values ?? []).map((value) => JSON.stringify(value)).sort()
    const was = mark === 'removed' ? fields : fields.filter(({ mark: its }) => its !== 'added')
    if (mark === 'inside' || mark === 'removed') expect(written(was.map((it) => it.was))).toEqual(written(sides[0]))
    if (mark !== 'removed') expect(fields.filter(({ mark: its }) => its !== 'removed').map((it) => it.now)).toEqual(sides[1])
    fields.forEach(look)
  }
  look(changedField('', was, now))
})
