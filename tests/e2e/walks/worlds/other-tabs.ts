import { InvitePage } from '../../pages/invite'
import { PASSWORD, people, type Person } from '../../support/people'
import { expect, type Shop } from '../../support/shop'
import type { Stage } from '../harness/stage'

/** Another tab that no session is known in, whatever the browser holds; who is in here must not ask the server anything meanwhile. */
export async function guestTab(stage: Stage): Promise<Shop> {
  await stage.plays('sessionExpires')
  const other = await stage.shop.tab()
  await other.open('/brands')
  await other.header.loginButton.click()
  await expect(other.login.form).toBeVisible()
  await stage.plays()
  return other
}
/** Closes another tab, until this one can see by the locks of the browser that it lives no more. */
export async function closeTab(stage: Stage, other: Shop): Promise<void> {
  const living = () => stage.page.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0)
  const before = await living()
  await other.page.close()
  await expect.poll(living).toBeLessThan(before)
}
async function leave(stage: Stage, other: Shop): Promise<void> {
  await other.page.close()
  await stage.page.bringToFront()
}

/** Somebody logs in in another tab, which is then closed. @param guest it; a new one without it */
export async function enterElsewhere(stage: Stage, who: Person, guest: Shop | null = null): Promise<void> {
  const other = guest ?? (await guestTab(stage))
  await other.page.bringToFront()
  await other.login.submit(people[who], PASSWORD)
  await expect(other.header.cabinetButton).toBeVisible()
  await leave(stage, other)
}
/** The same by an answer that cannot be read: the login is his, and no tab is told. */
export async function enterUnheard(stage: Stage, who: Person, other: Shop): Promise<void> {
  await other.page.bringToFront()
  await stage.plays('nonsense')
  await other.login.submit(people[who], PASSWORD)
  await expect(other.login.popup.getByRole('alert')).toBeVisible()
  await stage.plays()
  await leave(stage, other)
}
/** He logs out in another tab, which is then closed. */
export async function leaveElsewhere(stage: Stage): Promise<void> {
  const other = await stage.shop.tab()
  await other.open('/brands')
  await other.header.logout()
  await expect(other.header.loginButton).toBeVisible()
  await leave(stage, other)
}

/** The invitation of the buyer into a second region of his company. */
export const SECOND_REGION = 'SAMA-2RA9-KDWX'
/** The invitation of who has no company into the first. */
export const FIRST_REGION = 'H7QD-PAVE-3JZT'
/** Other tabs, each with an invitation that waits for the answer. */
export async function invitedTabs(stage: Stage, code: string, count: number): Promise<Shop[]> {
  const tabs: Shop[] = []
  while (tabs.length < count) tabs.push(await invitedTab(stage, code))
  return tabs
}
async function invitedTab(stage: Stage, code: string): Promise<Shop> {
  const other = await stage.shop.tab()
  await other.open(`/invites/${code}`)
  await expect(new InvitePage(other.page).accept).toBeVisible()
  return other
}
/**
 * The invitation is accepted in one more of them, or else in a new one: the first that does it is believed, the others, which were opened
 * before, look it up and tell the same.
 */
export async function acceptElsewhere(stage: Stage, invites: Shop[], code: string): Promise<void> {
  const other = invites.pop() ?? (await invitedTab(stage, code))
  await other.page.bringToFront()
  await new InvitePage(other.page).accept.click()
  await expect(other.heading(/^Вы.в.компании/)).toBeVisible()
  await leave(stage, other)
}
