import { type RegionRemoval, removalObstacle } from '../../../model/company/colleagues/removal'
import type { RegionUser } from '../../../model/company/company'
import { REGION_BLOCKED } from '../../../model/company/region'
import { isMoving } from '../../../model/order/status'
import { refuse } from '../../refusals'
import { requireRegion, requireRegionAdmin, requireUser, type Scene, type StoredRegion, type StoredUser } from '../../scene'
import { nextId } from '../../tables'
import { cartId } from '../cart-ids'
import { orderStatus } from '../order-status'
import { endInvites, pendingInvites } from './invitations'
import { namesOf } from './region-view'

/** The members of a region, its administrators first, each group by name. [CALL-025] */
export const regionUsers = ({ tables }: Pick<Scene, 'tables'>, { member_ids, admin_ids }: StoredRegion): RegionUser[] =>
  tables.user
    .getAll()
    .filter(({ id }) => member_ids.includes(id))
    .map(({ id, name, email, phone }) => ({ id, name, email, phone, is_admin: admin_ids.includes(id) }))
    .sort((one, other) => Number(other.is_admin) - Number(one.is_admin) || one.name.localeCompare(other.name, 'ru'))

/**
 * Takes a member out of a region: an administrator anybody, a member only himself, and nobody its only administrator. Who is taken out
 * gets a letter; of who leaves by himself the administrators get one. [ROLE-008, DEC-074]
 */
export function removeMember(scene: Scene, regionId: number, userId: number): void {
  const actor = requireUser(scene)
  const region = userId === actor.id ? requireRegion(scene, regionId) : requireRegionAdmin(scene, regionId)
  const leaving = scene.tables.user.findFirst({ where: { id: { equals: userId } } })
  if (!leaving || !region.member_ids.includes(userId)) throw refuse(404, { message: NO_MEMBER })
  if (region.admin_ids.every((id) => id === userId)) throw refuse(409, { message: ONLY_ADMINISTRATOR })
  scene.tables.region.update({
    where: { id: { equals: region.id } },
    data: { member_ids: without(region.member_ids, userId), admin_ids: without(region.admin_ids, userId) },
  })
  forgetRegion(scene, leaving, region)
  const { company_name, store_city_name } = namesOf(scene, region)
  const place = `${company_name}, ${store_city_name}`
  if (actor.id !== userId)
    return write(scene, [leaving], `${company_name}: доступ закрыт`, `${actor.name} закрывает вам доступ к\u00a0региону: ${place}.`, '/')
  const admins = scene.tables.user.getAll().filter(({ id }) => id !== userId && region.admin_ids.includes(id))
  write(scene, admins, `${company_name}: стало меньше коллег`, `${leaving.name} больше не\u00a0покупает для региона: ${place}.`, PAGE)
}

/**
 * Makes a member of a region an administrator, or takes that back, from oneself too; the only administrator stays one. Whom it concerns gets
 * a letter. [ROLE-003, ROLE-008]
 */
export function setAdministrator(scene: Scene, region: StoredRegion, userId: number, isAdmin: boolean): void {
  const actor = requireUser(scene)
  const member = scene.tables.user.findFirst({ where: { id: { equals: userId } } })
  if (!member || !region.member_ids.includes(userId)) throw refuse(404, { message: NO_MEMBER })
  if (region.admin_ids.includes(userId) === isAdmin) return
  const others = without(region.admin_ids, userId)
  if (!isAdmin && others.length === 0) throw refuse(409, { message: ONLY_ADMINISTRATOR })
  scene.tables.region.update({ where: { id: { equals: region.id } }, data: { admin_ids: isAdmin ? [...others, userId] : others } })
  if (actor.id === userId) return
  const { company_name, store_city_name } = namesOf(scene, region)
  const title = `${company_name}: ${isAdmin ? 'вы\u00a0администратор' : 'вы\u00a0больше не\u00a0администратор'}`
  const text = isAdmin
    ? `${actor.name} даёт вам права администратора региона ${store_city_name}: долг и\u00a0акты, точки доставки, коллеги, данные компании.`
    : `${actor.name} снимает с\u00a0вас права администратора региона ${store_city_name}. Покупать для него вы\u00a0по-прежнему можете.`
  write(scene, [member], title, text, PAGE)
}

