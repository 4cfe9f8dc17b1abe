import { expect, test } from '../support/devices'

test('a device that is signed out on the account page keeps what is typed in it and asks to log in; a login link opens another one [DEC-039, DEC-073]', async ({
  device,
}) => {
  const office = await device('buyer')
  const phone = await device('buyer')
  await phone.open('/personal/account')
  await phone.page.getByRole('button', { name: /^Изменить.+имя/ }).click()
  await phone.page.getByLabel('Имя и фамилия').fill('Антон на телефоне')

  await office.open('/personal/account')
  const sessions = office.page.getByRole('region', { name: /^Где вы.вошли/ })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByRole('listitem').first()).toContainText('Это устройство')
  await sessions.getByRole('button', { name: /^Выйти везде/ }).click()
  await office
    .dialog(/других устройствах/)
    .getByRole('button', { name: 'Выйти везде' })
    .click()
  await expect(sessions).toContainText('только здесь')
  await expect(sessions.getByRole('listitem')).toHaveCount(1)

  await phone.page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(phone.login.popup).toContainText(/Вход завершили с.другого устройства \d/)
  await phone.page.keyboard.press('Escape')
  await expect(phone.page.getByLabel('Имя и фамилия')).toHaveValue('Антон на телефоне')

  await office.page.getByRole('button', { name: 'Создать ссылку' }).click()
  await expect(office.page.getByRole('img', { name: /^QR-код/ })).toBeVisible()
  const link = await office.page.getByLabel('Ссылка для входа').inputValue()
  await phone.open(link)
  await expect(phone.page).toHaveURL('/auth/autologin')
  await phone.page.getByRole('button', { name: 'Войти как Антон Рябов' }).click()
  await expect(phone.page).toHaveURL('/')
  await office.page.reload()
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
})
