import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { fc, test } from '@fast-check/vitest'
import { Link } from '../../../model/content/link'
import { externalContract } from '../../../model/contract/content/external'
import { jobsContract } from '../../../model/contract/content/jobs'
import { promotionsContract } from '../../../model/contract/content/promotions'
import { helpcenterContract } from '../../../model/contract/conversation/helpcenter'
import { companiesContract } from '../../../model/contract/people/companies'
import { registrationContract } from '../../../model/contract/people/registration'

/** The schema that a row has; the type of a row says only that it may have one. */
function given(schema: z.ZodMiniType | undefined): z.ZodMiniType {
  if (!schema) throw new Error('the row has no such schema')
  return schema
}

/** What a body is refused for, by field; empty where it is accepted. */
function refusals(schema: z.ZodMiniType, body: unknown): Record<string, string[]> {
  const parsed = z.safeParse(schema, body)
  const fields: Record<string, string[]> = {}
  for (const { path, message } of parsed.error?.issues ?? []) (fields[path.join('.')] ??= []).push(message)
  return fields
}

const step1 = {
  inn: '7707083893',
  kpp: '770701001',
  company_name: 'ООО «Волга-Сервис»',
  name: 'Ирина',
  email: 'irina@volga.example',
  phone: '79000000101',
  consent: true,
}
const step2 = { code_verification_id: 'a1b2c3d4-e5f6', code: '123456', password: 'масло5w30', store_city_id: 3 }

describe('registration [DEC-036]', () => {
  const body = given(registrationContract['registration.register'].body)

  it('takes an organisation with its KPP, a person without [VALID-011]', () => {
    const { kpp: _kpp, ...withoutKpp } = step1
    expect(refusals(body, step1)).toEqual({})
    expect(refusals(body, { ...withoutKpp, inn: '500100732259' })).toEqual({})
    expect(refusals(body, withoutKpp)).toEqual({ kpp: ['Введите КПП'] })
    expect(refusals(given(companiesContract['companies.create'].body), { inn: step1.inn, company_name: 'Волга' })).toEqual({
      kpp: ['Введите КПП'],
    })
  })

  it('names every wrong field in Russian [VALID-011]', () => {
    const wrong = { inn: '7707083894', kpp: '1', company_name: ' ', name: '', email: 'irina@', phone: '8-900', consent: false }
    expect(refusals(body, wrong)).toEqual({
      inn: ['Такого ИНН не бывает: проверьте цифры'],
      kpp: ['В КПП 9 знаков, например 770701001'],
      company_name: ['Введите название компании'],
      name: ['Введите имя'],
      email: ['Некорректный email'],
      phone: ['Некорректный телефон'],
      consent: ['Нужно согласие на обработку персональных данных'],
    })
  })

  it('wants six digits and a password by the rule [DEC-037]', () => {
    const body = given(registrationContract['registration.finish'].body)
    expect(refusals(body, step2)).toEqual({})
    expect(refusals(body, { ...step2, code: '12345' }).code).toHaveLength(1)
    expect(Object.keys(refusals(body, { ...step2, password: 'масло' }))).toEqual(['password'])
    expect(refusals(body, { ...step2, password: 'масло' }).password).toHaveLength(2)
    expect(refusals(body, { ...step2, password: 'a1'.repeat(101) }).password).toEqual(['Пароль слишком длинный: не больше 200 знаков'])
  })

  it('sends a code to an e-mail, to a phone, or an earlier one again: to exactly one', () => {
    const body = given(registrationContract['codeVerifications.create'].body)
    const [email, phone, id] = ['irina@volga.example', '79000000101', 'a1b2c3d4']
    for (const one of [{ email }, { phone }, { id }]) expect(refusals(body, one)).toEqual({})
    for (const wrong of [{}, { email, phone }, { email, id }, { email, phone, id }])
      expect(refusals(body, wrong)).toEqual({ email: ['Введите email или телефон'] })
  })
})

describe('links of the server', () => {
  it('leads to http(s) or a path of this origin, or nowhere', () => {
    for (const link of ['', '/', '/catalog/filtry/', '/ext/search?q=1', 'https://opt.example/a?b=1#c', 'http://localhost:4173'])
      expect(z.safeParse(Link, link).success, link).toBe(true)
    for (const link of [
      'javascript:alert(1)',
      'JAVASCRIPT:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      'https:evil',
      'catalog',
      '/a b',
      '/a\nb',
    ]) {
      expect(z.safeParse(Link, link).success, link).toBe(false)
    }
  })

  test.prop([
    fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.webPath(),
      fc.string().map((text) => `/${text}`),
      fc.string().map((text) => `https://shop.example/${text}`),
    ),
  ])('what is accepted is read by the browser as http(s), and a path stays on its origin', (text) => {
    if (!z.safeParse(Link, text).success || text === '') return
    const url = new URL(text, 'https://shop.example')
    expect(['http:', 'https:']).toContain(url.protocol)
    if (text.startsWith('/')) expect(url.origin).toBe('https://shop.example')
  })
})

describe('questions', () => {
  it('the help search wants two characters, spaces around do not count [VALID-008]', () => {
    const query = given(helpcenterContract['helpcenter.suggestions'].query)
    const accepted = ['', 'к', ' к ', 'ка', 'как'].filter((q) => z.safeParse(query, { q }).success)
    expect(accepted).toEqual(['ка', 'как'])
  })

  it('limits in an address are text, and bounded: 24 search results, 10 banners [CONST-008] [CONST-013]', () => {
    const search = given(externalContract['external.search'].query)
    expect(z.parse(search, { q: '5w30', limit: '24', crid: '7' })).toEqual({ q: '5w30', limit: 24, crid: 7 })
    expect(z.safeParse(search, { q: '5w30', limit: '25' }).success).toBe(false)
    const banners = given(promotionsContract['promotions.banners'].query)
    expect(['0', '1', '10', '11', '1.5', 'a'].filter((limit) => z.safeParse(banners, { limit }).success)).toEqual(['1', '10'])
  })

  it('the products of a promotion come by 24, 48, 96, or 200 where all are wanted [CONST-013]', () => {
    const body = given(promotionsContract['promotions.products'].body)
    expect([0, 24, 48, 96, 100, 200, 201].filter((itemsPerPage) => z.safeParse(body, { itemsPerPage }).success)).toEqual([24, 48, 96, 200])
  })
})

describe('an application for a job', () => {
  const body = given(jobsContract['jobs.apply'].body)
  const application = { name: 'Пётр', phone: '79000000102', email: 'petr@post.example' }
  const file = (type: string, size: number) => new File([new Uint8Array(size)], 'resume', { type })

  it('takes a document of at most 10 MB, or none', () => {
    expect(refusals(body, application)).toEqual({})
    expect(refusals(body, { ...application, resume: file('application/pdf', 1000) })).toEqual({})
    expect(refusals(body, { ...application, resume: file('application/pdf', 10_485_761) })).toEqual({ resume: ['Файл больше 10\u00a0МБ'] })
    expect(refusals(body, { ...application, resume: file('text/html', 10) })).toEqual({ resume: ['Приложите PDF, DOC, DOCX, RTF или TXT'] })
  })
})
