import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  firstRegion,
  isFirstGuessed,
  isRegionAdmin,
  REGION_ACTIVE,
  REGION_BLOCKED,
  REGION_MODERATED,
  regionState,
  type CompanyRegion,
} from '../../../model/company/region'
import { region } from '../../support/plain-region'

const regions = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      status: fc.constantFrom(0, 1, 5, 99),
      favorite: fc.constantFrom(0 as const, 1 as const),
    }),
    {
      selector: ({ id }) => id,
      maxLength: 6,
    },
  )
  .map((all) => all.map(({ id, ...changes }) => region(id, changes)))
const remembered = fc.option(fc.integer({ min: 1, max: 9 }))

describe('the state of a region', () => {
  it('is active at 1, blocked at 99, and on moderation at every other status [STATE-007] [ENT-003] [CONST-017]', () => {
    expect([REGION_MODERATED, REGION_ACTIVE, REGION_BLOCKED]).toEqual([0, 1, 99])
    for (let status = -5; status <= 120; status++)
      expect(regionState({ status })).toBe(status === 1 ? 'active' : status === 99 ? 'blocked' : 'moderated')
  })
})

describe('the region to begin with', () => {
  it('a cookie that names a region that may be chosen wins [DEC-027]', () =>
    fc.assert(
      fc.property(regions, remembered, (all, cookie) => {
        const named = all.filter(({ id, status }) => id === cookie && status !== 99)
        for (const wanted of named) expect(firstRegion(all, cookie)).toBe(wanted)
      }),
    ))

  it('else the favourite unless blocked, else the first that is not blocked, else none [DEC-027] [CONST-017]', () =>
    fc.assert(
      fc.property(regions, (all) => {
        let expected: CompanyRegion | null = null
        for (const it of all) {
          if (it.status === 99) continue
          if (expected === null || (it.favorite === 1 && expected.favorite === 0)) expected = it
        }
        expect(firstRegion(all, null)).toBe(expected)
        expect(firstRegion(all, 1000)).toBe(expected)
      }),
    ))

  it('else the one that the server says was used last, unless blocked [DEC-027]', () =>
    fc.assert(
      fc.property(regions, remembered, (all, last) => {
        const listed = all.map((each) => (each.id === last ? { ...each, last_used: 1 as const } : each))
        const isOpen = listed.some(({ id, status }) => id === last && status !== 99)
        if (isOpen) for (const cookie of [null, 1000]) expect(firstRegion(listed, cookie)?.id).toBe(last)
        for (const { id, status } of listed) if (status !== 99) expect(firstRegion(listed, id)?.id).toBe(id)
      }),
    ))

  it('is a guess only where several may be chosen and neither the cookie nor the server knows which was used last', () => {
    const [first, second, blocked] = [region(1), region(2), region(3, { status: 99, last_used: 1 })]
    expect({
      unknown: isFirstGuessed([first, second, blocked], null),
      gone: isFirstGuessed([first, second, blocked], 7),
      'used last is blocked': isFirstGuessed([first, second, blocked], 3),
      'named by the cookie': isFirstGuessed([first, second, blocked], 2),
      'known to the server': isFirstGuessed([first, region(2, { last_used: 1 })], null),
      'one region': isFirstGuessed([first, blocked], null),
    }).toEqual({
      unknown: true,
      gone: true,
      'used last is blocked': true,
      'named by the cookie': false,
      'known to the server': false,
      'one region': false,
    })
  })

  it('is never a blocked one, even where the cookie names it [DEC-027] [DEC-025]', () =>
    fc.assert(
      fc.property(regions, remembered, (all, cookie) => {
        expect(firstRegion(all, cookie)?.status).not.toBe(99)
      }),
    ))

  it('may be one on moderation: a cart is allowed there [DEC-025]', () => {
    const [moderated, active] = [region(1, { status: 0, favorite: 1 }), region(2)]
    expect(firstRegion([active, moderated], null)).toBe(moderated)
  })
})

describe('who administers a region', () => {
  it('those in admin_ids and nobody else, not even its user [ROLE-003]', () =>
    expect([7, 8, 1].map((id) => isRegionAdmin(region(1, { admin_ids: [7, 8], user_id: 1 }), id))).toEqual([true, true, false]))
})
