import { expect } from '../../support/shop'
import type { Snapshot, World } from './session-starts'

export const isGuest = async ({ stage: { shop } }: World) => {
  await expect(shop.header.cabinetButton).toBeHidden()
  await expect(shop.login.form.or(shop.header.loginButton).first()).toBeVisible()
}
/** What a customer has stands there as long as it is his. */
export const isAsBefore = ({ stage: { shop } }: World, { context: { user } }: Snapshot) =>
  user ? expect(shop.header.cabinetButton).toBeVisible() : expect(shop.header.cabinetButton).toBeHidden()
export const isEmptied = ({ stage: { shop } }: World) => expect(shop.header.cabinetButton).toBeHidden()
export const PASSED = 'Проходится сразу.'
export const BRIEF = 'Память браузера отвечает раньше, чем это нарисовано.'
