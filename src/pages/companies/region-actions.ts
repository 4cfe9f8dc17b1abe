import type { PendingInvite } from '../../../model/company/colleagues/pending-invite'
import type { Api } from '../../../model/contract'
import { defineForm } from '../../form/form-definition'

const NOTHING = {}
const regionsOf = (api: Api, userId: number, signal: AbortSignal) => api('regions.list', { params: { id: userId }, query: {} }, { signal })

/** The press of a star; the region is its only value. [CALL-024] */
export const favoriteForm = (userId: number) =>
  defineForm({
    name: 'favorite-region',
    call: 'regions.setFavorite',
    isKeyed: false,
    labels: { region: 'Регион' },
    empty: { region: 0 },
    check: ({ region }) => ({ errors: {}, args: { params: { id: region } } }),
    words: { notSent: 'Избранный регион остался прежним.', maybeSent: 'Возможно, он уже другой.' },
    lookUp: async (api, { region }, signal) =>
      (await regionsOf(api, userId, signal)).some(({ id, favorite }) => id === region && favorite === 1),
  })

/** [CALL-023] */
export const removeRegionForm = (userId: number, regionId: number) =>
  defineForm({
    name: `remove-region-${regionId}`,
    call: 'regions.remove',
    isKeyed: false,
    labels: NOTHING,
    empty: NOTHING,
    check: () => ({ errors: {}, args: { params: { id: regionId } } }),
    words: { notSent: 'Регион не\u00a0удалён.', maybeSent: 'Возможно, регион уже удалён.' },
    lookUp: async (api, _values, signal) => (await regionsOf(api, userId, signal)).every(({ id }) => id !== regionId),
  })

/** The user leaves a region. [CALL-027, DEC-074] */
export const leaveRegionForm = (userId: number, regionId: number) =>
  defineForm({
    name: `leave-region-${regionId}`,
    call: 'regions.removeUser',
    isKeyed: false,
    labels: NOTHING,
    empty: NOTHING,
    check: () => ({ errors: {}, args: { params: { id: regionId, userId } } }),
    words: { notSent: 'Вы по-прежнему в\u00a0этом регионе.', maybeSent: 'Возможно, вы уже вышли из\u00a0региона.' },
    lookUp: async (api, _values, signal) => (await regionsOf(api, userId, signal)).every(({ id }) => id !== regionId),
  })

/** An administrator removes somebody else. [CALL-027, ROLE-008] */
export const removeColleagueForm = (regionId: number, userId: number) =>
  defineForm({
    name: `remove-colleague-${regionId}-${userId}`,
    call: 'regions.removeUser',
    isKeyed: false,
    labels: NOTHING,
    empty: NOTHING,
    check: () => ({ errors: {}, args: { params: { id: regionId, userId } } }),
    words: { notSent: 'Доступ остался.', maybeSent: 'Возможно, доступ уже закрыт.' },
    lookUp: async (api, _values, signal) =>
      (await api('regions.users', { params: { id: regionId } }, { signal })).items.every(({ id }) => id !== userId),
  })

/** An administrator makes a member one too, or takes that back. [ROLE-003, ROLE-008] */
export const administratorForm = (regionId: number, userId: number, isAdmin: boolean) =>
  defineForm({
    name: `administrator-${regionId}-${userId}`,
    call: 'companyAdmin.setAdministrator',
    isKeyed: false,
    labels: NOTHING,
    empty: NOTHING,
    check: () => ({ errors: {}, args: { params: { id: regionId, userId }, body: { is_admin: isAdmin } } }),
    words: { notSent: 'Права остались прежними.', maybeSent: 'Возможно, права уже другие.' },
    lookUp: async (api, _values, signal) =>
      (await api('regions.users', { params: { id: regionId } }, { signal })).items.some(
        ({ id, is_admin }) => id === userId && is_admin === isAdmin,
      ),
  })

/** A region that was refused goes to moderation again. [STATE-007] */
export const moderateAgainForm = (userId: number, regionId: number) =>
  defineForm({
    name: `moderate-again-${regionId}`,
    call: 'companyAdmin.moderateAgain',
    isKeyed: false,
    labels: NOTHING,
    empty: NOTHING,
    check: () => ({ errors: {}, args: { params: { id: regionId } } }),
    words: { notSent: 'Регион не\u00a0отправлен на\u00a0проверку.', maybeSent: 'Возможно, регион уже на\u00a0проверке.' },
    lookUp: async (api, _values, signal) => {
      const { items } = await api('companyAdmin.companies', { params: { id: userId } }, { signal })
      return items.flatMap(({ regions }) => regions).every(({ id, refusal }) => id !== regionId || refusal === undefined)
    },
  })

const invitesOf = async (api: Api, regionId: number, signal: AbortSignal) =>
  (await api('companyAdmin.invites', { params: { id: regionId } }, { signal })).items

/** [DEC-074] */
export const withdrawInviteForm = (regionId: number, inviteId: number) =>
  defineForm({
    name: `withdraw-invite-${inviteId}`,
    call: 'companyAdmin.withdrawInvite',
    isKeyed: false,
    labels: NOTHING,
    empty: NOTHING,
    check: () => ({ errors: {}, args: { params: { id: regionId, inviteId } } }),
    words: { notSent: 'Приглашение не\u00a0отозвано.', maybeSent: 'Возможно, приглашение уже отозвано.' },
    lookUp: async (api, _values, signal) => (await invitesOf(api, regionId, signal)).every(({ id }) => id !== inviteId),
  })

/** The same invitation once more, which then lasts longer. [CALL-026, DEC-074] */
export const resendInviteForm = (regionId: number, { id: inviteId, email, expires_at }: PendingInvite) =>
  defineForm({
    name: `resend-invite-${inviteId}`,
    call: 'regions.invite',
    isKeyed: false,
    labels: NOTHING,
    empty: NOTHING,
    check: () => ({ errors: {}, args: { params: { id: regionId }, body: { email } } }),
    words: { notSent: 'Письмо не\u00a0отправлено.', maybeSent: 'Возможно, письмо уже отправлено.' },
    lookUp: async (api, _values, signal) =>
      (await invitesOf(api, regionId, signal)).some((each) => each.id === inviteId && each.expires_at > expires_at),
  })
