import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkCompany, EMPTY_SETUP, isPersonInn } from '../../../model/identity/company-form'
import { NewCompany } from '../../../model/identity/new-company'
import { runs } from '../../support/runs'

const typed = (inn: string, kpp: string, company_name: string) => ({ ...EMPTY_SETUP, inn, kpp, company_name })

describe('the form of a new company', () => {
  it.each([
    [
      'an organisation',
      typed('7707083893', '770701001', 'ООО «Волга»'),
      { inn: '7707083893', kpp: '770701001', company_name: 'ООО «Волга»' },
    ],
    ['spaces', typed(' 77 0708\u00a03893', '7707 01 001', '  ООО  '), { inn: '7707083893', kpp: '770701001', company_name: 'ООО' }],
    ['a person, who has no KPP', typed('500100732259', 'что угодно', 'ИП'), { inn: '500100732259', company_name: 'ИП' }],
  ])('makes a company of %s [VALID-011, DEC-036, DEC-043]', (_, form, company) =>
    expect(checkCompany(form)).toEqual({ errors: {}, company }),
  )

  it.each([
    ['nothing', typed('', '', ' '), { inn: 'Введите ИНН', kpp: 'Введите КПП', company_name: 'Введите название компании' }],
    ['a wrong check digit', typed('7707083894', '770701001', 'а'), { inn: 'Такого ИНН не бывает: проверьте цифры' }],
    ['too few digits', typed('770', '770701001', 'а'), { inn: 'В ИНН 10 цифр у организации или 12 у предпринимателя' }],
    ['a wrong INN of a person', typed('500100732258', '', 'а'), { inn: 'Такого ИНН не бывает: проверьте цифры' }],
    ['zeros', typed('0000000000', '770701001', 'а'), { inn: 'Такого ИНН не бывает: проверьте цифры' }],
    ['a wrong KPP', typed('7707083893', '77', 'а'), { kpp: 'В КПП 9 знаков, например 770701001' }],
    ['a long name', typed('500100732259', '', 'а'.repeat(201)), { company_name: 'Не больше 200 знаков' }],
  ])('says what is wrong with %s, all at once [VALID-011]', (_, form, errors) =>
    expect(checkCompany(form)).toEqual({ errors, company: null }),
  )

  const number = fc.oneof(
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789 ')), maxLength: 14 }),
    fc.constantFrom('7707083893', '500100732259'),
  )
  test.prop([number, fc.oneof(number, fc.constant('770701001')), fc.string({ maxLength: 210 })], runs(300))(
    'makes only what the contract takes, and is silent only then',
    (inn, kpp, name) => {
      const { errors, company } = checkCompany(typed(inn, kpp, name))
      expect(company === null).toBe(Object.keys(errors).length > 0)
      if (company) expect(NewCompany.safeParse(company).success).toBe(true)
      if (isPersonInn(inn)) expect(errors).not.toHaveProperty('kpp')
    },
  )
})
