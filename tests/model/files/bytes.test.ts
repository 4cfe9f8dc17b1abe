import { expect, it } from 'vitest'
import { formatBytes } from '../../../model/files/bytes'

it.each([
  [0, '0 Б'],
  [1023, '1 023 Б'],
  [1024, '1 КБ'],
  [1536, '1,5 КБ'],
  [1_048_500, '1 023,9 КБ'],
  [1_048_550, '1 МБ'],
  [10_485_760, '10 МБ'],
])('%i bytes are «%s»', (bytes, expected) => expect(formatBytes(bytes)).toBe(expected.replaceAll(' ', '\u00a0')))
