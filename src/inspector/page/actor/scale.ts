/** Percents of the size at which a chart's letters are as they were drawn. */
const STEPS = [10, 15, 20, 25, 33, 50, 67, 80, 100, 125, 150, 200]
export const WHOLE = 100
type Size = { width: number; height: number }

/** The next larger scale, or the next smaller one. @param scale in percent @param by 1 or −1 @returns null: there is none */
export const nextScale = (scale: number, by: 1 | -1): number | null =>
  (by > 0 ? STEPS.find((step) => step > scale) : STEPS.findLast((step) => step < scale)) ?? null

/**
 * The scale at which each of these pictures is seen whole in a box, no larger than they were drawn.
 * @param pictures their own sizes, px @returns percent, whole, not below the smallest step
 */
export function fitting(pictures: readonly Size[], box: Size): number {
  const shares = pictures.flatMap(({ width, height }) => [box.width / width, box.height / height])
  return Math.max(STEPS[0]!, Math.floor(Math.min(1, ...shares) * WHOLE)) // not empty
}
