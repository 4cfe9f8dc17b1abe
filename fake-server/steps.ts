/** Interruptible work: a generator that yields wherever other tasks may run, and returns its result. */
export type Steps<Result> = Generator<void, Result, void>

/** Runs the work: without a pause (`atOnce`) or in slices (`inSlices`). */
export type Runner = <Result>(steps: Steps<Result>) => Result | Promise<Result>

/** Runs the work without a pause. @returns its result; throws what it throws */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Longest slice in ms: together with the other work of a frame it stays far below a long task (50 ms). */
const SLICE_MS = 8

type Slices = {
  /** Monotonic clock, ms. */
  now: () => number
  /** Lets other tasks run. */
  pause: () => Promise<void>
  sliceMs?: number
}

/** Runs the work in slices of a few ms with pauses between them. @returns its result; rejects with what it throws */
export async function inSlices<Result>(steps: Steps<Result>, { now, pause, sliceMs = SLICE_MS }: Slices): Promise<Result> {
  for (let start = now(); ; ) {
    const { done, value } = steps.next()
    if (done) return value
    if (now() - start < sliceMs) continue
    await pause()
    start = now()
  }
}
