import { INVITE_LIFE_MS } from '../../../model/limits'
import { storeCity } from '../../catalogue/cities'
import { inviteLetter } from '../../rules/region/invitations'
import type { TableRow } from '../../tables'
import { companyRows, regionRows } from '../companies'
import { demoPeople } from '../people'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Who is invited where: two of them wait for an answer, a buyer of another region of his company and somebody whose own registration is not finished; one has run out. */
const INVITATIONS = [
  { id: 1, code: 'WXTH-4MKR-82CN', regionId: 5, inviterId: 2, inviteeId: 3, daysAgo: 12 },
  { id: 2, code: 'H7QD-PAVE-3JZT', regionId: 5, inviterId: 2, inviteeId: 5, daysAgo: 1 },
  { id: 3, code: 'SAMA-2RA9-KDWX', regionId: 2, inviterId: 1, inviteeId: 3, daysAgo: 1 },
] as const
const personOf = (id: number) => demoPeople.find((person) => person.id === id)! // ids of the seed

/** @param today ms, midnight [DEC-040] */
export const inviteRows = (today: number): TableRow<'invite'>[] =>
  INVITATIONS.map(({ id, code, regionId, inviterId, inviteeId, daysAgo }) => ({
    id,
    code,
    region_id: regionId,
    inviter_id: inviterId,
    email: personOf(inviteeId).email,
    status: 'pending',
    expires_at: invitedAt(today, daysAgo) + INVITE_LIFE_MS,
  }))

/** What was mailed before the demo began: the invitations. [DEC-041] @param today ms, midnight */
export const letterRows = (today: number): TableRow<'message'>[] =>
  INVITATIONS.map(({ id, code, regionId, inviterId, inviteeId, daysAgo }) => {
    const region = regionRows().find((row) => row.id === regionId)! // ids of the seed
    const at = invitedAt(today, daysAgo)
    const names = {
      company_name: companyRows().find((row) => row.id === region.company_id)?.company_name ?? '',
      store_city_name: storeCity(region.store_city_id)?.name ?? '',
    }
    const invite = { email: personOf(inviteeId).email, code, expires_at: at + INVITE_LIFE_MS }
    return { id, ...inviteLetter(invite, personOf(inviterId).name, names), at }
  })

const invitedAt = (today: number, daysAgo: number) => today - daysAgo * DAY_MS + 9 * HOUR_MS
