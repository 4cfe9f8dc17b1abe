import { REGION_BLOCKED } from '../../model/company/region'
import { regionsContract } from '../../model/contract/regions'
import { storeCity } from '../catalogue/cities'
import { handlersFor, notYet } from '../handlers-for'
import { refuse } from '../refusals'
import { hasRegionIn, newRegion, requireCompany } from '../rules/company/new-company'
import { maySeeDocument } from '../rules/order-view'
import { inviteInto } from '../rules/region/invitations'
import { orderToReview, viewPopup } from '../rules/reviews/order-reviews'
import { regionDiscounts } from '../rules/region/region-discounts'
import { overdueDocuments, regionView } from '../rules/region/region-view'
import { requireOpenRegion, requireRegion, requireRegionAdmin, requireSelf, requireUser, type StoredRegion } from '../scene'
import { MANAGERS } from '../seed/managers'
import { pickupsOf } from '../seed/places'

const debtOf = ({ debt, overdue_debt, overdue_debt5 }: StoredRegion) => ({ debt, overdue_debt, overdue_debt5 })

/** The rules of the page of the companies come with its calls. */
const loadMembers = () => import('../rules/region/members')

/** The regions of a customer with their debt, manager and documents. */
export const regionsHandlers = handlersFor(regionsContract, {
  /** `active=1` leaves the blocked out. */
  'regions.list': ({ params, query, ...scene }) => {
    const user = requireSelf(scene, params.id)
    if (query.user_id !== undefined && query.user_id !== user.id) throw refuse(403)
    return scene.tables.region
      .getAll()
      .filter(({ member_ids }) => member_ids.includes(user.id))
      .filter(({ company_id, status }) => (query.company_id ?? company_id) === company_id && !(query.active && status === REGION_BLOCKED))
      .map((region) => regionView(scene, region, user))
  },
  'regions.exists': ({ params, ...scene }) => {
    const user = requireSelf(scene, params.userId)
    const { id } = requireCompany(scene, params.companyId)
    return { exists: hasRegionIn(scene, id, user.id) }
  },

  'regions.create': ({ body, ...scene }) => {
    const region = newRegion(scene, body)
    // As it is by now: the region may have become his favourite.
    const user = scene.tables.user.findFirst({ where: { id: { equals: requireUser(scene).id } } })
    return regionView(scene, region, requireUser({ user }))
  },
  'regions.remove': async ({ params, ...scene }) => {
    const { removeRegion } = await loadMembers()
    removeRegion(scene, requireRegionAdmin(scene, params.id))
    return null
  },

  'regions.setFavorite': ({ params, ...scene }) => {
    const { id } = requireOpenRegion(scene, params.id)
    scene.tables.user.update({ where: { id: { equals: requireUser(scene).id } }, data: { favorite_region_id: id } })
    return null
  },
  'regions.users': async ({ params, ...scene }) => ({ items: (await loadMembers()).regionUsers(scene, requireRegion(scene, params.id)) }),
  /** A blocked region nobody is invited into. [ROLE-008] */
  'regions.invite': ({ params, body, ...scene }) => {
    requireOpenRegion(scene, params.id)
    const region = requireRegionAdmin(scene, params.id)
    return { id: inviteInto(scene, region, requireUser(scene), body.email).id }
  },
  'regions.removeUser': async ({ params, ...scene }) => {
    const { removeMember } = await loadMembers()
    removeMember(scene, params.id, params.userId)
    return null
  },

  'regions.debt': ({ params, ...scene }) => debtOf(requireRegionAdmin(scene, params.id)),
  'regions.debtNow': ({ params, ...scene }) => debtOf(requireRegionAdmin(scene, params.id)),
  'regions.manager': ({ params, ...scene }) => MANAGERS.get(requireRegion(scene, params.id).manager_id) ?? null,
  'regions.discounts': ({ params, ...scene }) => ({ items: regionDiscounts(scene, requireOpenRegion(scene, params.id)) }),

  'regions.pickupAddress': ({ params, ...scene }) => {
    const city = storeCity(requireOpenRegion(scene, params.id).store_city_id)
    return { items: city ? pickupsOf(city, scene.now()) : [] }
  },
  /** Only of the orders that the asker placed himself. [ROLE-004] */
  'regions.orderNotPopupShowed': ({ params, ...scene }) => ({
    order_id: orderToReview(scene, requireRegion(scene, params.id).id, requireUser(scene).id),
  }),
  'regions.viewedOrderPopup': ({ params, body, ...scene }) => {
    viewPopup(scene, requireRegion(scene, params.id).id, body.order_id)
    return null
  },

  /** Newest first; `overdue` asks for those that stop shipping: how many there are every member is told, which they are who may open their orders. */
  'regions.documents': ({ params, body, ...scene }) => {
    const { id } = requireRegion(scene, params.id)
    const all = body.overdue ? overdueDocuments(scene, id) : scene.tables.document.findMany({ where: { region_id: { equals: id } } })
    const rows = all.filter((row) => maySeeDocument(scene, row))
    const limit = Math.min(100, Math.max(1, Math.trunc(body.limit ?? 100)))
    const start = (Math.max(1, Math.trunc(body.page ?? 1)) - 1) * limit
    const items = rows
      .sort((first, second) => second.at - first.at)
      .slice(start, start + limit)
      .map(({ at, order_id, id, number, total, signed, overdue }) => ({
        id,
        number,
        created_at: new Date(at).toISOString(),
        order_id: order_id || null,
        total,
        signed,
        overdue,
      }))
    return { items, total: body.overdue ? all.length : rows.length }
  },
  'regions.updRequest': notYet,
})
