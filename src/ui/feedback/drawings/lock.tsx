/** Closed for this visitor, or until it is known who he is. */
export const lockDrawing = (
  <>
    <path d="M72 58V42a28 28 0 0 1 56 0v16" fill="none" stroke="var(--line-2)" strokeWidth="10" strokeLinecap="round" />
    <rect x="56" y="58" width="88" height="54" rx="9" fill="var(--line-2)" />
    <path d="M100 70c5 7 8 11 8 16a8 8 0 0 1-16 0c0-5 3-9 8-16z" fill="var(--action)" />
  </>
)
