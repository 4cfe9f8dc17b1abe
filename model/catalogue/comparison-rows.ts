import { formatPieces } from '../text/count'
import { tied } from '../text/tied'
import { type Product, valueText } from './product'
import { once } from '../text/once'

/** A parameter of several products side by side. */
export type ComparisonRow = {
  key: string
  name: string
  /** A list for each product, in the order of the products; without it, empty. */
  values: readonly (readonly string[])[]
  /** All products have it, and the same. */
  isSame: boolean
}

const kilograms = once(() => new Intl.NumberFormat('ru', { maximumFractionDigits: 3 }))

/** What every product has besides its parameters. */
const OWN: readonly { name: string; of: (product: Product) => string }[] = [
  { name: 'Бренд', of: ({ brand }) => brand.name },
  { name: 'Страна бренда', of: ({ brand }) => brand.country },
  { name: 'Раздел', of: ({ category_name }) => category_name ?? '' },
  { name: 'Упаковка', of: ({ pack }) => formatPieces(pack) },
  { name: 'Не больше в\u00a0заказе', of: ({ limit }) => (limit === null ? '' : formatPieces(limit)) },
  { name: 'Вес единицы', of: ({ weight }) => (weight > 0 ? `${kilograms().format(weight / 1000)}\u00a0кг` : '') },
]

/**
 * Products side by side: first what every product has, then every parameter that any of them has, in the order in which the products
 * name them; the same values in another order are the same. A row that no product has anything in is left out.
 */
export function comparisonRows(products: readonly Product[]): ComparisonRow[] {
  const own = OWN.map(({ name, of }) =>
    rowOf(
      `own ${name}`,
      name,
      products.map((product) => [of(product)].filter(Boolean)),
    ),
  )
  const names = new Map(products.flatMap(({ values }) => values.map(({ parameter }) => [parameter.id, tied(parameter.name)] as const)))
  const parameters = orderOf(products).map((id) =>
    rowOf(
      id,
      names.get(id) ?? id,
      products.map(({ values }) => [...new Set(values.filter(({ parameter }) => parameter.id === id).map(valueText))].filter(Boolean)),
    ),
  )
  return [...own, ...parameters].filter(({ values }) => values.some((list) => list.length > 0))
}

function rowOf(key: string, name: string, values: readonly (readonly string[])[]): ComparisonRow {
  const sets = values.map((list) => [...list].sort().join('\n'))
  return { key, name, values, isSame: sets.every((set) => set === sets[0]) }
}

/** The ids of all parameters: those of the first product in its order, each other one behind what stands before it in its own product. */
function orderOf(products: readonly Product[]): string[] {
  const order: string[] = []
  for (const { values } of products) {
    let at = 0
    for (const { parameter } of values) {
      const known = order.indexOf(parameter.id)
      if (known < 0) order.splice(at++, 0, parameter.id)
      else at = Math.max(at, known + 1)
    }
  }
  return order
}
