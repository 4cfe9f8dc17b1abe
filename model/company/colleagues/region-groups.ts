import { findLines } from '../../cart/find-lines'
import { type CompanyRegion, type RegionState, regionState } from '../region'
import type { OwnCompany } from './own-company'

/** A region with what is known of its company; undefined: the server did not say. */
export type OwnRegion = { region: CompanyRegion; company: OwnCompany | undefined }
/** The regions of one state. */
export type RegionGroup = { state: RegionState; rows: OwnRegion[] }

const STATES: readonly RegionState[] = ['active', 'moderated', 'blocked']

/**
 * The regions by their states, the active ones first, each group by city and company; groups without a region are left out. [STATE-007]
 * @param text only those whose city, company, INN or KPP has it; of white space alone: all
 */
export function regionGroups(regions: readonly CompanyRegion[], companies: readonly OwnCompany[], text: string): RegionGroup[] {
  const byId = new Map(companies.map((company) => [company.id, company]))
  const rows = regions
    .map((region): OwnRegion => ({ region, company: byId.get(region.company_id) }))
    .sort(
      (one, other) =>
        one.region.store_city_name.localeCompare(other.region.store_city_name, 'ru') ||
        one.region.company_name.localeCompare(other.region.company_name, 'ru'),
    )
  const lines = rows.map(({ region, company }) => ({
    id: region.id,
    article: '',
    name: `${region.store_city_name} ${region.company_name}`,
    brand: '',
    values: company ? [company.inn, company.kpp ?? ''] : [],
  }))
  const found = new Set(findLines(lines, text))
  const kept = rows.filter(({ region }) => found.has(region.id))
  return STATES.map((state) => ({ state, rows: kept.filter(({ region }) => regionState(region) === state) })).filter(
    (group) => group.rows.length > 0,
  )
}

/** The companies that have no region of the user yet: their store city was not chosen. */
export const companiesWithoutRegion = (companies: readonly OwnCompany[]): OwnCompany[] =>
  companies.filter((each) => each.regions.length === 0)
