import type { ProductPrice } from '../../../model/catalogue/product-price'
import type { Scene } from '../../scene'
import type { StoredItem, TakenUnits } from '../../tables'

type Stored = Pick<Scene, 'tables'>

/** Units that orders have taken of a product, by warehouse; none where nobody ordered it. */
export const takenOf = ({ tables }: Stored, productId: number): readonly TakenUnits[] =>
  tables.taken.findFirst({ where: { id: { equals: productId } } })?.units ?? []

/** Takes a line of an order from the stock, from the nearest warehouses first. @param warehouses what is there of it, the nearest first @returns from where */
export function takeUnits(
  { tables }: Stored,
  productId: number,
  qty: number,
  warehouses: NonNullable<ProductPrice['warehouses']>,
): TakenUnits[] {
  let left = qty
  const units = warehouses.flatMap(({ stock_id, amount }) => {
    const taken = Math.min(left, amount)
    left -= taken
    return taken > 0 ? [{ stock_id, qty: taken }] : []
  })
  change(tables, productId, units)
  return units
}

/** Gives the lines of an order back to where they were taken from. */
export function giveBack({ tables }: Stored, items: readonly StoredItem[]): void {
  for (const { product_id, taken = [] } of items) {
    const back = taken.map(({ stock_id, qty }) => ({ stock_id, qty: -qty }))
    change(tables, product_id, back)
  }
}

function change(tables: Scene['tables'], productId: number, more: readonly TakenUnits[]): void {
  if (more.length === 0) return
  const sums = new Map<number, number>()
  for (const { stock_id, qty } of [...takenOf({ tables }, productId), ...more]) sums.set(stock_id, (sums.get(stock_id) ?? 0) + qty)
  const units = [...sums].map(([stock_id, qty]) => ({ stock_id, qty })).filter(({ qty }) => qty > 0)
  const where = { id: { equals: productId } }
  if (units.length === 0) tables.taken.deleteMany({ where })
  else if (tables.taken.findFirst({ where })) tables.taken.update({ where, data: { units } })
  else tables.taken.create({ id: productId, units })
}
