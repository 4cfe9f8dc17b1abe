import { companyAdminExtensions } from '../../../model/contract/extensions/company-admin'
import { handlersFor } from '../../handlers-for'
import { pendingInvites, withdrawInvite } from '../../rules/region/invitations'
import { requireRegionAdmin, requireSelf } from '../../scene'

const loadCompanies = () => import('../../rules/company/own-companies')

/** The companies of a user, the invitations into a region and what its removal would end. */
export const companyAdminHandlers = handlersFor(companyAdminExtensions, {
  'companyAdmin.companies': async ({ params, ...scene }) => ({
    items: (await loadCompanies()).ownCompanies(scene, requireSelf(scene, params.id)),
  }),
  'companyAdmin.update': async ({ params, body, ...scene }) => (await loadCompanies()).changeCompany(scene, params.id, body),
  'companyAdmin.setAdministrator': async ({ params, body, ...scene }) => {
    const { setAdministrator } = await import('../../rules/region/members')
    setAdministrator(scene, requireRegionAdmin(scene, params.id), params.userId, body.is_admin)
    return null
  },
  'companyAdmin.moderateAgain': async ({ params, ...scene }) => {
    const { moderateAgain } = await import('../../rules/region/moderation')
    moderateAgain(scene, requireRegionAdmin(scene, params.id))
    return null
  },
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
  'companyAdmin.removal': async ({ params, ...scene }) =>
    (await import('../../rules/region/members')).regionRemoval(scene, requireRegionAdmin(scene, params.id)),
})
