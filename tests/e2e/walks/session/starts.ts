import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '../../../../machines/session/session.machine'
import { ApiError } from '../../../../model/api-error'
import type { CartWrite } from '../../../../model/cart/cart-queue'
import type { Unfinished } from '../../../../model/cart/unfinished'
import type { User } from '../../../../model/identity/user'
import { AWAY_MS, leaveFor } from '../../support/looks'
import { PASSWORD, people } from '../../support/people'
import { expect, type Shop } from '../../support/shop'
import type { Stage } from '../harness/stage'
import { acceptElsewhere, enterUnheard, guestTab, invitedTabs, SECOND_REGION } from '../worlds/other-tabs'
import { changeElsewhere, changeInVain, changeOffline, refusal, waiting } from '../worlds/unsent'

/** `invites`: other tabs with an invitation that waits for the answer. `other`: one with a cart, or one where a guest stands before the login form. */
export type World = { stage: Stage; invites: Shop[]; other: Shop | null }
export type Snapshot = SnapshotFrom<typeof sessionMachine>

const userOf = (id: number, email: string): User => ({
  id,
  name: '',
  email,
  phone: '',
  registration_not_complete: false,
  last_company_id: 1,
})
/** Who logs in here, and the other who may. */
export const OWN = userOf(3, people.buyer)
export const ANOTHER = userOf(2, people.second)

/** Names of starts. */
export const ALONE = 'гость один'
export const FOUND = 'гость, а входят рядом'
export const CHANGED = 'профиль меняется'
export const DROPPED = 'выходят рядом'
export const FOREIGN = 'рядом входит другой'
export const UNSENT = 'есть неотправленное'
export const UNHEARD = 'входит другой, а сюда не сказано'
export const UNTAKEN = 'сервер не берёт изменения'
export const CLOSED = 'неотправленное осталось от закрытой вкладки'
export const REFUSED_THERE = 'непринятое у соседней вкладки'

/** What another tab tells that it has not sent: nothing, one line, one that was refused. */
export const NOTHING: Unfinished = { unsent: 0, refused: [] }
export const ONE: Unfinished = { unsent: 1, refused: [] }
export const REFUSED: Unfinished = { unsent: 0, refused: ['w-1'] }
export const LEFT: CartWrite = { key: 'w-1', regionId: 1, productId: 1, qty: 2, stage: 'ready' }

/** Whom the server knows by what the browser holds. */
export function knownTo(snapshot: Snapshot, start: string): number | null {
  const { user, isMade, rival } = snapshot.context
  if (rival !== null) return rival
  if (isMade || start === FOUND) return OWN.id
  if (snapshot.matches('doubted') && start === DROPPED) return null
  if (snapshot.matches('doubted') && (oneOf(FOREIGN, UNHEARD).has(start) || (start === UNTAKEN && !snapshot.context.isExpired)))
    return otherThan(user)
  return user?.id ?? null
}
/** Whoever of the two is not in. */
const otherThan = (user: User | null) => (user?.id === OWN.id ? ANOTHER.id : OWN.id)
/** Starts by their names, to be asked whether one is among them. */
export const oneOf = (...starts: string[]) => new Set(starts)
/** He is asked what is to become of what is unsent. */
export const isAsked = (snapshot: Snapshot) => snapshot.hasTag('asking')
/** The server knows the login no more. */
export const isExpired = ({ context }: Snapshot) => context.isExpired

/** The window that asks him. */
export const questionOf = ({ page }: Stage) => page.getByRole('alertdialog', { name: /^Не всё (отправлено|сохранено)$/ })
/** Answers it by the button of this name. */
export const answer = (stage: Stage, name: string | RegExp) => questionOf(stage).getByRole('button', { name }).click()
/** The shop says that the login is not confirmed, by a bar or in the form. */
export const silenceOf = ({ page }: Stage) => page.getByRole('region', { name: 'Сервер не отвечает' })

