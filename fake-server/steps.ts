/** Work that lets other work come between: it yields where it may be interrupted, and gives its result at the end. */
export type Steps<Result> = Generator<void, Result, void>

/** How steps are done: all at once, or in slices. */
export type Runner = <Result>(steps: Steps<Result>) => Result | Promise<Result>

/** @returns the result of steps that are done one after the other without a pause; passes on what they throw */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** A slice of work takes so long at most, ms: with what else a frame does it stays far below a long task of 50. */
const SLICE_MS = 8

type Slices = {
  /** Milliseconds, ever growing. */
  now: () => number
  /** Lets other tasks come first. */
  pause: () => Promise<void>
  sliceMs?: number
}

/** @returns the result of steps that are done in slices of a few ms with pauses between; rejects with what they throw */
export async function inSlices<Result>(steps: Steps<Result>, { now, pause, sliceMs = SLICE_MS }: Slices): Promise<Result> {
  for (let start = now(); ; ) {
    const { done, value } = steps.next()
    if (done) return value
    if (now() - start < sliceMs) continue
    await pause()
    start = now()
  }
}
