import { expect, it } from 'vitest'
import { namedList } from '../../../model/text/named-list'

it.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A и B'],
  [['A', 'B', 'C'], 'A, B и C'],
  [['A', 'B', 'C', 'D'], 'A, B и ещё 2'],
])('%j are named so', (names, words) => expect(namedList(names).replaceAll('\u00a0', ' ')).toBe(words))
