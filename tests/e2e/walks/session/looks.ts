import { expect } from '../../support/shop'
import { questionOf, type Snapshot, type World } from './starts'

/** Nobody is in: there is a way to log in and none to the cabinet. */
export const seesGuest = async ({ stage: { shop } }: World) => {
  await expect(shop.header.cabinetButton).toBeHidden()
  await expect(shop.login.form.or(shop.header.loginButton).first()).toBeVisible()
}
/** What a customer has stands there as long as it is his. */
export const seesAsBefore = ({ stage: { shop } }: World, { context: { user } }: Snapshot) =>
  user ? expect(shop.header.cabinetButton).toBeVisible() : expect(shop.header.cabinetButton).toBeHidden()
/** What a customer had is gone. */
export const seesNobody = ({ stage: { shop } }: World) => expect(shop.header.cabinetButton).toBeHidden()
/** The question before the logout, and not yet the progress after it. */
export const seesQuestion = async ({ stage }: World) => {
  await expect(questionOf(stage)).toBeVisible()
  await expect(stage.page.getByRole('progressbar', { name: 'Отправляем изменения' })).toBeHidden()
}
/** Why a state is not looked for. */
export const PASSED = 'Проходится сразу.'
export const BRIEF = 'Память браузера отвечает раньше, чем это нарисовано.'
