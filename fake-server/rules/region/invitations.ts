import type { Invite } from '../../../model/company/company'
import { invitePath } from '../../../model/company/invite-code'
import { INVITE_LIFE_MS } from '../../../model/limits'
import { formatDayTime } from '../../../model/text/date'
import { refuse } from '../../refusals'
import type { Scene, StoredRegion, StoredUser } from '../../scene'
import { nextId, type TableRow } from '../../tables'
import { namesOf } from './region-view'

export type StoredInvite = TableRow<'invite'>
type Status = Invite['status']
type Shop = Pick<Scene, 'tables' | 'now'>

/** Letters and digits that are not taken for one another. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUPS = 3
const SIGNS_PER_GROUP = 4

/** @returns a code that nobody guesses, short enough to be typed: `7QMK-2WXR-9TBF` */
function newCode(): string {
  const signs = Array.from(crypto.getRandomValues(new Uint32Array(GROUPS * SIGNS_PER_GROUP)), (any) => SIGNS[any % SIGNS.length]).join('')
  return Array.from({ length: GROUPS }, (_, at) => signs.slice(at * SIGNS_PER_GROUP, (at + 1) * SIGNS_PER_GROUP)).join('-')
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const inviteOf = ({ tables }: Shop, code: string) => tables.invite.getAll().find((row) => isSame(row.code, code) || String(row.id) === code)
/** One that nobody answered in time has expired. [DEC-040] */
const statusOf = ({ now }: Shop, { status, expires_at }: StoredInvite): Status =>
  status === 'pending' && expires_at <= now() ? 'expired' : (status as Status) // only the rules below and the seed write it

/** The invitation of this code or number where it is for this person: 404 where there is none, 403 where it is another's. [DEC-033, DEC-040] */
export function requireInvite(scene: Shop, user: StoredUser, code: string): StoredInvite {
  const invite = inviteOf(scene, code)
  if (!invite) throw refuse(404, { message: 'Такого приглашения нет' })
  if (!isSame(invite.email, user.email)) throw refuse(403, { message: 'Приглашение для другого человека' })
  return invite
}

/** The same, where it waits for an answer: 409 otherwise. */
export function requirePending(scene: Shop, user: StoredUser, code: string): StoredInvite {
  const invite = requireInvite(scene, user, code)
  if (statusOf(scene, invite) !== 'pending') throw refuse(409, { message: 'На это приглашение уже не ответить' })
  return invite
}

/** @returns an invitation as whom it is for may see it */
export function inviteView(scene: Shop, invite: StoredInvite): Invite {
  const { tables } = scene
  const region = tables.region.findFirst({ where: { id: { equals: invite.region_id } } })
  const inviter = tables.user.findFirst({ where: { id: { equals: invite.inviter_id } } })
  return {
    id: invite.id,
    email: invite.email,
    ...(region ? namesOf(scene, region) : { company_name: '', store_city_name: '' }),
    inviter_name: inviter?.name ?? '',
    company_region_id: invite.region_id,
    status: statusOf(scene, invite),
    expires_at: new Date(invite.expires_at).toISOString(),
  }
}

/** Keeps the answer. @returns the invitation as it is then */
export function settleInvite({ tables }: Shop, { id }: StoredInvite, status: 'accepted' | 'rejected'): StoredInvite {
  return tables.invite.update({ where: { id: { equals: id } }, data: { status } })[0]! // it was found
}

/** Whom an invitation brings into a region buys for it; whose own registration was not finished need not finish it. */
export function joinRegion({ tables }: Shop, { id, company_id, member_ids }: StoredRegion, user: StoredUser): void {
  if (!member_ids.includes(user.id)) tables.region.update({ where: { id: { equals: id } }, data: { member_ids: [...member_ids, user.id] } })
  tables.user.update({
    where: { id: { equals: user.id } },
    data: {
      registration_not_complete: false,
      last_company_id: user.last_company_id || company_id,
      favorite_region_id: user.favorite_region_id || id,
    },
  })
}

/**
 * Invites somebody into a region and writes to him; who is invited there and has not answered gets another letter with the same code, and
 * seven days more. 422 where he buys for it already. [DEC-040, DEC-041]
 */
export function inviteInto(scene: Shop, region: StoredRegion, inviter: StoredUser, email: string): StoredInvite {
  const { tables, now } = scene
  const known = tables.user.getAll().find((user) => isSame(user.email, email))
  if (known && region.member_ids.includes(known.id))
    throw refuse(422, { errors: { email: ['Этот человек уже покупает для этого региона'] } })
  const expires_at = now() + INVITE_LIFE_MS
  const earlier = tables.invite
    .getAll()
    .find((row) => row.region_id === region.id && isSame(row.email, email) && statusOf(scene, row) === 'pending')
  const invite = earlier
    ? tables.invite.update({ where: { id: { equals: earlier.id } }, data: { expires_at, inviter_id: inviter.id } })[0]! // it was found
    : tables.invite.create({
        id: nextId(tables, 'invite'),
        code: newCode(),
        region_id: region.id,
        inviter_id: inviter.id,
        email,
        status: 'pending',
        expires_at,
      })
  tables.message.create({ id: nextId(tables, 'message'), ...inviteLetter(invite, inviter.name, namesOf(scene, region)), at: now() })
  return invite
}

/** The invitations into a region that wait for an answer, the newest first. [DEC-074] */
export const pendingInvites = (scene: Shop, regionId: number): StoredInvite[] =>
  scene.tables.invite
    .getAll()
    .filter((row) => row.region_id === regionId && statusOf(scene, row) === 'pending')
    .sort((one, other) => other.expires_at - one.expires_at || other.id - one.id)

/** Ends an invitation before its time: 404 where the region has none of this number, 409 where it waits no longer. [DEC-074] */
export function withdrawInvite(scene: Shop, regionId: number, id: number): void {
  const invite = scene.tables.invite.findFirst({ where: { id: { equals: id }, region_id: { equals: regionId } } })
  if (!invite) throw refuse(404, { message: 'Такого приглашения нет' })
  if (statusOf(scene, invite) !== 'pending') throw refuse(409, { message: 'На\u00a0это приглашение уже ответили, или его срок вышел' })
  end(scene, invite)
}

/** Ends all invitations into a region that wait for an answer. [DEC-074] */
export function endInvites(scene: Shop, regionId: number): void {
  for (const invite of pendingInvites(scene, regionId)) end(scene, invite)
}

/** As if its time had run out. */
const end = ({ tables, now }: Shop, { id }: StoredInvite): unknown =>
  tables.invite.update({ where: { id: { equals: id } }, data: { expires_at: now() } })

/** What is written to whom is invited. */
export const inviteLetter = (
  { email, code, expires_at }: Pick<StoredInvite, 'email' | 'code' | 'expires_at'>,
  inviter: string,
  { company_name, store_city_name }: { company_name: string; store_city_name: string },
) => ({
  to: email,
  kind: 'mail',
  title: `Вас приглашают в ${company_name}`,
  text: `${inviter} приглашает вас покупать для ${company_name}, ${store_city_name}. Приглашение действует до ${formatDayTime(expires_at)}. Код: ${code}.`,
  link: invitePath(code),
})