/** Whoever stands before the page logs in. */
export async function enter({ shop: { login, header } }: Stage): Promise<void> {
  await expect(login.form.or(header.loginButton).first()).toBeVisible()
  if (!(await login.form.isVisible())) await header.loginButton.click()
  await login.submit(people.buyer, PASSWORD)
}
/** Where nothing waits any more something is changed anew. */
export async function waitsAgain(stage: Stage): Promise<void> {
  const { cart, header } = stage.shop
  if ((await waiting(stage.shop).isVisible()) && !(await refusal(stage.shop).isVisible())) return
  if (!(await cart.table.isVisible())) await header.cartLink.click()
  await changeOffline(stage, stage.shop)
}
/** He asks to be logged out; where a login is asked for over the page he puts it off. */
export async function askToLeave(stage: Stage): Promise<void> {
  await putLoginOff(stage)
  await stage.shop.header.logout()
}
/** Closes the login that is asked for over the page, if it is. */
export async function putLoginOff({ page, shop: { login } }: Stage): Promise<void> {
  if (!(await login.popup.isVisible())) return
  await page.keyboard.press('Escape')
  await expect(login.popup).toBeHidden()
}
/** The server knows no login any more, and the page that is looked at again asks it for what it shows. */
export async function beRejected(stage: Stage): Promise<void> {
  await stage.plays('sessionExpires')
  await leaveFor(stage.page, AWAY_MS)
}
/** What the cart could send since he came back is changed anew. */
async function keepUnsent({ stage }: World, { context: { user, isExpired: expired } }: Snapshot): Promise<void> {
  if (!expired && user?.id === OWN.id) await changeInVain(stage, stage.shop)
}
/** The same with something that the server does not take. */
export async function beRejectedUnsent(world: World, snapshot: Snapshot): Promise<void> {
  await keepUnsent(world, snapshot)
  await beRejected(world.stage)
}
/** He asks to be logged out with something that the server does not take: the cart tries once more before it answers how much is left. */
export async function askToLeaveUnsent(world: World, snapshot: Snapshot): Promise<void> {
  await keepUnsent(world, snapshot)
  await world.stage.plays('cartFails')
  await askToLeave(world.stage)
}
/** The network is back. */
export const comeBack = ({ page }: Stage) => page.context().setOffline(false)

/** The same, and the server refuses what waited for it. */
export async function comeBackRefused({ stage }: World): Promise<void> {
  await stage.plays('cartRefuses')
  await comeBack(stage)
  await expect(refusal(stage.shop)).toBeVisible()
}

/** Somebody comes who has logged in before. */
async function known(stage: Stage, name: string, ahead: readonly string[]): Promise<World> {
  await stage.shop.comeAs('buyer')
  const guest = oneOf(FOREIGN, UNHEARD, UNTAKEN).has(name) ? await guestTab(stage) : null
  const invites = await invitedTabs(stage, SECOND_REGION, ahead.filter((type) => type === 'session.reread').length)
  await stage.page.bringToFront()
  await stage.shop.open(oneOf(UNSENT, UNTAKEN).has(name) ? '/cart' : '/brands')
  await stage.let('session.user')
  await stage.passUntil(() => stage.shop.header.cabinetButton.isVisible(), 'he is known')
  if (name === UNSENT) await changeOffline(stage, stage.shop)
  else if (name === UNTAKEN) await changeInVain(stage, stage.shop)
  else await stage.passUntil(() => stage.shop.heading('Бренды').isVisible(), 'the page')
  return { stage, invites, other: name === CLOSED ? await changeElsewhere(stage) : guest }
}

/** In another tab his profile changes. In one start somebody else is in by the time it is asked for, of which nobody was told. */
export async function changeProfile({ stage, invites, other }: World): Promise<void> {
  await acceptElsewhere(stage, invites, SECOND_REGION)
  if (other) await enterUnheard(stage, 'second', other)
}
/** Somebody else has logged in, and this tab still knows who was in before. */
export const isUnheard = (snapshot: Snapshot, start: string) =>
  start === UNHEARD && snapshot.matches('signedIn') && snapshot.context.user?.id === OWN.id

/** Where walks of the session begin. */
export const sessionStarts = [
  {
    name: ALONE,
    input: undefined,
    come: async (stage: Stage): Promise<World> => {
      await stage.shop.open('/auth/login')
      await stage.passUntil(async () => (await stage.waiting('session.user')) > 0, 'it is asked who is there')
      return { stage, invites: [], other: null }
    },
  },
  {
    name: FOUND,
    input: undefined,
    first: [{ type: 'xstate.error.actor.0.session.restoring' as const, ...{ error: new ApiError(401, '') } }],
    come: async (stage: Stage): Promise<World> => {
      await stage.shop.open('/brands')
      await stage.let('session.user')
      await expect(stage.shop.header.loginButton).toBeVisible()
      return { stage, invites: [], other: null }
    },
  },
  ...[CHANGED, DROPPED, FOREIGN, UNHEARD, UNSENT, UNTAKEN, CLOSED, REFUSED_THERE].map((name) => ({
    name,
    input: undefined,
    first: [{ type: 'xstate.done.actor.0.session.restoring' as const, ...{ output: OWN } }],
    come: (stage: Stage, ahead: readonly string[]) => known(stage, name, ahead),
  })),
]

/** Silence and a refusal leave it open who is there; where that would lead out of what a start can tell they are left out. */
export function mayFail(snapshot: Snapshot, start: string): boolean {
  if (oneOf(FOREIGN, UNSENT, UNTAKEN, CLOSED, REFUSED_THERE).has(start)) return false
  return !(start === CHANGED && snapshot.matches('restoring'))
}
