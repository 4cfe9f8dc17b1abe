import type { CompanyRegion } from '../company/region'

/**
 * Whose cart something is said of, to follow «корзина» in any case: « региона Казань (ООО «Гараж»)»; '' for the one on the screen.
 * @param regions those that may be named
 * @param shownId of the region whose cart is on the screen; null: none is
 */
export function ofCart(id: number, regions: readonly CompanyRegion[], shownId: number | null): string {
  if (id === shownId) return ''
  const region = regions.find((it) => it.id === id)
  return region ? ` региона ${region.store_city_name} (${region.company_name})` : ' другого региона'
}

/** Of which cart something is said: «В корзине региона Казань (ООО «Гараж»)»; parameters as above. */
export const inCartOf = (id: number, regions: readonly CompanyRegion[], shownId: number | null): string =>
  `В\u00a0корзине${ofCart(id, regions, shownId)}`
