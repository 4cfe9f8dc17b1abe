import type { TableModel } from './vehicle-table'

/** Makes that write two characters of the body right behind the manufacturer's code. */
const SHORT_BODIES: ReadonlySet<string> = new Set(['Renault', 'Peugeot', 'Citroen'])
/** Makes whose seventh and eighth characters are those of the body. */
const LATER_BODIES: ReadonlySet<string> = new Set(['Volkswagen', 'Skoda', 'Audi'])

/** Whether a VIN names the body of the model: «XTA2190…» is a 2190, «TMBAG7NE…» an NE. Of many models no VIN says that. */
export function isDescribedBy(vin: string, { make, body }: TableModel): boolean {
  const least = SHORT_BODIES.has(make) ? 2 : 3
  return body.split(/[/ ]/).some((part) => {
    if (LATER_BODIES.has(make)) return part.length >= 2 && vin.startsWith(part.slice(0, 2), 6)
    return part.length >= least && vin.startsWith(part, 3)
  })
}
