/**
 * How many turns of the event loop in a row must pass without activity. Promises settle within one turn; a message of a
 * BroadcastChannel takes one turn to arrive.
 */
const QUIET_TURNS = 3

/** Requests that a fake server is answering now. A request that a test holds back has not reached a server, so it does not count. */
let inFlight = 0
/** Grows with every request, every answer and every event of an observed actor system. */
let activity = 0

/** Records that something happened: the quiet turns are counted from here on. */
export function noteActivity(): void {
  activity++
}

/** Counts a request as in flight until it is answered or fails. In: sends the request. Out: what it resolves or rejects with. */
export async function whileInFlight<T>(send: () => Promise<T>): Promise<T> {
  inFlight++
  activity++
  try {
    return await send()
  } finally {
    inFlight--
    activity++
  }
}

/** How many of the immediates of the process are those of `atRest` itself. */
let waiting = 0

/**
 * Resolves once nothing is under way: no fake server is answering a request, nobody has scheduled an immediate (a simulated IndexedDB
 * does), and neither requests nor observed actors were active for a few turns of the event loop. No simulated time passes.
 * What a test holds back (a promise of its own) is not waited for.
 */
export async function atRest(): Promise<void> {
  let seen = activity
  for (let quiet = 0; quiet < QUIET_TURNS; quiet++) {
    await turn()
    if (inFlight === 0 && seen === activity && immediates() === waiting) continue
    seen = activity
    quiet = -1
  }
}

const turn = (): Promise<void> => {
  waiting++
  return new Promise((resolve) =>
    setImmediate(() => {
      waiting--
      resolve()
    }),
  )
}

/** How many immediates of the process have not run yet. */
const immediates = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Immediate').length
