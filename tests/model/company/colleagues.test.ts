import { expect, it } from 'vitest'
import { checkCompanyChange, checkInvitation, checkNewCompany, checkNewRegion } from '../../../model/company/colleagues/company-forms'
import type { OwnCompany } from '../../../model/company/colleagues/own-company'
import { companiesWithoutRegion, regionGroups } from '../../../model/company/colleagues/region-groups'
import { removalLosses, removalObstacle } from '../../../model/company/colleagues/removal'
import { region } from '../../support/plain-region'

const company = (id: number, more: Partial<OwnCompany> = {}): OwnCompany => ({
  id,
  company_name: `Фирма ${id}`,
  inn: '1600906857',
  contact_name: '',
  contact_phone: '',
  version: 1,
  is_admin: true,
  regions: [],
  ...more,
})

it('regions stand by their states, an unknown one on moderation, each group by city; groups without any are left out [STATE-007]', () => {
  const regions = [region(1, { store_city_name: 'Пермь' }), region(2, { store_city_name: 'Омск' }), region(3, { status: 7 })]
  const groups = regionGroups(regions, [company(1)], '')
  expect(groups.map(({ state, rows }) => [state, rows.map((row) => row.region.id)])).toEqual([
    ['active', [2, 1]],
    ['moderated', [3]],
  ])
  expect(groups[0]?.rows[0]?.company?.id).toBe(1)
})

it.each([
  ['омск', [2]],
  ['гараж', [1, 2]],
  ['1600906857', [1, 2]],
  ['160001001', [1, 2]],
  ['нигде', []],
])('regions are found by city, company, INN and KPP: %s', (text, ids) => {
  const regions = [region(1, { store_city_name: 'Казань' }), region(2, { store_city_name: 'Омск' })]
  const groups = regionGroups(regions, [company(1, { kpp: '160001001' })], text)
  expect(groups.flatMap(({ rows }) => rows.map((row) => row.region.id))).toEqual(ids)
})

it('a company without a region is known as such', () => {
  const companies = [company(1), company(2, { regions: [{ id: 5, user_count: 1 }] })]
  expect(companiesWithoutRegion(companies).map(({ id }) => id)).toEqual([1])
})

it('open orders and a debt stand against a removal, documents and carts do not [DEC-074]', () => {
  expect(removalObstacle({ open_orders: 0, debt: 0 })).toBeNull()
  expect(removalObstacle({ open_orders: 2, debt: 0 })).toContain('Заказы в\u00a0работе: 2')
  expect(removalObstacle({ open_orders: 1, debt: 1 })).toContain('0,01')
  const nothing = { open_orders: 0, debt: 0, unsigned_documents: 0, cart_lines: 0, colleagues: 0, pending_invites: 0 }
  expect(removalLosses(nothing)).toEqual([])
  expect(removalLosses({ ...nothing, cart_lines: 1, colleagues: 21, pending_invites: 2 })).toEqual([
    '1\u00a0строка в\u00a0корзинах региона',
    'доступ для 21\u00a0человека',
    '2\u00a0приглашения без ответа',
  ])
})

it('a company is added as in the registration; a region needs company and city', () => {
  expect(checkNewCompany({ inn: '160 090 6857', kpp: '', company_name: ' ' }, {}).errors).toEqual({
    kpp: expect.any(String),
    company_name: 'Введите название компании',
  })
  expect(checkNewRegion({ company_id: '', store_city_id: '' }, {})).toEqual({
    errors: { company_id: 'Выберите компанию', store_city_id: 'Выберите город' },
    args: null,
  })
  expect(checkNewRegion({ company_id: '3', store_city_id: '18' }, {}).args).toEqual({ body: { company_id: 3, store_city_id: 18 } })
})

it('a changed company has a name; its phone may be left out, and is cleaned [ROLE-003, DEC-042]', () => {
  const typed = { company_name: 'Волга', contact_name: ' Анна ', contact_phone: '', pickup_id: '', version: 2 }
  const check = checkCompanyChange(1, { id: 5 })
  expect(check(typed, {}).args).toEqual({
    params: { id: 1 },
    body: { company_name: 'Волга', contact_name: 'Анна', contact_phone: undefined, version: 2 },
  })
  expect(check({ ...typed, contact_phone: '8 (900) 000-01-05' }, {}).args?.body.contact_phone).toBe('79000000105')
  expect(check({ ...typed, company_name: '', contact_phone: '12' }, {}).errors).toEqual({
    company_name: 'Введите название компании',
    contact_phone: 'Некорректный телефон',
  })
})

it.each([
  ['that was chosen goes with the change', undefined, '62', { company_region_id: 5, pickup_id: 62 }],
  ['that is the main one again is none', 62, '', { company_region_id: 5, pickup_id: null }],
  ['that stays is not sent', 62, '62', undefined],
])('a favourite store %s [ROLE-003]', (_, pickup_id, chosen, favorite_store) => {
  const typed = { company_name: 'Волга', contact_name: '', contact_phone: '', pickup_id: chosen, version: 2 }
  expect(checkCompanyChange(1, { id: 5, pickup_id })(typed, {}).args?.body.favorite_store).toEqual(favorite_store)
})

it('somebody is invited by an e-mail that may be one', () => {
  expect(checkInvitation(5)({ email: ' a@b.example ' }, {}).args).toEqual({ params: { id: 5 }, body: { email: 'a@b.example' } })
  expect([checkInvitation(5)({ email: '' }, {}).errors, checkInvitation(5)({ email: 'a' }, {}).errors]).toEqual([
    { email: 'Введите email' },
    { email: 'Некорректный email' },
  ])
})
