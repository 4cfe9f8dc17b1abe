import { companyAdminExtensions } from '../../../model/contract/extensions/company-admin'
import { handlersFor } from '../../handlers-for'
import { changeCompany, ownCompanies } from '../../rules/company/own-companies'
import { pendingInvites, withdrawInvite } from '../../rules/region/invitations'
import { regionRemoval } from '../../rules/region/members'
import { requireRegionAdmin, requireSelf } from '../../scene'

/** The companies of a user, the invitations into a region and what its removal would end. */
export const companyAdminHandlers = handlersFor(companyAdminExtensions, {
  'companyAdmin.companies': ({ params, ...scene }) => ({ items: ownCompanies(scene, requireSelf(scene, params.id)) }),
  'companyAdmin.update': ({ params, body, ...scene }) => changeCompany(scene, params.id, body),
  /** Without their codes: those are for who is invited. */
  'companyAdmin.invites': ({ params, ...scene }) => {
    const { id: regionId } = requireRegionAdmin(scene, params.id)
    const nameOf = (userId: number) => scene.tables.user.findFirst({ where: { id: { equals: userId } } })?.name ?? ''
    const items = pendingInvites(scene, regionId).map(({ id, email, inviter_id, expires_at }) => ({
      id,
      email,
      inviter_name: nameOf(inviter_id),
      expires_at: new Date(expires_at).toISOString(),
    }))
    return { items }
  },
  'companyAdmin.withdrawInvite': ({ params, ...scene }) => {
    withdrawInvite(scene, requireRegionAdmin(scene, params.id).id, params.inviteId)
    return null
  },
  'companyAdmin.removal': ({ params, ...scene }) => regionRemoval(scene, requireRegionAdmin(scene, params.id)),
})
