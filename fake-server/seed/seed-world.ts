import { searching } from '../catalogue/search/searching'
import { atOnce } from '../steps'
import type { World } from '../world'
import { seedingCustomers } from './seed-customers'
import { seedingShop, type Wanted } from './seed-shop'

/** All that a fake server begins with, at once. */
export function seedWorld(wanted: Wanted): World {
  const shop = atOnce(seedingShop(wanted, { run: atOnce, searching: () => Promise.resolve(searching) }))
  const customers = atOnce(seedingCustomers(shop))
  return { ...shop, ...customers, rows: { ...shop.rows, ...customers.rows } }
}
