import { expect, it } from 'vitest'
import { checkRegistration, EMPTY_REGISTRATION } from '../../../model/identity/forms/registration-details'

const wrong = (typed: object, inviteCode: string | null = null) =>
  Object.keys(checkRegistration('request-1', inviteCode)({ ...EMPTY_REGISTRATION, ...typed }, {}).errors).sort()

it('names every empty field at once, and none of a company to whoever was invited [VALID-011]', () => {
  const ofPerson = ['consent', 'email', 'name', 'phone']
  expect(wrong({})).toEqual(['company_name', 'inn', 'kpp', ...ofPerson].sort())
  expect(wrong({ inn: '500100732259' })).toEqual(['company_name', ...ofPerson].sort())
  expect(wrong({}, 'SAMA-2RA9-KDWX')).toEqual(ofPerson)
})

it('the company alone is missing', () => {
  const person = { name: 'Пётр', email: 'sedov@novaya.example', phone: '89000000777', consent: true }
  expect(wrong({ ...person, inn: '500100732259' })).toEqual(['company_name'])
})
