/** The buyer with his hands. */
export const BUYER = 'buyer'
/** What lies in the browser beside the machines: the client of the server, what is kept there, the network, other tabs. */
export const BROWSER = 'browser'
/** Who answers requests. */
export const SERVER = 'server'

/** What is asked of the server. `of`: the id of the machine whose call asks; `text`: method and path. */
export type Request = { kind: 'request'; of: string; text: string }

/** What was seen in a run, the earliest first. `of`, `from`, `to`: ids of machines, or one of those above. */
export type Entry =
  | { kind: 'chapter'; title: string }
  /** `data`: what of the event can be shown in a line. `isIdle`: where its hearer is, it does nothing. */
  | { kind: 'event'; from: string; to: string; type: string; data: string; isIdle?: boolean }
  /** Somebody starts a machine. */
  | { kind: 'started'; from: string; to: string }
  /** A machine of its own came to its end, and whoever started it hears of it. */
  | { kind: 'finished'; from: string; to: string }
  | { kind: 'timer'; of: string; delay: string }
  | { kind: 'call'; of: string; name: string }
  /** `failure`: its name where the call failed. */
  | { kind: 'answer'; of: string; name: string; failure: string | null }
  /** What goes over the network, method and path; `status`: of its answer, null where none came. `isUnwanted`: its question was called off meanwhile. */
  | Request
  /** `question`: what is answered. */
  | { kind: 'response'; of: string; text: string; status: number | null; question: Request; isUnwanted?: boolean }
  /** What is found kept somewhere at that moment, in Russian words. */
  | { kind: 'kept'; of: string; text: string }
  /** Where a machine is after what happened: the paths that it was not in before. */
  | { kind: 'states'; of: string; paths: readonly string[] }
