import { isBodyOf } from '../../../model/vehicle/frame-number'
import type { TableModel, VehicleTable } from './vehicle-table'

/** Makes whose last digit of the body code tells the variant. */
const FAMILIES: ReadonlySet<string> = new Set(['Toyota', 'Lexus', 'Mitsubishi'])

/** The Japanese models whose body the model code of a frame number can be of. */
export const framedModels = (code: string, { models, japanese }: VehicleTable): TableModel[] =>
  models.filter(({ make, body }) => japanese.has(make) && isBodyOf(code, body, FAMILIES.has(make)))
