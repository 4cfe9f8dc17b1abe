import type { Callout, Shape, UnitPicture } from '../../../../model/vehicle/details/unit-picture'

/** A body of a scheme: its size, and whether it hangs on the main axis (0) or stands below it (1). */
export type Body = { shape: Shape; width: number; height: number; row: 0 | 1 }

const GAP = 34
const MARGIN = 44
const ROW_HEIGHT = 170
/** From the edge of the picture to the middle of the numbers. */
const NUMBER_AT = 26
const WIDTH_MIN = 640

/**
 * An exploded view: the bodies stand one after another along their axis, in the order in which they are put together; what is screwed on
 * from aside stands below. The number of each stands over or under it. The callouts count from 1.
 */
export function layoutUnit(bodies: readonly Body[]): { picture: UnitPicture; callouts: Callout[] } {
  const numbered = bodies.map((body, at) => ({ ...body, callout: at + 1 }))
  const rows = [0, 1].map((row) => numbered.filter((body) => body.row === row))
  const lengths = rows.map((row) => row.reduce((sum, { width }) => sum + width + GAP, -GAP))
  const width = Math.max(WIDTH_MIN, ...lengths.map((length) => length + 2 * MARGIN))
  const shown = rows.filter((row) => row.length > 0).length
  const height = 2 * MARGIN + shown * ROW_HEIGHT
  const parts = rows.flatMap((row, place) => {
    const length = lengths[place] ?? 0
    // What is left is shared out between the bodies, so that both rows reach from side to side.
    const spare = row.length > 1 ? Math.min(80, (width - 2 * MARGIN - length) / (row.length - 1)) : 0
    let x = (width - length - spare * (row.length - 1)) / 2
    return row.map((body) => {
      const centre = x + body.width / 2
      x += body.width + GAP + spare
      return { ...body, x: centre, y: MARGIN + ROW_HEIGHT * (place + 0.5) }
    })
  })
  return {
    picture: {
      width: Math.round(width),
      height,
      parts: parts.map((part) => ({
        callout: part.callout,
        shape: part.shape,
        x: Math.round(part.x),
        y: Math.round(part.y),
        width: part.width,
        height: part.height,
      })),
    },
    callouts: parts
      .map(({ callout, row, x, y, height: own }) => ({
        number: callout,
        x: Math.round(x),
        y: row === 0 ? NUMBER_AT : height - NUMBER_AT,
        to_x: Math.round(x),
        to_y: Math.round(y + ((row === 0 ? -1 : 1) * own) / 4),
      }))
      .sort((one, other) => one.number - other.number),
  }
}
