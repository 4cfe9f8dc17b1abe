import { PASSWORD, people } from '../support/people'
import { expect, test } from '../support/shop'
import { actorIn, openInspector, stateIn } from '../support/inspector'

test('the inspector finds a shop that is opened with it, and lights the state that a login leads to', async ({ shop }) => {
  await shop.open('/auth/login?inspect')
  const inspector = await openInspector(shop)
  await expect(inspector.getByText('На связи')).toBeVisible()
  await expect(stateIn(inspector, 'session.guest')).toHaveClass(/is-active/)
  await shop.login.submit(people.administrator, PASSWORD)
  await expect(stateIn(inspector, 'session.signedIn')).toHaveClass(/is-active/)
  await expect(stateIn(inspector, 'session.guest')).not.toHaveClass(/is-active/)
  await expect(actorIn(inspector, 'Корзина')).toBeVisible()
  expect(await inspector.content()).not.toContain(PASSWORD)
})
