import { articleKey } from '../../../../model/text/article'
import { type Fit, fitOf, type FitReason } from '../../../../model/vehicle/details/fit-reason'
import { matchNeed, type Need } from '../../../../model/vehicle/details/match-need'
import { type CatalogueProduct, compactValuesOf } from '../../../catalogue/catalogue-product'
import { partsOfNumber } from '../../../catalogue/oem/oem-index'
import type { Car } from '../car'
import { kitNeeds } from '../details/kit-needs'
import { unitsOf } from '../details/units'
import { LEAF_BY_ID } from '../../../catalogue/facts'

/** Whether something fits a car, why, and what it is ('' where that is not known). */
export type FitAnswer = { fit: Fit; reasons: FitReason[]; name: string }

/** Whether a number of a part is one of the car's own: no where it is known of other cars only. */
export function numberFits(car: Car, oem: string): FitAnswer {
  const key = articleKey(oem)
  const own = unitsOf(car)
    .flatMap(({ details }) => details)
    .find((detail) => articleKey(detail.oem) === key)
  if (own) return { fit: fitOf(own.reasons), reasons: own.reasons, name: own.name }
  const parts = partsOfNumber(oem)
  const [first] = parts
  if (!first) return { fit: 'unknown', reasons: [], name: '' }
  const subjects = [car.fits.engine, car.fits.model]
  if (parts.some(({ fit }) => subjects.includes(fit)))
    return { fit: 'yes', reasons: [{ aspect: 'vehicle', state: 'yes', text: car.fits[first.kind.fit] }], name: first.kind.name }
  const others = [...new Set(parts.map(({ fit }) => fit))].slice(0, 3).join(', ')
  return { fit: 'no', reasons: [{ aspect: 'vehicle', state: 'no', text: `номер для ${others}` }], name: first.kind.name }
}

/** Whether a product meets what the car asks of goods of its kind; unknown where the car asks nothing of them. */
export function productFits(car: Car, product: CatalogueProduct): FitAnswer {
  const values = compactValuesOf(product)
  const answers = kitNeeds(car)
    .filter(({ kinds, leaf, item }) => (kinds?.includes(product.kind) ?? isOfKind(product, leaf)) && (!item || item.test(product.name)))
    .map(({ need }) => answerOf(need, values))
  const order = { yes: 0, unknown: 1, no: 2 } as const
  const [best] = answers.sort((one, other) => order[one.fit] - order[other.fit])
  if (best) return { ...best, name: product.name }
  const named = values.filter(([id]) => id === 'fit').map(([, value]) => String(value))
  const isOwn = named.some((fit) => fit === car.fits.engine || fit === car.fits.model)
  return {
    fit: isOwn ? 'yes' : 'unknown',
    reasons: named.map((text) => ({ aspect: 'vehicle', state: isOwn ? 'yes' : 'unknown', text })),
    name: product.name,
  }
}

const isOfKind = ({ kind }: CatalogueProduct, leaf: number | undefined): boolean =>
  leaf !== undefined && LEAF_BY_ID.get(leaf)?.kind === kind

function answerOf(need: Need, values: Parameters<typeof matchNeed>[1]): Pick<FitAnswer, 'fit' | 'reasons'> {
  const { reasons } = matchNeed(need, values)
  return { fit: fitOf(reasons), reasons }
}
