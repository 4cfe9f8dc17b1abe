import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { RECENT_QUERIES, SEARCH_LENGTH } from '../../../model/limits'
import { parseRecent, withoutRecent, withRecent } from '../../../model/search/recent-queries'

const query = fc.oneof(fc.constantFrom('масло', 'Масло', ' масло ', 'масло  5w-30', 'фильтр', 'AL-4071', ''), fc.string({ maxLength: 260 }))
const plainOf = (text: string) => text.trim().split(/\s+/u).join(' ').toLowerCase()

describe('earlier queries', () => {
  test.prop([fc.array(query, { maxLength: 30 })])('are the newest ones, each once, however they were spaced or capitalised', (queries) => {
    const kept = queries.reduce(withRecent, [] as readonly string[])
    const expected: string[] = []
    for (const one of queries.toReversed()) {
      const key = plainOf(one).slice(0, SEARCH_LENGTH).trim()
      if (key !== '' && !expected.includes(key)) expected.push(key)
    }
    expect(kept.map(plainOf)).toEqual(expected.slice(0, RECENT_QUERIES))
  })

  test.prop([fc.array(query, { maxLength: 30 })])('come back as they were kept', (queries) => {
    const kept = queries.reduce(withRecent, [] as readonly string[])
    expect(parseRecent(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  })

  it('one is taken out however it is written', () => {
    expect(withoutRecent(['Масло 5W-30', 'фильтр'], 'масло  5w-30 ')).toEqual(['фильтр'])
  })

  it.each([null, 'масло', [1], ['a', ''], [{}], ['x'.repeat(201)]])('are none where somebody else wrote %j', (stored) => {
    expect(parseRecent(stored)).toEqual([])
  })
})
