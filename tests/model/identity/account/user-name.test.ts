import { expect, it } from 'vitest'
import { checkUserName } from '../../../../model/identity/account/user-name'

it.each([
  ['  Анна   Третья ', { errors: {}, args: { name: 'Анна   Третья' } }],
  ['А', { errors: {}, args: { name: 'А' } }],
  ['   ', { errors: { name: 'Введите имя' }, args: null }],
  ['а'.repeat(101), { errors: { name: 'Не больше 100 знаков' }, args: null }],
])('the name «%s» is checked', (name, checked) => expect(checkUserName({ name })).toEqual(checked))
