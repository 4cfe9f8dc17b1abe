/** A chart as it was drawn, percent. */
export const AS_DRAWN = 100
const STEPS = [10, 15, 20, 25, 33, 50, 67, 80, AS_DRAWN, 125, 150, 200]
type Size = { width: number; height: number }
type Point = { x: number; y: number }

/** The next larger scale, or the next smaller one. @param scale in percent @param by 1 or −1 @returns null: there is none */
export const nextScale = (scale: number, by: 1 | -1): number | null =>
  (by > 0 ? STEPS.find((step) => step > scale) : STEPS.findLast((step) => step < scale)) ?? null

/**
 * The scale at which each of these pictures is seen whole in a box, no larger than they were drawn.
 * @param pictures their own sizes, px @returns percent, whole, not below the smallest step
 */
export function fitting(pictures: readonly Size[], box: Size): number {
  const shares = pictures.flatMap(({ width, height }) => [(box.width * AS_DRAWN) / width, (box.height * AS_DRAWN) / height])
  return Math.max(STEPS[0]!, Math.floor(Math.min(AS_DRAWN, ...shares))) // not empty
}

/** Where a point lies in a picture: 0 at its left or upper edge, 1 at the other. */
export const shareOf = ({ x, y, width, height }: Size & Point, point: Point): Point => ({
  x: (point.x - x) / width,
  y: (point.y - y) / height,
})
/** The point that lies so in a picture. */
export const pointAt = ({ x, y, width, height }: Size & Point, share: Point): Point => ({ x: x + share.x * width, y: y + share.y * height })
