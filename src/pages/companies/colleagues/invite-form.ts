import { checkInvitation } from '../../../../model/company/colleagues/company-forms'
import { defineForm } from '../../../form/form-definition'

/** An invitation into a region by e-mail. [CALL-026, DEC-040] */
export const inviteForm = (regionId: number) =>
  defineForm({
    name: `invite-${regionId}`,
    call: 'regions.invite',
    isKeyed: false,
    labels: { email: 'Email коллеги' },
    empty: { email: '' },
    check: checkInvitation(regionId),
    words: { notSent: 'Приглашение не\u00a0отправлено.', maybeSent: 'Возможно, приглашение уже отправлено.' },
    lookUp: async (api, { email }, signal) => {
      const { items } = await api('companyAdmin.invites', { params: { id: regionId } }, { signal })
      return items.some((each) => each.email.toLowerCase() === email.trim().toLowerCase())
    },
    hasDraft: true,
  })
