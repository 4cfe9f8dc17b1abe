/** The drawings of empty and failed pages, in the colours of the scheme; the ground that each stands on is drawn by who shows it. */
export const drawings = {
  /** A drop that is not there: not found, failed. */
  drop: (
    <>
      <path d="M52 34A56 56 0 1 0 148 34" fill="none" stroke="var(--line-2)" strokeWidth="13" strokeLinecap="round" />
      <path
        d="M100 8c12 18 22 31 22 44a22 22 0 0 1-44 0c0-13 10-26 22-44z"
        fill="none"
        stroke="var(--edge)"
        strokeWidth="3"
        strokeDasharray="5 6"
      />
    </>
  ),
  /** An empty cart. */
  cart: (
    <>
      <path
        d="M30 22h18l16 62h72l16-46H56"
        fill="none"
        stroke="var(--line-2)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="76" cy="104" r="9" fill="var(--line-2)" />
      <circle cx="126" cy="104" r="9" fill="var(--line-2)" />
      <path d="M104 12c6 9 11 15 11 22a11 11 0 0 1-22 0c0-7 5-13 11-22z" fill="var(--action)" />
    </>
  ),
  /** No connection. */
  offline: (
    <>
      <path d="M36 56q64-52 128 0M58 78q42-34 84 0" fill="none" stroke="var(--line-2)" strokeWidth="10" strokeLinecap="round" />
      <circle cx="100" cy="98" r="9" fill="var(--edge)" />
      <path d="M46 22l108 92" stroke="var(--danger)" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  /** A connection that is there. */
  online: (
    <>
      <path d="M36 56q64-52 128 0M58 78q42-34 84 0" fill="none" stroke="var(--line-2)" strokeWidth="10" strokeLinecap="round" />
      <circle cx="100" cy="98" r="9" fill="var(--ok)" />
    </>
  ),
  /** Closed for this visitor, or until it is known who he is. */
  lock: (
    <>
      <path d="M72 58V42a28 28 0 0 1 56 0v16" fill="none" stroke="var(--line-2)" strokeWidth="10" strokeLinecap="round" />
      <rect x="56" y="58" width="88" height="54" rx="9" fill="var(--line-2)" />
      <path d="M100 70c5 7 8 11 8 16a8 8 0 0 1-16 0c0-5 3-9 8-16z" fill="var(--action)" />
    </>
  ),
  /** A list with nothing in it. */
  list: (
    <>
      <path d="M62 14h60l20 20v78H62z" fill="none" stroke="var(--line-2)" strokeWidth="9" strokeLinejoin="round" />
      <path d="M82 56h40M82 74h40" stroke="var(--line-2)" strokeWidth="6" strokeLinecap="round" />
      <path d="M82 92h24" stroke="var(--edge)" strokeWidth="3" strokeLinecap="round" strokeDasharray="5 6" />
    </>
  ),
} as const

/** The name of a drawing for empty and failed screens. */
export type Drawing = keyof typeof drawings
