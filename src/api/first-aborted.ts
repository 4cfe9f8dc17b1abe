/** A signal that is aborted with the first of these: `AbortSignal.any`, which browsers of the floor lack. [DEC-084] */
export function firstAborted(...signals: readonly AbortSignal[]): AbortSignal {
  const both = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) both.abort(signal.reason)
    else signal.addEventListener('abort', () => both.abort(signal.reason), { once: true, signal: both.signal })
  }
  return both.signal
}