const NO_MEMBER = 'Этого человека в\u00a0регионе уже нет'
/** That a region keeps one who administers it. [DEC-074] */
const ONLY_ADMINISTRATOR = 'Это единственный администратор региона: без него регионом некому управлять'
const PAGE = '/personal/companies'

/** What the removal of a region would end, and what stands against it. [DEC-074] */
export function regionRemoval(scene: Scene, region: StoredRegion): RegionRemoval {
  const { tables, now } = scene
  const ofRegion = { where: { region_id: { equals: region.id } } }
  const carts = new Set(tables.user.getAll().map(({ id }) => cartId(id, region.id)))
  return {
    // Orders of the archive have come to their end.
    open_orders: tables.order.findMany(ofRegion).filter((order) => isMoving(orderStatus(order, now()))).length,
    debt: region.debt,
    unsigned_documents: tables.document.findMany(ofRegion).filter(({ exchange }) => exchange === 'waiting').length,
    cart_lines: tables.cartLine.getAll().filter(({ cart_id, qty }) => carts.has(cart_id) && qty > 0).length,
    colleagues: region.member_ids.length - 1,
    pending_invites: pendingInvites(scene, region.id).length,
  }
}

/**
 * Removes a region: nobody is a member of it from then on, and its invitations end; its row stays, for its orders have its names. 409
 * while orders are open or something is owed. The other members get a letter. [DEC-074]
 */
export function removeRegion(scene: Scene, region: StoredRegion): void {
  const { tables } = scene
  const obstacle = removalObstacle(regionRemoval(scene, region))
  if (obstacle !== null) throw refuse(409, { message: obstacle })
  const members = tables.user.getAll().filter(({ id }) => region.member_ids.includes(id))
  tables.region.update({ where: { id: { equals: region.id } }, data: { member_ids: [], admin_ids: [] } })
  endInvites(scene, region.id)
  for (const member of members) forgetRegion(scene, member, region)
  const actor = requireUser(scene)
  const { company_name, store_city_name } = namesOf(scene, region)
  const others = members.filter(({ id }) => id !== actor.id)
  write(
    scene,
    others,
    `${company_name}: регион удалён`,
    `${actor.name} удаляет регион ${store_city_name}. Ваши заказы остались в\u00a0истории магазина.`,
    '/',
  )
}

/** Who is no member any longer: the favourite and the last company are others, and nothing of that region is waited for. */
function forgetRegion(scene: Pick<Scene, 'tables'>, user: StoredUser, { id, company_id }: StoredRegion): void {
  const { tables } = scene
  const left = tables.region.getAll().filter(({ member_ids }) => member_ids.includes(user.id))
  const next = left.find(({ status }) => status !== REGION_BLOCKED)
  const company = tables.company.findFirst({ where: { id: { equals: company_id } } })
  const isKnown = company?.user_id === user.id || left.some((region) => region.company_id === company_id)
  tables.user.update({
    where: { id: { equals: user.id } },
    data: {
      ...(user.favorite_region_id === id && { favorite_region_id: next?.id ?? 0 }),
      ...(user.last_company_id === company_id && !isKnown && { last_company_id: next?.company_id ?? 0 }),
    },
  })
  tables.productNotification.deleteMany({ where: { user_id: { equals: user.id }, region_id: { equals: id } } })
}

/** A letter to each of these people. [DEC-041] */
function write(
  { tables, now }: Pick<Scene, 'tables' | 'now'>,
  people: readonly StoredUser[],
  title: string,
  text: string,
  link: string,
): void {
  for (const { email } of people)
    tables.message.create({ id: nextId(tables, 'message'), to: email, kind: 'mail', title, text, link, at: now() })
}

const without = (ids: readonly number[], left: number): number[] => ids.filter((id) => id !== left)
