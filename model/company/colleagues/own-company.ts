import * as z from 'zod/mini'
import { Id, Moment } from '../../id'
import { Phone } from '../../identity/contact-fields'
import { companyFields } from '../../identity/new-company'
import { CONTACT_NAME_LENGTH } from '../../limits'
import { cleanText } from '../../text/typed/clean-text'
import { whole } from '../../whole'
import { Company } from '../company'

/** Why the shop did not let a region through, and when; it is sent for moderation again once that is corrected. [STATE-007] */
const ModerationRefusal = z.object({ reason: z.string(), at: Moment })
export type ModerationRefusal = z.output<typeof ModerationRefusal>

const version = z.number().check(whole(), z.positive())

/** A company as a user who made it or buys for it sees it, whether it has a region yet or not. */
export const OwnCompany = z.object({
  ...Company.shape,
  contact_name: z.string(),
  /** Digits; '': none. */
  contact_phone: z.string(),
  /** Grows with each change, so that two administrators do not overwrite one another. */
  version,
  /** Whether the user may change it and add regions. [ROLE-003] */
  is_admin: z.boolean(),
  /** Those that the user buys for, with the number of their members and the store that is proposed first for pickup; none: the main one of the city. */
  regions: z.array(
    z.object({
      id: Id,
      user_count: z.number().check(whole(), z.nonnegative()),
      pickup_id: z.optional(Id),
      /** Of a region on moderation that was refused. */
      refusal: z.optional(ModerationRefusal),
    }),
  ),
})
export type OwnCompany = z.output<typeof OwnCompany>

/** INN and KPP of a company in words: «ИНН 1600906857, КПП 160001001»; a person has no KPP. */
export const taxNumbers = ({ inn, kpp }: Pick<OwnCompany, 'inn' | 'kpp'>): string =>
  kpp ? `ИНН\u00a0${inn}, КПП\u00a0${kpp}` : `ИНН\u00a0${inn}`

/** The store of its city that a region collects its orders from first; null: the main one of the city. [ROLE-003] */
const FavoriteStore = z.object({ company_region_id: Id, pickup_id: z.nullable(Id) })

/** What administrators change of a company; INN and KPP stay as they were registered. `version`: of the company that was changed. [ROLE-003] */
export const CompanyChange = z.object({
  company_name: companyFields.company_name,
  contact_name: z
    .string()
    .check(z.overwrite(cleanText), z.trim(), z.maxLength(CONTACT_NAME_LENGTH, `Не больше ${CONTACT_NAME_LENGTH} знаков`)),
  /** Absent: none. */
  contact_phone: z.optional(Phone),
  /** Absent: it stays. */
  favorite_store: z.optional(FavoriteStore),
  version,
})
export type CompanyChange = z.output<typeof CompanyChange>
