import type { Latency } from '../scenarios'

/** How much leaves in a second, in bytes. */
const SPEED: Readonly<Record<Latency, number>> = { none: Infinity, quick: 20_000_000, usual: 2_000_000, slow: 200_000 }
/** So often it is told how much has left, ms. */
const STEP_MS = 100

type Line = {
  /** Bytes. */
  size: number
  latency: Latency
  onProgress: (progress: { sent: number; total: number }) => void
  signal: AbortSignal | null
  /** Resolves after so many ms. */
  pause: (ms: number) => Promise<void>
}

/** A request's body leaves over the line of the demo, as slow as its latency says. Rejects with the reason of the signal where it is aborted. */
export async function sendOver({ size, latency, onProgress, signal, pause }: Line): Promise<void> {
  const step = (SPEED[latency] * STEP_MS) / 1000
  for (let sent = 0; sent < size; ) {
    signal?.throwIfAborted()
    if (sent > 0 || step < size) await pause(STEP_MS)
    signal?.throwIfAborted()
    sent = Math.min(size, sent + step)
    onProgress({ sent, total: size })
  }
}
