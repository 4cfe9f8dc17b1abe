import type { CompanyRegion } from '../../model/company/region'

/**
 * Of which cart something is said: «В корзине региона Казань (ООО «Гараж»)»; the one on the screen needs no name.
 * @param regions those that may be named
 * @param shownId of the region whose cart is on the screen; null: none is
 */
export function inCartOf(id: number, regions: readonly CompanyRegion[], shownId: number | null): string {
  const region = regions.find((it) => it.id === id)
  const other = region ? ` региона ${region.store_city_name} (${region.company_name})` : ' другого региона'
  return `В\u00a0корзине${id === shownId ? '' : other}`
}
