import { describe, expect, it } from 'vitest'
import { checkApplication, EMPTY_APPLICATION, type TypedApplication } from '../../../../model/form/forms/job-application'

const typed: TypedApplication = {
  ...EMPTY_APPLICATION,
  name: ' Анна ',
  phone: '8 (900) 000-01-05',
  email: ' anna@garage.example ',
  consent: true,
}
const check = (changes: Partial<TypedApplication>) => checkApplication(4)({ ...typed, ...changes }, {})
const file = (name: string, size: number) => new File([new Uint8Array(size)], name)

describe('an application for a vacancy', () => {
  it('becomes the call for it: cleaned, without what was left empty [CALL-105]', () =>
    expect(check({ city: ' ', cover_letter: '' })).toEqual({
      errors: {},
      args: { params: { id: 4 }, body: { name: 'Анна', phone: '79000000105', email: 'anna@garage.example' } },
    }))

  it('takes the city, the letter and one file along', () => {
    const resume = file('cv.pdf', 10)
    expect(check({ city: 'Казань', cover_letter: 'Знаю масла', resume: [resume] }).args?.body).toMatchObject({
      city: 'Казань',
      cover_letter: 'Знаю масла',
      resume,
    })
  })

  it.each<[Partial<TypedApplication>, Record<string, string>]>([
    [{ name: ' ' }, { name: 'Введите имя' }],
    [{ phone: '' }, { phone: 'Введите телефон' }],
    [{ phone: '123' }, { phone: 'Некорректный телефон' }],
    [{ email: ' ' }, { email: 'Введите email' }],
    [{ email: 'anna@' }, { email: 'Некорректный email' }],
    [{ city: 'г'.repeat(101) }, { city: 'Не больше 100 знаков' }],
    [{ cover_letter: 'г'.repeat(4001) }, { cover_letter: 'Не больше 4000 знаков' }],
    [{ resume: [file('cv.exe', 10)] }, { resume: 'Приложите PDF, DOC, DOCX, RTF или TXT' }],
    [{ resume: [file('cv.pdf', 10_485_761)] }, { resume: 'Файл больше 10\u00a0МБ' }],
    [{ consent: false }, { consent: 'Без согласия мы\u00a0не\u00a0можем принять отклик' }],
  ])('with %o is not sent: %o', (changes, errors) => expect(check(changes)).toEqual({ errors, args: null }))
})
