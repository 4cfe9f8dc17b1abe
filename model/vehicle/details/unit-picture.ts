import * as z from 'zod/mini'
import { whole } from '../../whole'

const length = z.number().check(z.nonnegative())
const number = z.number().check(whole(), z.positive())

/** The simple bodies of which a scheme is drawn. */
export const Shape = z.enum([
  ...(['bolt', 'ring', 'disc', 'cylinder', 'plate', 'box', 'housing', 'hose', 'plug', 'filter'] as const),
  ...(['belt', 'spring', 'radiator', 'fan', 'battery', 'lamp', 'blade'] as const),
])
export type Shape = z.output<typeof Shape>

/** An exploded view as data: bodies by the number of their callout, `x` and `y` are the centre of each. */
export const UnitPicture = z.object({
  width: length,
  height: length,
  parts: z.array(z.object({ callout: number, shape: Shape, x: length, y: length, width: length, height: length })),
})
export type UnitPicture = z.output<typeof UnitPicture>

/** A number beside a body of the scheme; the line leads from the number to a place on the body. */
export const Callout = z.object({ number, x: length, y: length, to_x: length, to_y: length })
export type Callout = z.output<typeof Callout>
