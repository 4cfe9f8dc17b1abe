import { regionState } from '../../../model/company/region'
import { invitesContract } from '../../../model/contract/people/invites'
import { handlersFor } from '../../handlers-for'
import { refuse } from '../../refusals'
import { inviteView, joinRegion, requireInvite, requirePending, settleInvite } from '../../rules/region/invitations'
import { requireUser } from '../../scene'

/** Invitations, seen and answered by whom they are for. */
export const invitesHandlers = handlersFor(invitesContract, {
  'invites.get': ({ params, ...scene }) => inviteView(scene, requireInvite(scene, requireUser(scene), params.id)),

  'invites.accept': ({ params, ...scene }) => {
    const user = requireUser(scene)
    const invite = requirePending(scene, user, params.id)
    const region = scene.tables.region.findFirst({ where: { id: { equals: invite.region_id } } })
    if (!region || regionState(region) === 'blocked')
      throw refuse(409, { message: 'Для этого региона сейчас не\u00a0покупают: его заблокировали' })
    joinRegion(scene, region, user)
    return inviteView(scene, settleInvite(scene, invite, 'accepted'))
  },

  'invites.reject': ({ params, ...scene }) =>
    inviteView(scene, settleInvite(scene, requirePending(scene, requireUser(scene), params.id), 'rejected')),
})
