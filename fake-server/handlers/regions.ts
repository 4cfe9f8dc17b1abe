import { REGION_BLOCKED } from '../../model/company/region'
import { regionsContract } from '../../model/contract/regions'
import type { DocumentKind } from '../../model/document/document'
import { takesDifferences } from '../../model/document/signing'
import { handlersFor } from '../handlers-for'
import { refuse } from '../refusals'
import { hasRegionIn, newRegion, requireCompany } from '../rules/company/new-company'
import { requireDocument } from '../rules/documents/document-view'
import { registerOf } from '../rules/documents/register'
import { requestAgain } from '../rules/documents/signing'
import { inviteInto } from '../rules/region/invitations'
import { orderToReview, viewPopup } from '../rules/reviews/order-reviews'
import { pickupsOfRegion } from '../rules/region/favorite-store'
import { regionDiscounts } from '../rules/region/region-discounts'
import { regionView } from '../rules/region/region-view'
import { requireOpenRegion, requireRegion, requireRegionAdmin, requireSelf, requireUser, type StoredRegion } from '../scene'
import { MANAGERS } from '../seed/managers'

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

  'regions.pickupAddress': ({ params, ...scene }) => ({ items: pickupsOfRegion(scene, requireOpenRegion(scene, params.id)) }),
  /** Only of the orders that the asker placed himself. [ROLE-004] */
  'regions.orderNotPopupShowed': ({ params, ...scene }) => ({
    order_id: orderToReview(scene, requireRegion(scene, params.id).id, requireUser(scene).id),
  }),
  'regions.viewedOrderPopup': ({ params, body, ...scene }) => {
    viewPopup(scene, requireRegion(scene, params.id).id, body.order_id)
    return null
  },

  /** `overdue` asks for those that stop shipping: how many there are every member is told, which they are who may open their orders. */
  'regions.documents': ({ params, body, ...scene }) => registerOf(scene, requireRegion(scene, params.id).id, body),
  /** Only УПД that wait or were refused: what is signed is not sent again. */
  'regions.updRequest': ({ params, body, ...scene }) => {
    const region = requireRegion(scene, params.id)
    const rows = body.document_ids.map((id) => requireDocument(scene, id))
    if (rows.some(({ region_id, kind }) => region_id !== region.id || !takesDifferences({ kind: kind as DocumentKind })))
      throw refuse(422, { errors: { document_ids: ['Просить можно только о УПД этого региона'] } })
    if (rows.some(({ exchange }) => exchange === 'signed'))
      throw refuse(409, { message: 'Один из документов уже подписан: снова его не отправляют' })
    requestAgain(scene, rows, MANAGERS.get(region.manager_id)?.email ?? scene.world.config.email)
    return null
  },
})
